import { createContext, use } from "react";
import type { MenuEntry } from "./pageRoute.ts";

/** What the menu and pages know of all pages. They get it handed in, because the table of routes knows the pages. */
export interface SiteMap {
  /** The pages that the menu leads to, in its order. */
  menu: readonly MenuEntry[];
  /** Starts to load the code of the page at an address (without its language). */
  fetchPage: (address: string) => void;
}

export const SiteMapContext = createContext<SiteMap>({ menu: [], fetchPage: () => {} });

export function useSiteMap(): SiteMap {
  return use(SiteMapContext);
}
