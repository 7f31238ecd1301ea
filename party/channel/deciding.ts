import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { Writing } from "#schema/protocol/message.ts";
import { isAmong } from "#schema/roomKeys.ts";
import type { Identity, ModerationStatus } from "#schema/rooms.ts";
import { isTooMany, writingOf } from "../messages/writing.ts";
import type { ChannelKind } from "./kind.ts";
import type { ChannelState } from "./state.ts";

/** Somebody who looks at the channel, null for an anonymous visitor, and the moderation status, if the Worker named it. */
export type Reader = {
  identity: Identity | null;
  moderationStatus: ModerationStatus | null;
  /** The key in the address by which the reader has come (roomKeys.ts), if there is one. */
  key?: string | null;
};

/** What a reader may do: write, or why not; and whether the reader may hide messages. */
export type Rights = { may: Writing["may"]; mayHide: boolean };

/**
 * How many messages were written lately: by the author in the period that limits everybody's; and, where there is slow
 * mode, by all in the period that tells a crowd, and by the author in the pause that it demands.
 */
export type Lately = { byAuthor: number; crowd: { byAll: number; byAuthor: number } | null };

/** What a reader may do in a channel of this kind; `undefined` if not even read. */
export function rightsOf(
  kind: ChannelKind,
  state: ChannelState,
  reader: Reader,
  now: number,
): Rights | undefined {
  const { identity, moderationStatus, key = null } = reader;
  const isOpen = isAmong(state.readers ?? "nobody", key);
  const may = kind.may(identity, state.members, moderationStatus, isOpen);
  if (may === undefined) return undefined;
  return { may: writingOf(may, moderationStatus, now).may, mayHide: mayHide(kind, state, reader) };
}

/** Why somebody who may write has to wait; `undefined` if they need not. */
export function paceRefusal({ byAuthor, crowd }: Lately): "too_many" | "slow_mode" | undefined {
  if (isTooMany(byAuthor)) return "too_many";
  // In a crowded channel everybody has to leave the others room to write.
  const isCrowded = crowd !== null && crowd.byAll >= limits.slowModeMessages;
  return isCrowded && crowd.byAuthor > 0 ? "slow_mode" : undefined;
}

/**
 * Whether the channel accepts a message that was addressed elsewhere. Slow mode is for those who write here, and one that
 * has arrived already is accepted again.
 */
export function isAccepted(
  rights: Rights | undefined,
  { hasArrived, byAuthor }: { hasArrived: boolean } & Pick<Lately, "byAuthor">,
): boolean {
  return rights?.may === "write" && (hasArrived || !isTooMany(byAuthor));
}

/** The number after which somebody who may do this reads messages: spectators don't read what was taken over. */
export function readsFrom({ may }: Pick<Rights, "may">, { taken }: ChannelState): number {
  return may === "spectator" ? taken : 0;
}

/** Since when the messages are shown that the channel shows at all (ms UTC). */
export function shownSince({ shownMs }: ChannelKind, now: number): number {
  return shownMs === undefined ? 0 : now - shownMs;
}

function mayHide(
  { canHide }: ChannelKind,
  { leader }: ChannelState,
  { identity, moderationStatus }: Reader,
): boolean {
  if (!canHide || identity === null) return false;
  return moderationStatus?.isAdmin || (leader !== null && isSamePerson(leader, identity));
}
