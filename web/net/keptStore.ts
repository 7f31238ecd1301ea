import { tabStorage } from "#web/ui/storage.ts";
import { createStore, type Store } from "#web/ui/store.ts";
import { onOtherSession } from "./otherSession.ts";
import type { KeptKey } from "./session.ts";

/**
 * A value that survives a reload of the tab, and is forgotten with the session.
 * @param read makes the value of what was kept as JSON, whatever that is
 * @param keep says what of a value is kept
 */
export function createKeptStore<Value>(
  key: KeptKey,
  nothing: Value,
  read: (kept: unknown) => Value,
  keep: (value: Value) => unknown = (value) => value,
): Store<Value> {
  const store = createStore(restore(key, nothing, read));
  onOtherSession(() => store.write(nothing));
  store.subscribe(() => tabStorage.setItem(key, JSON.stringify(keep(store.read()))));
  return store;
}

function restore<Value>(key: KeptKey, nothing: Value, read: (kept: unknown) => Value): Value {
  const kept = tabStorage.getItem(key);
  try {
    return kept === null ? nothing : read(JSON.parse(kept));
  } catch {
    // What can't be read counts as nothing.
    return nothing;
  }
}
