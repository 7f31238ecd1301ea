import { createStore } from "#web/ui/store.ts";

/** Who plays in this tab. Guests have one too. */
export interface Session {
  username: string;
  token: string;
}

const storageKey = "TacUserStorage";

/** The session of this tab; `undefined` where nobody is signed in. */
export const session = createStore<Session | undefined>(restoreSession());

export function beginSession({ username, token }: Session): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ username, token }));
  session.write({ username, token });
}

export function endSession(): void {
  sessionStorage.removeItem(storageKey);
  session.write(undefined);
}

/** What is stored counts only if both are texts with something in them. */
export function readSession(stored: string | null): Session | undefined {
  try {
    const { username, token } = JSON.parse(stored ?? "{}");
    const isComplete = [username, token].every((value) => typeof value === "string" && value !== "");
    return isComplete ? { username, token } : undefined;
  } catch {
    return undefined;
  }
}

function restoreSession(): Session | undefined {
  return typeof sessionStorage === "undefined" ? undefined : readSession(sessionStorage.getItem(storageKey));
}
