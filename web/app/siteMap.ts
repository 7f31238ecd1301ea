import { createContext, use } from "react";

/** What pages know of other pages. They get it handed in, because the table of routes knows the pages. */
export interface SiteMap {
  /** Starts to load the code of the page at an address (without its language). */
  fetchPage: (address: string) => void;
}

export const SiteMapContext = createContext<SiteMap>({ fetchPage: () => {} });

export function useSiteMap(): SiteMap {
  return use(SiteMapContext);
}
