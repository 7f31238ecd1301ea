import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How far each entry of the history was scrolled down when it was left, in px. */
const depths = new Map<string, number>();

/** So long a page that one returns to may take to become as long as it was. */
const longestWaitMs = 5_000;

/**
 * A page that one goes to begins at its top, and one that one returns to stands where it was left. Another part of the same
 * page moves nothing, and an address that names a place on its page leads there itself. The browser does the same for pages
 * that it loads; react-router does it only in a mode that would add 20 kB to every first visit.
 * @param page what tells one page from another
 */
export function useScroll(page: string): void {
  const { key, hash } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef(page);
  useLayoutEffect(() => {
    const isOther = shown.current !== page;
    shown.current = page;
    const depth = isReturn ? depths.get(key) : isOther && !hash ? 0 : undefined;
    const stop = depth === undefined ? undefined : scrollOnceLong(depth);
    const note = () => depths.set(key, scrollY);
    addEventListener("scroll", note, { passive: true });
    return () => {
      stop?.();
      removeEventListener("scroll", note);
    };
  }, [key, page, hash, isReturn]);
}

/** Scrolls to a depth once the page is long enough, unless somebody scrolls before that. @returns a function that gives up */
function scrollOnceLong(depth: number): () => void {
  const done = new AbortController();
  const tryNow = () => {
    scrollTo({ top: depth, behavior: "instant" });
    if (Math.abs(scrollY - depth) < 1) done.abort();
  };
  tryNow();
  if (done.signal.aborted) return () => {};
  const watcher = new ResizeObserver(tryNow);
  watcher.observe(document.body);
  done.signal.addEventListener("abort", () => watcher.disconnect());
  const timer = setTimeout(() => done.abort(), longestWaitMs);
  done.signal.addEventListener("abort", () => clearTimeout(timer));
  for (const kind of ["wheel", "touchstart", "keydown", "pointerdown"])
    addEventListener(kind, () => done.abort(), { passive: true, signal: done.signal });
  return () => done.abort();
}
