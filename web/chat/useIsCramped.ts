import { useEffect, useState } from "react";
import { limits } from "#schema/limits.ts";

/**
 * Whether the table on the screen leaves so little room beside it that a button has no space for words. Measured once
 * the page has settled.
 */
export function useIsCramped(): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const look = () => {
      const board = document.querySelector(".game-board > .tac-board")?.getBoundingClientRect();
      setRoom(board !== undefined && innerWidth - board.right >= limits.chatButtonMarginPx);
    };
    const timer = setTimeout(look, limits.chatButtonLookMs);
    addEventListener("resize", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", look);
    };
  }, []);
  return !hasRoom;
}
