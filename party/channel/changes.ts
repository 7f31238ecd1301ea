import { limits } from "#schema/limits.ts";
import { isDeleted } from "#schema/names.ts";
import type { Message } from "#schema/protocol/message.ts";
import type { Circle, Person, Written } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../changed.ts";
import type { Effect } from "./effects.ts";
import { type ChannelState, unopened } from "./state.ts";

const { changed } = changesOf<ChannelState, Effect>();

/**
 * The channel knows its members: those of this circle. Without one, what it belonged to is gone, and it ends now.
 * @param before its state; `undefined` if it opens with this
 * @param taken the messages that it takes over from another channel, under the newest names of their authors
 */
export function learned(
  before: ChannelState | undefined,
  circle: Circle | null,
  taken: readonly Written[],
  now: number,
): Changed<ChannelState, Effect> {
  const next: ChannelState = {
    members: circle?.members.map(personOf) ?? before?.members ?? unopened.members,
    leader: circle?.leader ? personOf(circle.leader) : null,
    ends: circle === null ? now : circle.endsAt,
    readers: circle?.readers ?? null,
    taken: before?.taken ?? taken.length,
  };
  return changed(
    next,
    { kind: "due", due: "end", at: next.ends ?? undefined },
    takenOver(taken),
    before === undefined || circle === null ? [] : reviewEffects(before, next),
  );
}

/**
 * A message was stored as the newest.
 * @param storedMs how long messages are kept, in ms; null for ever
 */
export function written(
  state: ChannelState,
  message: Message,
  storedMs: number | null,
  now: number,
): Changed<ChannelState, Effect> {
  return changed(
    state,
    { kind: "trim" },
    { kind: "copy" },
    storedMs === null ? [] : { kind: "dueIfNone", due: "old", at: now + storedMs },
    { kind: "message", message },
  );
}

/** Somebody hides the message with this number. `mayHide` says whether they may, `isThere` whether there is one. */
export function hidden(
  state: ChannelState,
  id: number,
  { mayHide, isThere }: { mayHide: boolean; isThere: boolean },
): Change<ChannelState, Effect, "not_admin" | "not_found"> {
  if (!mayHide) return { error: "not_admin" };
  return isThere ? changed(state, { kind: "hide", id }) : { error: "not_found" };
}

/**
 * The messages that were older than `storedMs` (ms) are deleted; one that libSQL does not have yet stays until then.
 * @param oldest when the oldest was written that is left (ms UTC), if one is
 */
export function oldDeleted(
  state: ChannelState,
  oldest: number | undefined,
  storedMs: number,
  now: number,
): Changed<ChannelState, Effect> {
  const next = (written: number) => Math.max(written + storedMs, now + limits.oldMessagesCheckMs);
  return changed(
    state,
    { kind: "forgetEvents" },
    oldest === undefined ? [] : { kind: "due", due: "old", at: next(oldest) },
  );
}

/** The channel has ended. It is deleted once libSQL has its messages (`isCopied`). */
export function ended(state: ChannelState, isCopied: boolean, now: number): Changed<ChannelState, Effect> {
  const again = now + limits.dueRetryMs;
  return changed(
    state,
    { kind: "close" },
    isCopied ? { kind: "forget" } : { kind: "due", due: "end", at: again },
  );
}

/** Messages from another channel are the first; those who are gone are not named. */
function takenOver(taken: readonly Written[]): Effect[] {
  if (taken.length === 0) return [];
  const messages = taken.map((one) => (one.sender && isDeleted(one.sender) ? { ...one, sender: null } : one));
  return [{ kind: "takeOver", messages }, { kind: "copy" }];
}

function reviewEffects(before: ChannelState, next: ChannelState): Effect[] {
  return [{ kind: "review" }, ...(before.ends === next.ends ? [] : [{ kind: "snapshot" } as const])];
}

function personOf({ kind, id }: Person): Person {
  return { kind, id };
}
