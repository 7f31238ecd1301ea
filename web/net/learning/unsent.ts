import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { type UnsentName, unsentKey } from "./unsentKeys.ts";

/** What was done in this browser and is not with an account yet. Owners are users by their ids, or guests: undefined. */
export interface Unsent<Item> {
  readonly read: (owner: number | undefined) => Item[];
  readonly change: (owner: number | undefined, change: (items: readonly Item[]) => readonly Item[]) => void;
  /** Calls back after a change in any tab. @returns the unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Each change begins with what is stored, so tabs of a browser add to each other's. If the storage is blocked or full,
 * the items last as long as the page.
 * @param readItem parses a stored item, whatever it is; undefined if it is none
 */
export function createUnsent<Item>(
  name: UnsentName,
  readItem: (stored: unknown) => Item | undefined,
): Unsent<Item> {
  const changes = createStore(0);
  const noteChange = () => changes.write(changes.read() + 1);
  const read = (owner: number | undefined) =>
    itemsIn(deviceStorage.getItem(unsentKey(name, owner)), readItem);
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === null || key.startsWith(name)) noteChange();
  });
  return {
    read,
    change: (owner, change) => {
      const items = change(read(owner));
      const key = unsentKey(name, owner);
      if (items.length > 0) deviceStorage.setItem(key, JSON.stringify(items));
      else deviceStorage.removeItem(key);
      noteChange();
    },
    subscribe: changes.subscribe,
  };
}

/** Whose items count for an account: its own, and those of a guest, who becomes its player. */
export function ownersSeenBy(userID: number | undefined): (number | undefined)[] {
  return userID === undefined ? [undefined] : [undefined, userID];
}

function itemsIn<Item>(stored: string | null, readItem: (stored: unknown) => Item | undefined): Item[] {
  try {
    const items: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(items) ? items.map(readItem).filter((item) => item !== undefined) : [];
  } catch {
    // Unreadable data counts as none.
    return [];
  }
}
