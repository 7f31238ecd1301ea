import type { RefCallback } from "react";

/** What is so near is loaded by the time somebody who scrolls at leisure gets there. */
const margin = "300px";

/** A ref for an element far down a page: calls `act` whenever it comes on the screen, or near it. */
export function whenNear(act: () => void): RefCallback<Element> {
  return (element) => {
    if (element === null) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    };
    const watcher = new IntersectionObserver(look, { rootMargin: margin });
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
