import { createStore } from "./store.ts";

/** The part of a browser's storage API that is used here. */
interface KeptTexts extends Pick<Storage, "getItem" | "removeItem"> {
  /** @param isMissed whether the user expects this to be kept */
  setItem: (key: string, value: string, isMissed?: boolean) => void;
}

/** Whether something that the user expects to be kept lasts only as long as the page. */
export const isStorageBlocked = createStore(false);

/** Storage of the tab, until it is closed. */
export const tabStorage = storageOf("sessionStorage");

/** Storage of the browser. */
export const deviceStorage = storageOf("localStorage");

/** A storage of the browser. If it is blocked or full, the data lasts as long as the page. */
function storageOf(name: "sessionStorage" | "localStorage"): KeptTexts {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      // If it is blocked, even accessing it throws.
      return act(globalThis[name]);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value, isMissed = true) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isKept) return void memory.delete(key);
      memory.set(key, value);
      if (isMissed && !isStorageBlocked.read()) isStorageBlocked.write(true);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
