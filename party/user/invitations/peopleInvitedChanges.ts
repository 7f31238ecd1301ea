import { limits } from "#schema/limits.ts";
import { type Change, changesOf } from "../../changed.ts";
import type { Effect } from "../effects.ts";

/** A user whom the person has invited, and when first (ms UTC) within limits.peopleInvitedMs. */
export interface Invited {
  userID: number;
  at: number;
}

const { changed } = changesOf<readonly Invited[], Effect>();

/**
 * The person invites these users, which counts each of them once in limits.peopleInvitedMs. It is refused for all if they
 * are more than limits.peopleInvitedPerPeriod then. Those of the future are from before the clock was set back.
 */
export function invites(
  known: readonly Invited[],
  userIDs: readonly number[],
  now: number,
): Change<readonly Invited[], Effect, "too_many"> {
  const latest = now + limits.clockToleranceMs;
  const recent = known.filter(({ at }) => at > now - limits.peopleInvitedMs && at <= latest);
  const fresh = [...new Set(userIDs)].filter((userID) => !recent.some((one) => one.userID === userID));
  if (recent.length + fresh.length > limits.peopleInvitedPerPeriod) return { error: "too_many" };
  return changed([...recent, ...fresh.map((userID) => ({ userID, at: now }))]);
}
