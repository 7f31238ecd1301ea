import { limits } from "#schema/limits.ts";
import type { ToastOfTournament } from "#schema/rooms.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish } from "../effects.ts";

/** A toast that has arrived, and when it first did (ms UTC). */
export interface KnownToast {
  key: string;
  at: number;
}

const { changed } = changesOf<readonly KnownToast[], Effect>();

/** Until when a toast must have arrived to be forgotten by now (ms UTC). */
export function forgottenUntil(now: number): number {
  return now - limits.tournamentToastsKeptMs;
}

/**
 * A toast arrives, which all tabs show, unless it was known, or comes too late.
 * @param known the toast, if it is known, and all that are forgotten by now; the others do not matter
 */
export function received(
  known: readonly KnownToast[],
  { key, at, about, toast }: ToastOfTournament,
  now: number,
): Changed<readonly KnownToast[], Effect> {
  const kept = known.filter((one) => one.at > forgottenUntil(now));
  if (kept.some((one) => one.key === key)) return changed(kept);
  const next = [...kept, { key, at: now }];
  if (now > at + limits.tournamentToastLateMs) return changed(next);
  const { kind, ...values } = toast;
  return changed(next, publish(`tournament:toast:${kind}`, { ...about, ...values } as never));
}
