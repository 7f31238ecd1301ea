import { variantNames } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import { Pool } from "./pool.ts";
import { type Gathering, type Party, type Play, partiesOf } from "./state.ts";
import { comparedFamilies, familyNumberOf, type Waiter, waiterOf } from "./waiter.ts";

const times = [...limits.moveTimesMs, null];

/** All who wait, in the order in which they came, and for each play those whom it would suit. */
export class Line {
  readonly waiters: readonly Waiter[];
  /** How often parties have been looked at so far. */
  comparisons = 0;
  readonly #pools: (Pool | undefined)[] = [];
  readonly #poolsWithBots: (Pool | undefined)[] = [];
  readonly #byParty: ReadonlyMap<Party, Waiter>;

  constructor(waiting: readonly Party[]) {
    const inLine = waiting.toSorted(byPlace);
    this.waiters = inLine.map(waiterOf);
    this.#byParty = new Map(this.waiters.map((waiter) => [waiter.party, waiter]));
    for (const [family] of comparedFamilies.entries()) {
      // Sorting keeps the order of those whose ratings are the same: of these who has waited longer comes first.
      const byRating = this.waiters.toSorted((one, other) => one.ratings[family] - other.ratings[family]);
      for (const waiter of byRating) this.#suit(waiter, family);
    }
  }

  /** All, beginning with this party, or where it stood in line; null: with the first. */
  from(turn: Place | null): readonly Waiter[] {
    const start = turn === null ? 0 : this.waiters.findIndex(({ party }) => byPlace(party, turn) >= 0);
    return start <= 0 ? this.waiters : [...this.waiters.slice(start), ...this.waiters.slice(0, start)];
  }

  /** Those whom this play would suit with people only. */
  poolOf(play: Play): Pool {
    return this.#pools[numberOf(play)] as Pool;
  }

  /** Those whom this play would suit with bots. */
  poolWithBotsOf(play: Play): Pool {
    return this.#poolsWithBots[numberOf(play)] as Pool;
  }

  /** These have found a table. */
  leave(gathering: Gathering): void {
    for (const party of partiesOf(gathering)) (this.#byParty.get(party) as Waiter).isGone = true;
  }

  #suit(waiter: Waiter, family: number): void {
    const lists = [
      [waiter.plays, this.#pools],
      [waiter.botPlays, this.#poolsWithBots],
    ] as const;
    for (const [plays, pools] of lists) {
      for (const play of plays) {
        if (familyNumberOf(play.variant) !== family) continue;
        const number = numberOf(play);
        pools[number] ??= new Pool(play);
        pools[number].add(waiter);
      }
    }
  }
}

type Place = Pick<Party, "id" | "since">;

/** Who came first is first in line. */
function byPlace(one: Place, other: Place): number {
  return one.since - other.since || one.id - other.id;
}

function numberOf({ variant, moveTimeMs, isRated }: Play): number {
  return 2 * (times.length * variantNames.indexOf(variant) + times.indexOf(moveTimeMs)) + Number(isRated);
}
