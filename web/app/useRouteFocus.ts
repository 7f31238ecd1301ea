import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { takeFocus } from "#web/ui/takeFocus.ts";
import { splitPath } from "./i18n/locale.ts";

/**
 * After going to another page, begins at its top: the focus is on its heading, so that a screen reader says where one
 * is and Tab goes on from there. The first page is left alone.
 */
export function useRouteFocus(): void {
  // The same page in another language is no other page.
  const page = splitPath(useLocation().pathname).rest;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    scrollTo(0, 0);
    return whenThere("main h1", (heading) => {
      heading.tabIndex = -1;
      takeFocus(heading, { preventScroll: true });
    });
  }, [page]);
}

/** Calls back with the first such element, now or once its page has been fetched. @returns gives up waiting */
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
