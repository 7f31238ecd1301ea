import { useSyncExternalStore } from "react";
import { useChatLayout } from "./chatLayout.ts";

/** Whether the chat is open on a visible page. */
export function useIsLookedAt(): boolean {
  const isSeen = useSyncExternalStore(onVisibility, () => document.visibilityState === "visible");
  return useChatLayout().isShown && isSeen;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
