import { limits } from "#schema/limits.ts";
import { deviceStorage, tabStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import "./chatPlace.css";
import { useStore } from "#web/ui/useStore.ts";

export const chatPositions = ["right", "bottom", "overlay"] as const;
export type ChatPosition = (typeof chatPositions)[number];

/** The position and size of the chat. */
export interface ChatLayout {
  /** Stored per session, but on a phone, where the chat would cover the page that somebody comes to. */
  isShown: boolean;
  /** Stored per device, like everything below. */
  position: ChatPosition;
  /** In percent of the window: its width at the right, its height at the bottom. */
  rightSize: number;
  bottomSize: number;
}

const shownKey = "TacChatShown";
const placeKey = "TacChatPlace";

/** Matches a window so narrow or so low that the chat covers the whole page, and nothing behind it can be reached. */
export const narrowWindow = `(max-width: ${limits.chatNarrowPx - 1}px), (max-height: ${limits.chatLowPx - 1}px)`;

const layout = createStore<ChatLayout>(read());
// When pages are rendered without a browser, there is nothing to apply.
if (typeof document !== "undefined") put();
layout.subscribe(put);

export function useChatLayout(): ChatLayout {
  return useStore(layout);
}

/** Changes the position of the chat and stores it. */
export function changeChatLayout(change: Partial<ChatLayout>): void {
  const { isShown, ...place } = { ...layout.read(), ...change };
  layout.write({ isShown, ...place });
  tabStorage.setItem(shownKey, String(isShown));
  deviceStorage.setItem(placeKey, JSON.stringify(place));
}

/** Clamps a size so that both chat and page have room. */
export function boundedSize(percent: number): number {
  return Math.min(limits.chatSizeMax, Math.max(limits.chatSizeMin, Math.round(percent)));
}

function read(): ChatLayout {
  let stored: Partial<ChatLayout> = {};
  try {
    stored = JSON.parse(deviceStorage.getItem(placeKey) ?? "{}") ?? {};
  } catch {
    // Unreadable data counts as none.
  }
  const size = (percent: unknown) => boundedSize(typeof percent === "number" ? percent : limits.chatSize);
  return {
    isShown: tabStorage.getItem(shownKey) === "true" && !matchMedia(narrowWindow).matches,
    position: chatPositions.find((position) => position === stored.position) ?? "right",
    rightSize: size(stored.rightSize),
    bottomSize: size(stored.bottomSize),
  };
}

/** Makes the page leave room; chatPlace.css says how. */
function put(): void {
  const { isShown, position, rightSize, bottomSize } = layout.read();
  const { dataset, style } = document.documentElement;
  if (isShown) dataset.chat = position;
  else delete dataset.chat;
  style.setProperty("--tac-chat-size", String(position === "bottom" ? bottomSize : rightSize));
}
