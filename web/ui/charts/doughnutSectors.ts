import type { Sector } from "./polar.ts";

/** A part of a doughnut: which one of which group. */
export interface DoughnutPart extends Sector {
  group: number;
  part: number;
}

const gapOfGroups = 0.03;
const gapOfParts = 0.006;
/** What is there is seen, however small its share. */
const leastShare = 0.012;

/**
 * Divides a ring among groups of parts, in order from the top; parts of 0 are left out.
 * @param groups the sizes of each group's parts
 */
export function doughnutSectors(groups: readonly (readonly number[])[]): DoughnutPart[] {
  const all = sumOf(groups.flat());
  const weights = groups.map((parts) =>
    parts.map((size) => (size > 0 ? Math.max(size, leastShare * all) : 0)),
  );
  const shown = weights.filter((parts) => sumOf(parts) > 0);
  const groupGap = shown.length > 1 ? gapOfGroups : 0;
  const nParts = shown.flat().filter((weight) => weight > 0).length;
  const perWeight = (1 - groupGap * shown.length - gapOfParts * nParts) / sumOf(shown.flat());
  let turn = groupGap / 2;
  return weights.flatMap((parts, group) => {
    const sectors = parts.flatMap((weight, part) => {
      if (weight === 0) return [];
      const from = turn + gapOfParts / 2;
      const to = from + weight * perWeight;
      turn = to + gapOfParts / 2;
      return [{ group, part, from, to }];
    });
    if (sectors.length > 0) turn += groupGap;
    return sectors;
  });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
