import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to an end (px) it counts as reached. */
const nearPx = 48;
const nearTopPx = 240;

/**
 * Keeps a list of messages where it is read: at its end as long as one is there, else in its place, also where older
 * messages come before it.
 * @param first number of the first message that is shown
 * @param last what changes with what comes at the end
 * @param loadOlder called when one comes near to the top; there where there is more
 */
export function useScrollBack(
  box: RefObject<HTMLElement | null>,
  first: number,
  last: string,
  loadOlder?: () => Promise<void>,
): { isAtEnd: boolean; toEnd: () => void } {
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef({ first, height: 0, isAtEnd: true });
  const load = useRef(loadOlder);
  useEffect(() => {
    load.current = loadOlder;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes at the end moves the list too
  useLayoutEffect(() => {
    const list = box.current;
    if (list === null) return;
    const { first: before, height, isAtEnd: wasAtEnd } = place.current;
    if (wasAtEnd) list.scrollTop = list.scrollHeight;
    else if (first < before) list.scrollTop += list.scrollHeight - height;
    place.current = { first, height: list.scrollHeight, isAtEnd: wasAtEnd };
  }, [box, first, last]);

  useEffect(() => {
    const list = box.current;
    if (list === null) return;
    const look = () => {
      const isNow = list.scrollHeight - list.scrollTop - list.clientHeight < nearPx;
      place.current = { ...place.current, height: list.scrollHeight, isAtEnd: isNow };
      setAtEnd(isNow);
      if (list.scrollTop < nearTopPx) void load.current?.();
    };
    const stay = new ResizeObserver(() => {
      if (place.current.isAtEnd) list.scrollTop = list.scrollHeight;
      look();
    });
    list.addEventListener("scroll", look, { passive: true });
    stay.observe(list);
    return () => {
      list.removeEventListener("scroll", look);
      stay.disconnect();
    };
  }, [box]);

  const toEnd = () => {
    const list = box.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  };
  return { isAtEnd, toEnd };
}
