import { type RefObject, useLayoutEffect } from "react";
import { narrowWindow } from "#web/chat/chatLayout.ts";
import { useStore } from "#web/ui/useStore.ts";

const query = () => matchMedia(narrowWindow);

const narrowness = {
  read: () => query().matches,
  subscribe: (listener: () => void) => {
    const list = query();
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  },
};

/**
 * Whether the window is so narrow or so low that the chat covers the whole page and nothing behind it can be reached.
 */
export function useNarrow(panel: RefObject<HTMLElement | null>): boolean {
  const isNarrow = useStore(narrowness);
  useLayoutEffect(() => {
    const shown = panel.current;
    if (!isNarrow || shown?.parentElement == null) return;
    const others = [...shown.parentElement.children].filter(
      (other) => other !== shown && other.tagName !== "DIALOG",
    );
    for (const other of others) other.toggleAttribute("inert", true);
    return () => {
      for (const other of others) other.removeAttribute("inert");
    };
  }, [isNarrow, panel]);
  return isNarrow;
}
