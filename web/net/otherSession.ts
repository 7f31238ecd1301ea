import { session } from "./session.ts";

/** Calls back at once when a session begins or ends in this tab, not when only its settings change. @returns ends that */
export function onOtherSession(act: () => void): () => void {
  let token = session.read()?.token;
  return session.subscribe(() => {
    const now = session.read()?.token;
    if (now === token) return;
    token = now;
    act();
  });
}
