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
};

/** One who waits, or friends who stay partners. `since` (ms UTC) is when they came, and decides who is first in line. */
export type Party = {
  readonly id: number;
  readonly members: readonly Queued[];
  readonly wish: QueueWish;
  readonly since: number;
};

/** What is played at a table. */
export type Play = {
  readonly variant: VariantName;
  readonly moveTimeMs: number | null;
  readonly isRated: boolean;
};

/** The parties that are put together, team by team; bots take the seats that are left. */
export type Gathering = { readonly play: Play; readonly teams: readonly (readonly Party[])[] };

/** A gathering whose people are asked to come: who has, and until when (ms UTC) the others may. */
export type Call = Gathering & {
  readonly id: number;
  readonly until: number;
  readonly came: readonly Person[];
};

/** The question to a friend to come along, which may be answered until then (ms UTC). */
export type Ask = {
  readonly id: number;
  readonly from: Queued;
  readonly to: Identity;
  readonly wish: QueueWish;
  readonly until: number;
};

/** All who wait to be put together, a plain value; queue.ts computes the next one from it. */
export type QueueState = {
  readonly parties: readonly Party[];
  readonly calls: readonly Call[];
  readonly asks: readonly Ask[];
  /** The next number for a party, a call or a question. */
  readonly next: number;
};

export const emptyQueue: QueueState = { parties: [], calls: [], asks: [], next: 1 };

export function partiesOf({ teams }: Gathering): Party[] {
  return teams.flat();
}

export function peopleIn(parties: readonly Party[]): Identity[] {
  return parties.flatMap(({ members }) => members.map(({ identity }) => identity));
}
