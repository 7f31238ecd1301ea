import { type ReactNode, useEffect } from "react";
import { createStore } from "../store.ts";
import { useStore } from "../useStore.ts";
import { loadModule } from "./loadModule.ts";

/** Whether the first page of the visit can be used. */
const canBeUsed = createStore(false);

let isThere = false;
/** How many parts of the page still wait for what they show. */
let waiting = 0;

function judge(): void {
  if (!isThere || waiting > 0 || canBeUsed.read()) return;
  canBeUsed.write(true);
  void loadModule(() => import("./foreignChanges.ts")).then(({ outliveForeignChanges }) =>
    outliveForeignChanges(),
  );
}

/** Rendered beside a page that is being loaded: once both are there, the page can be used. */
export function PageIsThere() {
  useEffect(() => {
    isThere = true;
    judge();
  }, []);
  return null;
}

/** Rendered by a page as long as it waits for what it shows, and so can't be used although its code is there. */
export function PageIsWaiting() {
  useEffect(() => {
    waiting += 1;
    return () =>
      whenIdle(() => {
        waiting -= 1;
        judge();
      });
  }, []);
  return null;
}

/** Once the browser has drawn what there is; at the latest after two seconds. */
function whenIdle(act: () => void): void {
  // Safari does not know it.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
}

/** Content that the first page can be used without. It is neither rendered nor fetched before the page can be used. */
export function DeferUntilInteractive({ children }: { children: ReactNode }) {
  return useStore(canBeUsed, false) && children;
}
