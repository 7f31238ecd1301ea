import { session } from "./session.ts";

/**
 * Calls back synchronously when a session starts or ends in this tab, but not when only its settings change. @returns
 * the unsubscribe function
 */
export function onOtherSession(act: () => void): () => void {
  let token = session.read()?.token;
  return session.subscribe(() => {
    const now = session.read()?.token;
    if (now === token) return;
    token = now;
    act();
  });
}
