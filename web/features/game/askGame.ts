import type { GameProtocol } from "#schema/protocol/game.ts";
import type { RoomClient } from "#web/net/room/RoomClient.ts";
import type { GameState } from "./gameRoom.ts";

/** Asks the game's room for something. */
export type AskGame = RoomClient<GameProtocol, GameState | undefined>["ask"];
