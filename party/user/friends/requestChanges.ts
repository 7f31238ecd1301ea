import { limits } from "#schema/limits.ts";
import { type Change, changesOf } from "../../changed.ts";
import type { Effect } from "../effects.ts";

/** When the person has sent friend requests lately (ms UTC), in order. */
type Times = readonly number[];

const { changed } = changesOf<Times, Effect>();

/** The person wants to send a friend request, which counts from now on. */
export function admitted(times: Times, now: number): Change<Times, Effect, "too_many"> {
  const recent = times.filter((at) => at > now - limits.ratePeriodMs);
  if (recent.length >= limits.friendRequestsPerPeriod) return { error: "too_many" };
  return changed([...recent, now]);
}
