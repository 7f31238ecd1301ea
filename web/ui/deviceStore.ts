import { deviceStorage } from "./storage.ts";
import type { Store } from "./store.ts";

/** How a value stands in the browser's storage. */
export interface Stored<Value> {
  key: string;
  /** @param text what is stored, whatever it is; `null` if that is nothing */
  read: (text: string | null) => Value;
  /** @param before what is stored now @returns nothing to store nothing */
  write: (value: Value, before: string | null) => string | null | undefined;
}

/**
 * A value in the browser's storage: always as it was stored last, also by another tab, and the same object until
 * something else is stored.
 */
export function createDeviceStore<Value>({ key, read, write }: Stored<Value>): Store<Value> {
  let known: { text: string | null; value: Value } | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => {
      const text = deviceStorage.getItem(key);
      if (known === undefined || known.text !== text) known = { text, value: read(text) };
      return known.value;
    },
    write: (value) => {
      const text = write(value, deviceStorage.getItem(key));
      if (text == null) deviceStorage.removeItem(key);
      else deviceStorage.setItem(key, text);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const stop = onOtherTab(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

/** Calls back when another tab has stored something. @returns a function that ends that */
function onOtherTab(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
