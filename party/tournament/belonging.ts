import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { Circle, Identity } from "#schema/rooms.ts";
import type { Kept } from "./keeping.ts";
import { distinct, peopleOf, type TournamentState } from "./state.ts";

/** Everybody who belongs to a tournament: who is in a team or looks for one, and the organizer. */
export function belongingTo(state: TournamentState): Identity[] {
  return distinct([...peopleOf(state), ...(state.organizer ? [state.organizer.admin] : [])]);
}

/** Those of the first people who are not among the others. */
export function missingIn(people: readonly Identity[], others: readonly Identity[]): Identity[] {
  return people.filter((one) => !others.some((other) => isSamePerson(one, other)));
}

/** Who writes in the tournament's channel, who hides messages there, and when it ends. */
export function circleOf({ state, endedAt }: Kept): Circle {
  const endsAt = endedAt === null ? null : endedAt + limits.tournamentChannelMs;
  return { members: belongingTo(state), leader: state.organizer?.admin, endsAt, from: null };
}
