import { useEffect, useRef } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { takeFocus } from "#web/ui/takeFocus.ts";
import { splitPath } from "./i18n/locale.ts";
import { routeAt } from "./routeAt.ts";
import { routes } from "./routes.ts";

/**
 * After navigation, focuses the heading, so that a screen reader announces the page and Tab continues from there. The first
 * page is left alone, and so is one whose address names a part of it: it leads there itself.
 */
export function useRouteFocus(): void {
  const { pathname, search, hash } = useLocation();
  const page = pageAt(splitPath(pathname).rest + search);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (hash) return;
    return whenThere("main h1", (heading) => {
      heading.tabIndex = -1;
      takeFocus(heading, { preventScroll: true });
    });
  }, [page, hash]);
}

/**
 * What tells one page from another: the same in another language, or another tab of it, is no other page; one with the same
 * path may be.
 */
function pageAt(address: string): string {
  const route = routeAt(address);
  const [pathname] = address.split("?");
  const found = route && matchPath(`/${route.path}`, pathname);
  if (!found) return pathname;
  const { [tabOf(route.path)]: _tab, ...params } = found.params;
  return JSON.stringify([routes.indexOf(route), params]);
}

/** The name of the part of a path that may be missing: the tab of a page. */
function tabOf(path: string): string {
  return /:(\w+)\?/.exec(path)?.[1] ?? "";
}

/**
 * Calls back with the first matching element, now or once its page is loaded. @returns a function that stops waiting
 */
function whenThere(selector: string, use: (element: HTMLElement) => void): () => void {
  const find = () => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) {
      observer.disconnect();
      use(found);
    }
  };
  const observer = new MutationObserver(find);
  observer.observe(document.body, { childList: true, subtree: true });
  find();
  return () => observer.disconnect();
}
