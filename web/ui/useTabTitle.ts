import { useEffect } from "react";

/** Shows this title in the browser's tab instead of the page's own; `undefined`: the page's own. */
export function useTabTitle(title: string | undefined): void {
  const isShown = title !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const own = document.title;
    return () => {
      document.title = own;
    };
  }, [isShown]);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
