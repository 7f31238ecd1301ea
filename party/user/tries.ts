import { limits } from "#schema/limits.ts";
import { type Change, changesOf } from "../changed.ts";
import type { Effect } from "./effects.ts";

/** When the person has lately done what is limited (ms UTC), in order. */
export type Tries = readonly number[];

const { changed } = changesOf<Tries, Effect>();

/**
 * The person tries once more, which counts, unless there were `max` tries within limits.ratePeriodMs. Those in the future
 * are from before the clock was set back, and don't count.
 */
export function tried(tries: Tries, max: number, now: number): Change<Tries, Effect, "too_many"> {
  const latest = now + limits.clockToleranceMs;
  const recent = tries.filter((at) => at > now - limits.ratePeriodMs && at <= latest);
  return recent.length >= max ? { error: "too_many" } : changed([...recent, now]);
}
