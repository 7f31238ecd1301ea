import { familyOf } from "#rules/family.ts";
import { type RatedFamily, ratedFamilies } from "#rules/rating/families.ts";
import { type VariantName, variantNames } from "#rules/variant.ts";
import { ratingOf } from "./seating.ts";
import { type Party, type Play, personKey } from "./state.ts";

/** A party in line, with what every comparison needs at hand. */
export type Waiter = {
  readonly party: Party;
  readonly size: number;
  /** The place in line, from 0. */
  readonly place: number;
  /** All that would suit it with people only, and with bots. */
  readonly plays: readonly Play[];
  readonly botPlays: readonly Play[];
  /** The mean rating in each family of `comparedFamilies`. */
  readonly ratings: readonly number[];
  /** Who its people are, and with whom they do not want to sit; null: nobody. */
  readonly people: readonly string[];
  readonly avoids: ReadonlySet<string> | null;
  /** Whether it has found a table. */
  isGone: boolean;
};

/** In which families ratings are compared; the last one is Team-Tac, where all count the same. */
export const comparedFamilies: readonly (RatedFamily | null)[] = [...ratedFamilies, null];

/** The number of each variant's family among those. */
const families = new Map(
  variantNames.map((variant) => {
    const family = ratedFamilies.find((family) => family === familyOf(variant)) ?? null;
    return [variant, comparedFamilies.indexOf(family)] as const;
  }),
);

/** In which of the families of `comparedFamilies` a variant is. */
export function familyNumberOf(variant: VariantName): number {
  return families.get(variant) as number;
}

/** What follows from a party alone. A party is never changed, so it is computed once. */
type Facts = Pick<Waiter, "size" | "plays" | "botPlays" | "ratings" | "people" | "avoids">;
const known = new WeakMap<Party, Facts>();

/** @param place the party's place in line */
export function waiterOf(party: Party, place: number): Waiter {
  const facts = known.get(party) ?? factsOf(party);
  known.set(party, facts);
  const { size, plays, botPlays, ratings, people, avoids } = facts;
  return { party, place, size, plays, botPlays, ratings, people, avoids, isGone: false };
}

function factsOf(party: Party): Facts {
  const avoids = party.members.flatMap(({ avoids }) => avoids ?? []);
  return {
    size: party.members.length,
    plays: playsOf(party),
    botPlays: botPlaysOf(party),
    ratings: comparedFamilies.map((family) => (family === null ? 0 : ratingOf(party, family))),
    people: party.members.map(({ identity }) => personKey(identity)),
    avoids: avoids.length === 0 ? null : new Set(avoids),
  };
}

/** Whether one of them does not want to sit with one of the others. */
export function areApart(one: Waiter, other: Waiter): boolean {
  return shuns(one, other) || shuns(other, one);
}

function shuns({ avoids }: Waiter, { people }: Waiter): boolean {
  return avoids !== null && people.some((person) => avoids.has(person));
}

function playsOf({ wish: { variants, moveTimesMs, rated } }: Party): Play[] {
  return variants.flatMap((variant) =>
    moveTimesMs.flatMap((moveTimeMs) => rated.map((isRated) => ({ variant, moveTimeMs, isRated }))),
  );
}

/** No game with bots is rated, and nobody who takes them minds. */
function botPlaysOf({ wish: { variants, moveTimesMs, botsAfterMs } }: Party): Play[] {
  if (botsAfterMs === null) return [];
  return variants.flatMap((variant) =>
    moveTimesMs.map((moveTimeMs) => ({ variant, moveTimeMs, isRated: false })),
  );
}
