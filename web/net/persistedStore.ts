import { tabStorage } from "#web/ui/storage.ts";
import { createStore, type Store } from "#web/ui/store.ts";
import { type KeptKey, onOtherSession } from "./session.ts";

/**
 * A value that survives a reload of the tab and is deleted with the session.
 * @param read parses the stored JSON, whatever it is
 * @param keep returns the part of a value to store
 */
export function createPersistedStore<Value>(
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
    // Unreadable data counts as none.
    return nothing;
  }
}
