import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { splitPath } from "../i18n/locale.ts";

/**
 * Whether a table leaves so little room beside it that a button has no space for words. Measured once the page has
 * settled.
 */
export function useIsCramped(): boolean {
  const isAtTable = splitPath(useLocation().pathname).rest === "/game";
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    if (!isAtTable) return;
    const look = () => {
      const board = document.querySelector(".game-board > .tac-board")?.getBoundingClientRect();
      setRoom(board !== undefined && innerWidth - board.right >= limits.chatButtonMarginPx);
    };
    const timer = setTimeout(look, limits.chatButtonLookMs);
    addEventListener("resize", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", look);
      setRoom(false);
    };
  }, [isAtTable]);
  return isAtTable && !hasRoom;
}
