import { ApiError, answerOf, api } from "./api.ts";
import { keepDevice, resumeSession } from "./device.ts";
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

/** The guest who is being made: whatever is pressed meanwhile is done by the same. */
let making: Promise<void> | undefined;

/** Makes a guest of whoever has no session yet, in no tab of this browser. @throws ApiError */
export async function ensureSession(): Promise<void> {
  if (session.read()) return;
  making ??= makeGuest().finally(() => {
    making = undefined;
  });
  await making;
}

async function makeGuest(): Promise<void> {
  await resumeSession();
  if (session.read()) return;
  const { deviceToken, ...guest } = await answerOf(api.guestSession.$post());
  // Who has signed in meanwhile stays that.
  if (session.read()) return;
  keepDevice(guest, deviceToken);
  beginSession(guest);
}
