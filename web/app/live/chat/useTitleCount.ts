import { useEffect } from "react";

const prefix = /^\(\d+\) /;

/** Puts the number of unread messages and awaiting games before the page's title, whichever page sets the title. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(prefix, "");
      const title = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
