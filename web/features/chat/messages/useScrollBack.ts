import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Within this distance (px) an end counts as reached. */
const nearPx = 48;
const nearTopPx = 240;

/**
 * Keeps the scroll position of a list of messages: at the end while the reader is there, otherwise in place, even when
 * older messages are inserted above.
 * @param first number of the first message shown
 * @param last a value that changes with the end of the list
 * @param loadOlder called near the top; present only if there are older messages
 */
export function useScrollBack(
  boxRef: RefObject<HTMLElement | null>,
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages at the end move the list too
  useLayoutEffect(() => {
    const list = boxRef.current;
    if (list === null) return;
    const { first: before, height, isAtEnd: wasAtEnd } = place.current;
    if (wasAtEnd) list.scrollTop = list.scrollHeight;
    else if (first < before) list.scrollTop += list.scrollHeight - height;
    place.current = { first, height: list.scrollHeight, isAtEnd: wasAtEnd };
  }, [boxRef, first, last]);

  useEffect(() => {
    const list = boxRef.current;
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
  }, [boxRef]);

  const toEnd = () => {
    const list = boxRef.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  };
  return { isAtEnd, toEnd };
}
