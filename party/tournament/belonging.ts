import { limits } from "#schema/limits.ts";
import { isAmong } from "#schema/roomKeys.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Circle, Identity, Person, Readers } from "#schema/rooms.ts";
import type { Kept } from "./keeping.ts";
import { distinct, isPublic, peopleOf, type TournamentState } from "./state.ts";

/** Who belongs to a tournament: the people, and the names of their rooms. */
type Belonging = { people: readonly Identity[]; names: ReadonlySet<string> };

/** By state, which is never changed: it is asked for every socket, and for each change. */
const known = new WeakMap<TournamentState, Belonging>();

/** Everybody who belongs to a tournament: who is in a team or looks for one, and the organizer. */
export function belongingTo(state: TournamentState): readonly Identity[] {
  return belongingIn(state).people;
}

/** Whether somebody belongs to a tournament. */
export function belongs(state: TournamentState, person: Person): boolean {
  return belongingIn(state).names.has(userRoomName(person));
}

function belongingIn(state: TournamentState): Belonging {
  const before = known.get(state);
  if (before !== undefined) return before;
  const people = distinct([...peopleOf(state), ...(state.organizer ? [state.organizer.admin] : [])]);
  const belonging = { people, names: new Set(people.map(userRoomName)) };
  known.set(state, belonging);
  return belonging;
}

/** Those of the first people who are not among the others. */
export function missingIn(people: readonly Identity[], others: readonly Identity[]): Identity[] {
  const names = new Set(others.map(userRoomName));
  return people.filter((one) => !names.has(userRoomName(one)));
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
  return identity !== null && belongs(state, identity);
}
