import type { CreateGameBody } from "#schema/api/games.ts";
import { answerOf, api } from "./api.ts";
import { asSomebody } from "./guest.ts";
import { rememberGame } from "./ongoingGame.ts";

/**
 * Starts a game with bots on the other seats, as a guest if nobody is signed in.
 * @returns the game's id
 * @throws ApiError
 */
export async function beginGame(wish: CreateGameBody): Promise<number> {
  const { gameID } = await asSomebody(() => answerOf(api.createGame.$post({ json: wish })));
  rememberGame(gameID);
  return gameID;
}
