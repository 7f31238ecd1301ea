import { useStore } from "#web/ui/useStore.ts";
import { useIsChatShown } from "./chatLayout.ts";

const visibility = {
  read: () => document.visibilityState === "visible",
  subscribe: (listener: () => void) => {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

/** Whether the chat is open on a visible page. */
export function useIsLookedAt(): boolean {
  const isSeen = useStore(visibility);
  return useIsChatShown() && isSeen;
}
