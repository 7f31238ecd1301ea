/** An observable value: the minimum that React's `useSyncExternalStore` can read. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** @returns the unsubscribe function */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
