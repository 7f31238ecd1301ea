import { limits } from "#schema/limits.ts";
import type { ToastOfTournament } from "#schema/rooms.ts";
import { comingsBeginWith, toastKey } from "#schema/tournament/toasts.ts";
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

/** How the keys of all toasts about coming and going in the same tournament begin. */
export function comingsOf({ about }: Pick<ToastOfTournament, "about">): string {
  return toastKey(about.tournamentID, comingsBeginWith);
}

/**
 * A toast arrives, which all tabs show, unless it was known, comes too late, or tells of coming and going where that was
 * told limits.tournamentComingsToasted times in limits.tournamentComingsMs.
 * @param known the toast, if it is known, those of coming and going in its tournament, and all that are forgotten by now;
 * the others do not matter
 */
export function received(
  known: readonly KnownToast[],
  told: ToastOfTournament,
  now: number,
): Changed<readonly KnownToast[], Effect> {
  const { key, at, about, toast } = told;
  const kept = known.filter((one) => one.at > forgottenUntil(now));
  if (kept.some((one) => one.key === key)) return changed(kept);
  const next = [...kept, { key, at: now }];
  if (now > at + limits.tournamentToastLateMs) return changed(next);
  if (key.startsWith(comingsOf(told)) && lately(kept, told, now) >= limits.tournamentComingsToasted)
    return changed(next);
  const { kind, ...values } = toast;
  return changed(next, publish(`tournament:toast:${kind}`, { ...about, ...values } as never));
}

/** How many toasts about coming and going in the same tournament have lately arrived. */
function lately(known: readonly KnownToast[], told: ToastOfTournament, now: number): number {
  const from = now - limits.tournamentComingsMs;
  return known.filter(({ key, at }) => at > from && key.startsWith(comingsOf(told))).length;
}
