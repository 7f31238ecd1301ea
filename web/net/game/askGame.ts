import type { GameProtocol } from "#schema/protocol/game.ts";
import type { RoomClient } from "../room/RoomClient.ts";
import type { GameState } from "./gameRoom.ts";

/** Sends a request to the game's room. */
export type AskGame = RoomClient<GameProtocol, GameState | undefined>["ask"];
