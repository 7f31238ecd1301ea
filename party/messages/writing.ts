import { limits } from "#schema/limits.ts";
import type { Writing } from "#schema/protocol/message.ts";
import type { Identity, ModerationStatus } from "#schema/rooms.ts";
import type { Messages } from "./messages.ts";

/** Whether somebody with the room's permission (`may`) may write: not if moderation has blocked them. */
export function writingOf(
  may: Writing["may"],
  moderationStatus: ModerationStatus | null,
  now: number,
): Writing {
  const until = moderationStatus?.blockedUntil ?? 0;
  return may === "write" && until > now
    ? { may: "blocked", blockedUntil: until }
    : { may, blockedUntil: null };
}

/** How many messages a person has written here in the period that limits them. */
export function countLately(messages: Messages, person: Identity, now: number): number {
  return messages.countSince(now - limits.messagePeriodMs, person);
}

/** Whether somebody who has written so many lately has to wait. */
export function isTooMany(lately: number): boolean {
  return lately >= limits.messagesPerPeriod;
}
