import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import { createStore } from "#web/ui/store.ts";

/** Whether the first page of the visit can be used. */
const canBeUsed = createStore(false);

/** Rendered beside a page that is being loaded: once both are there, the page can be used. */
export function PageIsThere() {
  useEffect(() => {
    canBeUsed.write(true);
    void loadModule(() => import("./foreignChanges.ts")).then(({ outliveForeignChanges }) =>
      outliveForeignChanges(),
    );
  }, []);
  return null;
}

/** Content that the first page can be used without. It is neither rendered nor fetched before the page can be used. */
export function Afterwards({ children }: { children: ReactNode }) {
  return useSyncExternalStore(canBeUsed.subscribe, canBeUsed.read, () => false) && children;
}
