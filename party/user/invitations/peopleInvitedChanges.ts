import { limits } from "#schema/limits.ts";
import type { InvitedTo } from "#schema/rooms.ts";
import { type Change, changesOf } from "../../changed.ts";
import type { Effect } from "../effects.ts";

/** A user whom the person has invited, when first (ms UTC) within limits.peopleInvitedMs, and how often that counts. */
export interface Invited {
  userID: number;
  at: number;
  times: number;
}

const { changed } = changesOf<readonly Invited[], Effect>();

/**
 * The person invites these users, which counts each of them once in limits.peopleInvitedMs, but anew for each group. It is
 * refused for all if they are more than limits.peopleInvitedPerPeriod then, or one of them was taken into too many groups.
 * Those of the future are from before the clock was set back.
 */
export function invites(
  known: readonly Invited[],
  { userIDs, invitedTo, now }: { userIDs: readonly number[]; invitedTo: InvitedTo; now: number },
): Change<readonly Invited[], Effect, "too_many"> {
  const latest = now + limits.clockToleranceMs;
  const recent = known.filter(({ at }) => at > now - limits.peopleInvitedMs && at <= latest);
  const next = new Map(recent.map((one) => [one.userID, one]));
  for (const userID of new Set(userIDs)) {
    const { at = now, times = 0 } = next.get(userID) ?? {};
    if (times === 0 || invitedTo === "group") next.set(userID, { userID, at, times: times + 1 });
    if (invitedTo === "group" && times >= limits.groupsOfOneInvited) return { error: "too_many" };
  }
  const people = [...next.values()];
  const counted = people.reduce((sum, { times }) => sum + times, 0);
  return counted > limits.peopleInvitedPerPeriod ? { error: "too_many" } : changed(people);
}
