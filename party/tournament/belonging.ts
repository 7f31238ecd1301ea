import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import { isAmong } from "#schema/roomKeys.ts";
import type { Circle, Identity, Readers } from "#schema/rooms.ts";
import type { Kept } from "./keeping.ts";
import { distinct, isPublic, peopleOf, type TournamentState } from "./state.ts";

/** Everybody who belongs to a tournament: who is in a team or looks for one, and the organizer. */
export function belongingTo(state: TournamentState): Identity[] {
  return distinct([...peopleOf(state), ...(state.organizer ? [state.organizer.admin] : [])]);
}

/** Those of the first people who are not among the others. */
export function missingIn(people: readonly Identity[], others: readonly Identity[]): Identity[] {
  return people.filter((one) => !others.some((other) => isSamePerson(one, other)));
}

/** Who writes in the tournament's channel, who hides messages there, who else reads them, and when it ends. */
export function circleOf(kept: Kept): Circle {
  const { state, endedAt } = kept;
  const endsAt = endedAt === null ? null : endedAt + limits.tournamentChannelMs;
  const leader = state.organizer?.admin;
  return { members: belongingTo(state), leader, readers: readersOf(kept), endsAt, from: null };
}

/** Who reads the tournament besides those who belong to it. */
export function readersOf({ state, key }: Pick<Kept, "state" | "key">): Readers {
  if (isPublic(state)) return "everybody";
  return state.isShown && key !== null ? { key } : "nobody";
}

/**
 * Whether somebody may see the tournament's page: everybody whom it is shown to, who belongs to it, or was invited by its
 * link. @param key the key in the address by which they come
 */
export function mayRead(kept: Kept, identity: Identity | null, key: string | null): boolean {
  const { state, invitation } = kept;
  if (isAmong(readersOf(kept), key) || (key !== null && key === invitation)) return true;
  return identity !== null && belongingTo(state).some((one) => isSamePerson(one, identity));
}
