import type { CreateGameBody } from "#schema/api/games.ts";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "./api.ts";
import { asSomebody } from "./guest.ts";
import { rememberGame } from "./ongoingGame.ts";
import { newRequestID } from "./requestID.ts";

type Wish = Omit<CreateGameBody, "idempotencyKey">;

/** The last wish, while it has no answer: wished again soon, it is the same game, which may have begun already. */
let unanswered: { wish: string; key: string; at: number } | undefined;

/**
 * Starts a game with bots on the other seats, as a guest if nobody is signed in.
 * @returns the game's id
 * @throws ApiError
 */
export async function beginGame(wish: Wish): Promise<number> {
  const idempotencyKey = keyOf(JSON.stringify(wish), Date.now());
  const { gameID } = await asSomebody(() =>
    answerOf(api.createGame.$post({ json: { ...wish, idempotencyKey } })),
  );
  unanswered = undefined;
  rememberGame(gameID);
  return gameID;
}

function keyOf(wish: string, now: number): string {
  if (unanswered?.wish !== wish || now >= unanswered.at + limits.creationRepeatedMs)
    unanswered = { wish, key: newRequestID(), at: now };
  return unanswered.key;
}
