import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";

/** Whether the page with which the visit began can be used. */
const canBeUsed = createStore(false);

/** Stands beside a page that is fetched: once both are there, the page can be used. */
export function PageIsThere() {
  useEffect(() => canBeUsed.write(true), []);
  return null;
}

/** What the first page can be used without: it is not rendered, and so not fetched, before that. */
export function Afterwards({ children }: { children: ReactNode }) {
  return useSyncExternalStore(canBeUsed.subscribe, canBeUsed.read, () => false) && children;
}
