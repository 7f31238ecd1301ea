import { limits } from "#schema/limits.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { ApiError, answerOf, api } from "./api.ts";
import { beginSession, ownerOf, type Session, session } from "./session.ts";

/**
 * What this browser stays signed in by: a credential that gives each new tab a session of its own. It is the browser's, not the
 * tab's, so it belongs to whoever has signed in last.
 */
const storageKey = "TacDevice";

/** Has this browser stay signed in. */
export function keepDevice(owner: Session, deviceToken: string): void {
  deviceStorage.setItem(storageKey, JSON.stringify({ owner: ownerOf(owner), deviceToken }));
}

/** Has this browser stay signed in no more as this one; whoever else has signed in meanwhile stays so. */
export function forgetDevice(owner: Session): void {
  if (readDevice()?.owner === ownerOf(owner)) deviceStorage.removeItem(storageKey);
}

/** Keeps the credential that the server has given in place of the one before, if it has. */
export function renewDevice(deviceToken: string | undefined): void {
  const current = session.read();
  if (current && deviceToken !== undefined) keepDevice(current, deviceToken);
}

/** The session that is being asked for: whoever needs one meanwhile waits for the same. */
let resuming: Promise<void> | undefined;

/**
 * Begins a session for this tab, if it has none and this browser stays signed in.
 * @throws ApiError where that could not be found out
 */
export function resumeSession(): Promise<void> {
  resuming ??= resume().finally(() => {
    resuming = undefined;
  });
  return resuming;
}

/** The same for a page that has just been opened: it waits, but not for long, and where the server can't be reached it goes on asking. */
export async function startSession(): Promise<void> {
  // Who signs in in another tab is signed in here as well.
  globalThis.addEventListener("storage", ({ key }) => {
    if (key === storageKey) void resumeSession().catch(() => {});
  });
  if (session.read() || !readDevice()) return;
  await Promise.race([resumePatiently(), wait(limits.deviceSessionWaitMs)]);
}

async function resumePatiently(): Promise<void> {
  for (;;) {
    try {
      return await resumeSession();
    } catch {
      await wait(limits.deviceSessionRetryMs);
    }
  }
}

async function resume(): Promise<void> {
  for (let device = readDevice(); device && !session.read(); device = readDevice()) {
    const { deviceToken } = device;
    try {
      const begun = await answerOf(api.deviceSession.$post({ json: { deviceToken } }));
      // Who has signed in meanwhile stays that.
      if (!session.read()) beginSession(begun);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Another tab may have been given another one.
      if (readDevice()?.deviceToken === deviceToken) deviceStorage.removeItem(storageKey);
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 422);
}

function readDevice(): { owner: string; deviceToken: string } | undefined {
  try {
    const { owner, deviceToken } = JSON.parse(deviceStorage.getItem(storageKey) ?? "{}");
    return typeof owner === "string" && typeof deviceToken === "string" ? { owner, deviceToken } : undefined;
  } catch {
    return undefined;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
