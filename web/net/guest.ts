import { ApiError, answerOf, api } from "./api.ts";
import { beginSession, session } from "./session.ts";

/**
 * Does something as whoever is signed in, as a guest where nobody is.
 * @throws ApiError
 */
export async function asSomebody<Result>(act: () => Promise<Result>): Promise<Result> {
  await ensureSession();
  return act().catch(async (error) => {
    // The session has run out meanwhile: a guest just becomes another guest.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    await ensureSession();
    return act();
  });
}

/** Makes a guest of whoever has no session yet. @throws ApiError */
export async function ensureSession(): Promise<void> {
  if (!session.read()) beginSession(await answerOf(api.guestSession.$post()));
}
