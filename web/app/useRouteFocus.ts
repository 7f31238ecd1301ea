import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { takeFocus } from "#web/ui/takeFocus.ts";

/**
 * After navigation, focuses the heading, so that a screen reader announces the page and Tab continues from there. The first
 * page is left alone, and so is one whose address names a part of it: it leads there itself.
 * @param page what tells one page from another
 */
export function useRouteFocus(page: string): void {
  const { hash } = useLocation();
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
