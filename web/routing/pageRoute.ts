import type { FlatNamespace } from "i18next";
import type { LazyPage } from "#web/ui/loading/lazyPage.ts";
import type common from "../locales/de/common.json";

/** A page's name in the texts (`pages` of common.json). */
export type PageName = keyof typeof common.pages;

/** The groups of the menu; `main` is also in the bar of the header, and `about` in the footer. */
export type MenuGroup = "main" | "own" | "about";

/** A page of the site and where it is. */
export type PageRoute = MenuEntry | UnlistedPage;

interface AnyPage {
  /** The path after the language, as react-router matches it. */
  path: string;
  page: LazyPage;
  /** The namespaces of its texts, which are loaded with its code. */
  texts: readonly FlatNamespace[];
  /** Whether it shows an address with this query; without it, any. */
  accepts?: (query: URLSearchParams) => boolean;
  /** It can do without the network, once its code is there. */
  needsNoNetwork?: true;
  /** It fills the window, without header and footer. */
  isFullScreen?: true;
  /** Its document's title says more than its name; so does that of a page without a name. */
  titlesItself?: true;
}

/** A page that the menu leads to, in the order of the table. */
export interface MenuEntry extends AnyPage {
  menu: MenuGroup;
  /** Its name in the menu and in the title of its document. */
  name: PageName;
  /** The menu leads only moderators to it. */
  isForModerators?: true;
}

interface UnlistedPage extends AnyPage {
  menu?: undefined;
  name?: PageName;
}
