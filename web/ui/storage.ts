/** As much of a browser's storage as is used here. */
type KeptTexts = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What the tab keeps until it is closed. */
export const tabStorage = storageOf("sessionStorage");

/** What the browser keeps. */
export const deviceStorage = storageOf("localStorage");

/** A storage of the browser; where that is blocked or full, what is kept lasts as long as the page. */
function storageOf(name: "sessionStorage" | "localStorage"): KeptTexts {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      // Already to name it throws where it is blocked.
      return act(globalThis[name]);
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
