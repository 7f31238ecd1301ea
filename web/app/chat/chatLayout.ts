import { useSyncExternalStore } from "react";
import { limits } from "#schema/limits.ts";
import { deviceStorage, tabStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import "./chatPlace.css";

export const chatPositions = ["right", "bottom", "overlay"] as const;
export type ChatPosition = (typeof chatPositions)[number];

/** Where the chat is, and how large. */
export interface ChatLayout {
  /** In this session. */
  isShown: boolean;
  /** On this device, as all that follows. */
  position: ChatPosition;
  /** Percent of the window: its width at the right, its height at the bottom. */
  rightSize: number;
  bottomSize: number;
}

const shownKey = "TacChatShown";
const placeKey = "TacChatPlace";

const layout = createStore<ChatLayout>(read());
// Where pages are rendered before there is a browser, there is nothing to put.
if (typeof document !== "undefined") put();
layout.subscribe(put);

export function useChatLayout(): ChatLayout {
  return useSyncExternalStore(layout.subscribe, layout.read, layout.read);
}

/** Changes where the chat is, and keeps it. */
export function changeChatLayout(change: Partial<ChatLayout>): void {
  const { isShown, ...place } = { ...layout.read(), ...change };
  layout.write({ isShown, ...place });
  tabStorage.setItem(shownKey, String(isShown));
  deviceStorage.setItem(placeKey, JSON.stringify(place));
}

/** A size that leaves room for the chat and for the page. */
export function boundedSize(percent: number): number {
  return Math.min(limits.chatSizeMax, Math.max(limits.chatSizeMin, Math.round(percent)));
}

function read(): ChatLayout {
  let stored: Partial<ChatLayout> = {};
  try {
    stored = JSON.parse(deviceStorage.getItem(placeKey) ?? "{}") ?? {};
  } catch {
    // What can't be read counts as nothing.
  }
  const size = (percent: unknown) => boundedSize(typeof percent === "number" ? percent : limits.chatSize);
  return {
    isShown: tabStorage.getItem(shownKey) === "true",
    position: chatPositions.find((position) => position === stored.position) ?? "right",
    rightSize: size(stored.rightSize),
    bottomSize: size(stored.bottomSize),
  };
}

/** Lets the page make room; chatPlace.css says how. */
function put(): void {
  const { isShown, position, rightSize, bottomSize } = layout.read();
  const { dataset, style } = document.documentElement;
  if (isShown) dataset.chat = position;
  else delete dataset.chat;
  style.setProperty("--tac-chat-size", String(position === "bottom" ? bottomSize : rightSize));
}
