import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { takeFocus } from "#web/ui/takeFocus.ts";

/**
 * Scrolls to the paragraph or card that the address names, and focuses its paragraph: when the page is shown, wherever
 * one came from, and whenever the address changes.
 */
export function useAnchorFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = document.getElementById(hash.slice(1));
    const rule = anchor?.closest<HTMLElement>("[data-rule]");
    if (!rule) return;
    rule.scrollIntoView();
    takeFocus(rule, { preventScroll: true });
  }, [hash]);
}
