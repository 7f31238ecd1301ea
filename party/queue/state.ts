import type { RatedFamily } from "#rules/rating/families.ts";
import type { VariantName } from "#rules/variant.ts";
import type { QueueWish } from "#schema/protocol/queue.ts";
import type { Identity, Person } from "#schema/rooms.ts";

/**
 * Somebody who waits, with their ratings as shown (docs/ratings.md); a guest has none. `n` numbers what the person has
 * asked for, so that what was asked before does not undo it.
 */
export type Queued = {
  readonly identity: Identity;
  readonly ratings: Readonly<Partial<Record<RatedFamily, number>>>;
  readonly n: number;
  /** With whom they do not want to sit, by `personKey`; absent: with anybody. */
  readonly avoids?: readonly string[];
};

/** One who waits, or friends who stay partners. `since` (ms UTC) is when they came, and decides who is first in line. */
export type Party = {
  readonly id: number;
  readonly members: readonly Queued[];
  readonly wish: QueueWish;
  readonly since: number;
  /** Who has missed a call is not called before (ms UTC). */
  readonly heldUntil?: number;
};

/** What is played at a table. */
export type Play = {
  readonly variant: VariantName;
  readonly moveTimeMs: number | null;
  readonly isRated: boolean;
};

/** The parties that are put together, team by team; bots take the seats that are left. */
export type Gathering = { readonly play: Play; readonly teams: readonly (readonly Party[])[] };

/** Somebody who has come when called; `draws`: the browser takes part in drawing the seed of the game. */
export type Comer = Person & { readonly draws?: true };

/** A gathering whose people are asked to come: who has, and until when (ms UTC) the others may. */
export type Call = Gathering & {
  readonly id: number;
  readonly until: number;
  readonly came: readonly Comer[];
};

/** The question to a friend to come along, which may be answered until then (ms UTC). */
export type Ask = {
  readonly id: number;
  readonly from: Queued;
  readonly to: Identity;
  readonly wish: QueueWish;
  readonly until: number;
};

/** That somebody has missed calls: how often, and for how long that matters. Times in ms UTC. */
export type Miss = {
  readonly id: number;
  readonly person: Person;
  readonly times: number;
  /** When the last one was, and until when the person is not called. */
  readonly at: number;
  readonly heldUntil: number;
  /** Who came in vain, by `personKey`: they are not called together again before the person has come and played. */
  readonly inVain: readonly string[];
};

/** All who wait to be put together, a plain value; queue.ts computes the next one from it. */
export type QueueState = {
  readonly parties: readonly Party[];
  readonly calls: readonly Call[];
  readonly asks: readonly Ask[];
  readonly misses: readonly Miss[];
  /** The next number for a party, a call, a question or a miss. */
  readonly next: number;
  /** The party with which comparing goes on, where that is too much for one step. It is not stored. */
  readonly turn: Pick<Party, "id" | "since"> | null;
};

export const emptyQueue: QueueState = { parties: [], calls: [], asks: [], misses: [], next: 1, turn: null };

/** A person, as the key of a list. */
export function personKey({ kind, id }: Person): string {
  return `${kind} ${id}`;
}

export function partiesOf({ teams }: Gathering): Party[] {
  return teams.flat();
}

export function peopleIn(parties: readonly Party[]): Identity[] {
  return parties.flatMap(({ members }) => members.map(({ identity }) => identity));
}

/** Whether somebody is one of a party. */
export function isMember(person: Person, { members }: Party): boolean {
  return members.some(({ identity: { kind, id } }) => id === person.id && kind === person.kind);
}

/** Whether somebody is one of the people of a gathering. */
export function isCalledTo({ teams }: Gathering, person: Person): boolean {
  return teams.some((team) => team.some((party) => isMember(person, party)));
}
