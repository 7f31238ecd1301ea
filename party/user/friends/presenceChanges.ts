import { limits } from "#schema/limits.ts";
import type { Presence } from "#schema/rooms.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, send } from "../effects.ts";

/** The presence of the person that friends were told last. */
type Next = Changed<Presence, Effect>;

const { changed } = changesOf<Presence, Effect>();

/**
 * A tab has opened or closed. With the first one everything is read again and friends are told; after the last one
 * they are told later.
 */
export function tabsChanged(presence: Presence, isHere: boolean, now: number): Next {
  const later = now + limits.offlineAfterMs;
  if (!isHere)
    return changed(presence, presence.isOnline ? { kind: "dueIfNone", due: "gone", at: later } : []);
  const stays: Effect = { kind: "due", due: "gone", at: undefined };
  if (presence.isOnline) return changed(presence, stays);
  return changed(nextOf(presence, true), stays, send("people", {}), send("presence", {}));
}

/** The person is gone, unless a tab has opened meanwhile. */
export function gone(presence: Presence, isHere: boolean): Next {
  if (isHere || !presence.isOnline) return changed(presence);
  return changed(nextOf(presence, false), send("presence", {}));
}

function nextOf({ v }: Presence, isOnline: boolean): Presence {
  return { isOnline, v: v + 1 };
}
