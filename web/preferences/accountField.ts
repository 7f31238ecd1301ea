import { type Account, changeAccount, readAccount } from "#web/net/account.ts";
import { answerOf } from "#web/net/api.ts";
import { session } from "#web/net/session.ts";
import { showCallFailed } from "#web/ui/showCallFailed.ts";
import type { Store } from "#web/ui/store.ts";
import type { KeptByAccount } from "./preferences.ts";

/**
 * A field of the account; `undefined` without one. What is written applies at once. Each call waits for the one before,
 * so that the last choice wins; if that can't be kept, what the server last confirmed applies again, and a toast says so.
 */
export function accountField<Value>({ field, keep }: KeptByAccount<Value>): Store<Value | undefined> {
  /** What is being saved to the account with this id: the value that counts if it fails, and the last call. */
  let underWay: { id: number; confirmed: Value | undefined; last: Promise<void> } | undefined;
  const read = () => readAccount()?.[field] as Value | undefined;
  const apply = (value: Value | undefined) => changeAccount({ [field]: value } as Partial<Account>);

  const write = (value: Value): void => {
    const id = readAccount()?.id;
    if (id === undefined) return;
    const isSame = () => readAccount()?.id === id;
    const saving = underWay?.id === id ? underWay : { id, confirmed: read(), last: Promise.resolve() };
    underWay = saving;
    apply(value);
    const save = async (): Promise<void> => {
      let failure: Error | undefined;
      try {
        if (!isSame()) return;
        await answerOf(keep(value));
        saving.confirmed = value;
      } catch (error) {
        failure = error as Error;
      }
      // Something else may have been chosen meanwhile.
      if (saving.last !== call) return;
      if (underWay === saving) underWay = undefined;
      if (!failure || !isSame()) return;
      apply(saving.confirmed);
      showCallFailed(failure);
    };
    const call = saving.last.then(save);
    saving.last = call;
  };
  return { read, write: write as Store<Value | undefined>["write"], subscribe: session.subscribe };
}
