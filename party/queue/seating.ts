import type { RatedFamily } from "#rules/rating/families.ts";
import { type VariantName, variantOf } from "#rules/variant.ts";
import { limits } from "#schema/limits.ts";
import type { Party } from "./state.ts";

/** The sizes of the teams that a variant's parties are put into. In Team-Tac all are one team. */
export function teamSizesOf(variant: VariantName): number[] {
  const { seats, teams, isTeamTac } = variantOf(variant);
  return isTeamTac ? [seats] : teams.map((team) => team.length);
}

/** The mean of a party's ratings in a family, as shown; who has none counts as a newcomer. */
export function ratingOf({ members }: Party, family: RatedFamily): number {
  const ratings = members.map(({ ratings }) => ratings[family] ?? limits.newcomerRating);
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** Whether parties of these sizes find seats, each within one team. */
export function fits(sizes: readonly number[], teamSizes: readonly number[]): boolean {
  const [first, ...others] = sizes.toSorted((one, other) => other - one);
  if (first === undefined) return true;
  return teamSizes.some((left, i) => left >= first && fits(others, teamSizes.with(i, left - first)));
}

/**
 * Divides parties among teams so that the strongest and the weakest team differ as little as possible. Bots, on the
 * seats that are left, count as strong as the parties are on average.
 * @param ratings by party
 * @returns the parties of each team; undefined if there is no room for them
 */
export function seated(
  parties: readonly Party[],
  ratings: readonly number[],
  teamSizes: readonly number[],
): Party[][] | undefined {
  const people = parties.map(({ members }) => members.length);
  const strength = ratings.map((rating, i) => rating * people[i]);
  const average = sum(strength) / sum(people);
  let best: { teamOf: number[]; difference: number } | undefined;
  const place = (teamOf: number[], left: readonly number[]): void => {
    const next = teamOf.length;
    if (next < parties.length) {
      left.forEach((seats, team) => {
        if (seats >= people[next]) place([...teamOf, team], left.with(team, seats - people[next]));
      });
      return;
    }
    const strengths = teamSizes.map((size, team) => {
      const own = strength.filter((_, i) => teamOf[i] === team);
      return (sum(own) + left[team] * average) / size;
    });
    const difference = Math.max(...strengths) - Math.min(...strengths);
    if (best === undefined || difference < best.difference) best = { teamOf, difference };
  };
  place([], teamSizes);
  const { teamOf } = best ?? {};
  return teamOf && teamSizes.map((_, team) => parties.filter((_, i) => teamOf[i] === team));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
