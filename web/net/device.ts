import { limits } from "#schema/limits.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { ApiError, answerOf, api } from "./api.ts";
import { beginSession, ownerOf, type Session, session } from "./session.ts";

/**
 * The credential that keeps this browser signed in and gives each new tab its own session. It belongs to the browser,
 * not to the tab, and so to the user who signed in last.
 */
const storageKey = "TacDevice";

/** Keeps this browser signed in. */
export function keepDevice(owner: Session, deviceToken: string): void {
  deviceStorage.setItem(storageKey, JSON.stringify({ owner: ownerOf(owner), deviceToken }));
}

/** Removes this user's credential from the browser. Another user who has signed in meanwhile stays signed in. */
export function forgetDevice(owner: Session): void {
  if (readDevice()?.owner === ownerOf(owner)) deviceStorage.removeItem(storageKey);
}

/** Replaces the credential with the one in the server's answer, if there is one. */
export function renewDevice(deviceToken: string | undefined): void {
  const current = session.read();
  if (current && deviceToken !== undefined) keepDevice(current, deviceToken);
}

/** The pending request for a session, shared by everything that needs one. */
let resuming: Promise<void> | undefined;

/**
 * Starts a session for this tab, if it has none and the browser stays signed in.
 * @throws ApiError if that could not be determined
 */
export function resumeSession(): Promise<void> {
  resuming ??= resume().finally(() => {
    resuming = undefined;
  });
  return resuming;
}

/**
 * The same for a page that has just been opened. It waits only for a short time, and keeps trying if the server can't
 * be reached.
 */
export async function startSession(): Promise<void> {
  // A sign-in in another tab applies here as well.
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
      // A user who has signed in meanwhile keeps that session.
      if (!session.read()) beginSession(begun);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Another tab may have received a new one.
      if (readDevice()?.deviceToken === deviceToken) deviceStorage.removeItem(storageKey);
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 422);
}

/** Who stays signed in here, as `ownerOf` identifies users. */
export function deviceOwner(): string | undefined {
  return readDevice()?.owner;
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
