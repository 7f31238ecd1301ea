import { limits } from "#schema/limits.ts";
import { createStore } from "#web/ui/store.ts";
import { ApiError, answerOf, api } from "./api.ts";
import { keepDevice, resumeSession } from "./device.ts";
import { beginSession, session } from "./session.ts";

/**
 * Runs an action as the signed-in user, or as a guest if nobody is signed in.
 * @throws ApiError
 */
export async function asSomebody<Result>(act: () => Promise<Result>): Promise<Result> {
  await ensureSession();
  const isAccount = session.read()?.account !== undefined;
  return act().catch(async (error) => {
    // The session has expired meanwhile: a guest is replaced by another guest, and somebody with an account signs in.
    if (isAccount || !(error instanceof ApiError && error.status === 401)) throw error;
    await ensureSession();
    return act();
  });
}

/** Gives the guest of this tab another name. Whoever is nobody yet becomes a guest. @throws ApiError */
export async function nameGuest(username: string): Promise<void> {
  const named = await asSomebody(() => answerOf(api.nameGuest.$post({ json: { username } })));
  const now = session.read();
  if (now && !now.account) beginSession({ ...now, username: named.username });
}

/** The pending request for a guest, shared by everything that needs one. */
let making: Promise<void> | undefined;

/** Whether this tab waits until the server lets in further guests of its address, as where a school class begins. */
export const isInLine = createStore(false);

/**
 * Creates a guest if no tab of this browser has a session. Where many come from one address at once, it waits until it is
 * this one's turn.
 * @throws ApiError
 */
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
  const { deviceToken, ...guest } = await letIn();
  // A user who has signed in meanwhile keeps that session.
  if (session.read()) return;
  keepDevice(guest, deviceToken);
  beginSession(guest);
}

/** Asks for a guest again, each time a moment later, as long as the address has had too many. */
async function letIn() {
  const until = performance.now() + limits.guestLineMs;
  try {
    for (;;) {
      try {
        return await answerOf(api.guestSession.$post());
      } catch (error) {
        const isFull = error instanceof ApiError && error.status === 429;
        if (!isFull || performance.now() > until) throw error;
      }
      isInLine.write(true);
      // Those who wait together do not ask together.
      const pause = limits.guestLinePauseMs * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    isInLine.write(false);
  }
}
