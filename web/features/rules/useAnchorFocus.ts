import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { takeFocus } from "#web/ui/takeFocus.ts";

/**
 * Scrolls to the chapter, paragraph or card that the address names, and focuses it: when the page is shown, wherever one
 * came from, and whenever the address changes. Browsers do the same, but only for addresses in the page already shown.
 */
export function useAnchorFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = document.getElementById(hash.slice(1));
    if (!anchor?.matches("[data-rule]")) return;
    anchor.scrollIntoView();
    takeFocus(anchor, { preventScroll: true });
  }, [hash]);
}
