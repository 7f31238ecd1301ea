import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * The round that a phone shows of a bracket that scrolls sideways, and a function that shows another one. Where all
 * rounds fit it means nothing. The bracket is as high as the round in sight (`--height` in bracket.css), because the first
 * round may be much longer than the final.
 * @param first the round to show at first
 */
export function useRoundInSight(
  first: number,
  rounds: number,
): { scroller: RefObject<HTMLDivElement | null>; inSight: number; show: (round: number) => void } {
  const scroller = useRef<HTMLDivElement>(null);
  const begun = useRef(first);
  const [inSight, setInSight] = useState(first);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = (): void => {
      const round = Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
      if (isOneAtATime(element)) setInSight(Math.min(round, rounds - 1));
    };
    scrollTo(element, begun.current, "instant");
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [rounds]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const shown = element?.querySelector(`[data-round="${inSight}"]`);
    if (!element || !shown) return;
    const watcher = new ResizeObserver(() =>
      element.style.setProperty("--height", `${shown.getBoundingClientRect().height}px`),
    );
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [inSight]);

  const show = (round: number): void => {
    setInSight(round);
    if (scroller.current) scrollTo(scroller.current, round, "smooth");
  };
  return { scroller, inSight, show };
}

/** Scrolls the list itself, and not the page. */
function scrollTo(element: HTMLElement, round: number, behavior: "smooth" | "instant"): void {
  const shown = element.querySelector<HTMLElement>(`[data-round="${round}"]`);
  if (shown === null) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const left = element.scrollLeft + shown.getBoundingClientRect().left - element.getBoundingClientRect().left;
  element.scrollTo({ left, behavior: isCalm ? "instant" : behavior });
}

function isOneAtATime(element: HTMLElement): boolean {
  const round = element.firstElementChild;
  return round !== null && round.clientWidth >= element.clientWidth - 1;
}
