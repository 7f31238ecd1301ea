import { useSyncExternalStore } from "react";
import type { Store } from "./store.ts";

/** What a component reads of a store. */
type Readable<Value> = Pick<Store<Value>, "read" | "subscribe">;

/**
 * The value of a store, now and after each change.
 * @param store keeps its identity
 * @param prerendered what a page that is rendered before it comes to a browser shows, if not what the store holds then
 */
export function useStore<Value>(
  store: Readable<Value>,
  ...prerendered: [] | [prerendered: NoInfer<Value>]
): Value {
  return useSyncExternalStore(store.subscribe, store.read, () =>
    prerendered.length === 0 ? store.read() : prerendered[0],
  );
}
