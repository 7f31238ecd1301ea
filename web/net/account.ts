import type { AccountAnswer } from "#schema/api/accounts.ts";
import { useStore } from "#web/ui/useStore.ts";
import { beginSession, session } from "./session.ts";

/** The signed-in player's settings, as this tab knows them. */
export type Account = AccountAnswer;

/** The signed-in player's settings; `undefined` for guests and if nobody is signed in. */
export function useAccount(): Account | undefined {
  return useStore(session)?.account;
}

/** The signed-in player's name; `undefined` for guests and if nobody is signed in. */
export function useUsername(): string | undefined {
  const own = useStore(session);
  return own?.account && own.username;
}

export function readAccount(): Account | undefined {
  return session.read()?.account;
}

/** Stores settings that the server has accepted. */
export function changeAccount(change: Partial<Account>): void {
  const current = session.read();
  if (current?.account) beginSession({ ...current, account: { ...current.account, ...change } });
}

/** Takes over the player's new name. A guest has none to choose. */
export function changeUsername(username: string): void {
  const current = session.read();
  if (current?.account && current.username !== username) beginSession({ ...current, username });
}
