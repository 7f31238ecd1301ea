import { type KeyboardEvent, useState } from "react";

/**
 * One tab stop for a group of buttons; the arrow keys, Home and End move within it. The group is the nearest element
 * with `data-roving` around the button that receives `onKeyDown`. Its buttons are those with `data-stop`, in document
 * order.
 */
export function useRoving(count: number): {
  /** The tab index of the button at this place in the order. */
  tabIndexOf: (index: number) => 0 | -1;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const [focused, setFocused] = useState(0);
  const stop = focused < count ? focused : 0;
  return {
    tabIndexOf: (index) => (index === stop ? 0 : -1),
    onFocus: setFocused,
    onKeyDown: (event) => {
      const group = event.currentTarget.closest("[data-roving]");
      const stops = [...(group?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])];
      const at = stops.indexOf(event.currentTarget);
      const next = nextStop(event.key, at, stops.length);
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      stops[next].focus();
    },
  };
}

function nextStop(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (at + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
