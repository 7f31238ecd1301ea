import type { CreateGameBody } from "#schema/api/games.ts";
import { ApiError, answerOf, api } from "./api.ts";
import { rememberGame } from "./ongoingGame.ts";
import { beginSession, session } from "./session.ts";

/**
 * Begins a game with bots on the other seats, as a guest where nobody is signed in.
 * @returns the game's id
 * @throws ApiError
 */
export async function beginGame(wish: CreateGameBody): Promise<number> {
  if (!session.read()) await beginGuestSession();
  const { gameID } = await createGame(wish).catch(async (error) => {
    // The session has run out meanwhile: a guest just becomes another guest.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await beginGuestSession();
    return createGame(wish);
  });
  rememberGame(gameID);
  return gameID;
}

function createGame(wish: CreateGameBody) {
  return answerOf(api.createGame.$post({ json: wish }));
}

async function beginGuestSession(): Promise<void> {
  beginSession(await answerOf(api.guestSession.$post()));
}
