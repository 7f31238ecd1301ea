import type { FlatNamespace } from "i18next";
import { matchRoutes } from "react-router-dom";
import { loadTexts } from "./i18n/i18n.ts";
import { type PageRoute, routes } from "./routes.ts";

/** Of some pages the one that accepts a query. */
export function pageFor(pages: readonly PageRoute[], query: URLSearchParams): PageRoute | undefined {
  return pages.find(({ accepts }) => accepts?.(query) ?? true);
}

/**
 * The route of an address without its language; `undefined` if no page is there. An address may lack the query that its
 * page needs.
 */
export function routeAt(address: string): PageRoute | undefined {
  const [path, query] = address.split("?");
  const at = matchRoutes([...routes], path)?.[0].route;
  const pages = routes.filter((route) => route.path === at?.path);
  return pageFor(pages, new URLSearchParams(query)) ?? pages[0];
}

/** The namespaces of the texts of the page at an address; where no page is, the landing page is shown. */
export function textsAt(address: string): readonly FlatNamespace[] {
  return (routeAt(address) ?? routeAt("/"))!.texts;
}

/** Starts to load the page at an address before anybody goes there. */
export function fetchPage(address: string): void {
  void loadPage((routeAt(address) ?? routeAt("/"))!);
}

/** Loads the code of a page and its texts. Resolves once all is there, or can't be loaded now: what renders it tries again. */
export async function loadPage({ page, texts }: PageRoute): Promise<void> {
  await Promise.all([page.fetch().catch(() => {}), loadTexts(texts)]);
}
