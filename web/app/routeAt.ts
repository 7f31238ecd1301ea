import type { FlatNamespace } from "i18next";
import { matchPath, matchRoutes } from "react-router-dom";
import type { PageRoute } from "#web/routing/pageRoute.ts";
import { routes } from "./routes.ts";

/** The routes that accept a query. */
export function routesFor(query: URLSearchParams): PageRoute[] {
  return routes.filter(({ accepts }) => accepts?.(query) ?? true);
}

/**
 * The route of an address without its language; `undefined` if no page is there. An address may lack the query that its
 * page needs.
 */
export function routeAt(address: string): PageRoute | undefined {
  const [path, query] = address.split("?");
  // Of several routes with one path the first is taken.
  return matchRoutes([...routesFor(new URLSearchParams(query)), ...routes], path)?.[0].route;
}

/**
 * What tells one page from another. The same page in another language is no other page, nor is another tab of it; another one
 * with the same path is.
 * @param address without its language
 */
export function identityOf(address: string): string {
  const route = routeAt(address);
  const [path] = address.split("?");
  const found = route && matchPath(`/${route.path}`, path);
  if (!found) return path;
  const { tab: _, ...params } = found.params;
  return JSON.stringify([routes.indexOf(route), params]);
}

/**
 * Starts to load the code of the page at an address before anything renders it.
 * @returns the namespaces of its texts, and a promise that resolves once the code has loaded or failed to load
 */
export function fetchPage(address: string): { texts: readonly FlatNamespace[]; code: Promise<unknown> } {
  // Where no page is, the landing page is shown.
  const { page, texts } = (routeAt(address) ?? routeAt("/"))!;
  // The component that renders the page tries again.
  return { texts, code: page.fetch().catch(() => {}) };
}
