import { limits } from "#schema/limits.ts";
import { preferenceStore, readPreference } from "#web/preferences/preferenceStore.ts";
import { tabStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import "./chatPosition.css";

const storageKey = "TacChatShown";

/** Matches a window so narrow or so low that the chat covers the whole page, and nothing behind it can be reached. */
export const narrowWindow = `(max-width: ${limits.chatNarrowPx - 1}px), (max-height: ${limits.chatLowPx - 1}px)`;

/** Kept with the tab, but on a phone, where the chat would cover the page that somebody comes to. */
const isShown = createStore(tabStorage.getItem(storageKey) === "true" && !matchMedia(narrowWindow).matches);

// When pages are rendered without a browser, there is nothing to apply.
if (typeof document !== "undefined") {
  applyPlace();
  isShown.subscribe(applyPlace);
  for (const name of ["chatPosition", "chatRightSize", "chatBottomSize"] as const)
    preferenceStore(name).subscribe(applyPlace);
}

/** Whether the chat is open beside the page. */
export function useIsChatShown(): boolean {
  return useStore(isShown);
}

export function showChat(isToBeShown: boolean): void {
  tabStorage.setItem(storageKey, String(isToBeShown));
  isShown.write(isToBeShown);
}

/** Makes the page leave room where the chat is; chatPosition.css says how. */
function applyPlace(): void {
  const position = readPreference("chatPosition");
  const { dataset, style } = document.documentElement;
  if (isShown.read()) dataset.chat = position;
  else delete dataset.chat;
  const size = readPreference(position === "bottom" ? "chatBottomSize" : "chatRightSize");
  style.setProperty("--tac-chat-size", String(size));
}
