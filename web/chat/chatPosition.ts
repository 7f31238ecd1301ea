import { limits } from "#schema/limits.ts";

/** Where the chat may stand beside a page. */
export const chatPositions = ["right", "bottom", "overlay"] as const;
export type ChatPosition = (typeof chatPositions)[number];

/** Clamps a size in percent of the window so that both chat and page have room. */
export function boundedSize(percent: number): number {
  return Math.min(limits.chatSizeMax, Math.max(limits.chatSizeMin, Math.round(percent)));
}

/** @param stored whatever the browser has stored */
export function readChatSize(stored: unknown): number {
  return boundedSize(typeof stored === "number" ? stored : limits.chatSize);
}
