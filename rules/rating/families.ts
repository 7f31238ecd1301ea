import type { Family } from "../family.ts";

/** The families in which teams play against each other, and players have ratings. */
export const ratedFamilies = ["4x2", "6x2", "6x3"] as const satisfies Family[];
export type RatedFamily = (typeof ratedFamilies)[number];

/** The ending of the name of a kind whose games are turn-based. */
export const turnBasedEnding = "d";

/** The kinds of games that players have ratings in, each apart: the families, and the same in turn-based games ("4x2d"). */
export const ratedKinds = [
  ...ratedFamilies,
  ...ratedFamilies.map((family) => `${family}${turnBasedEnding}` as const),
] as const;
export type RatedKind = (typeof ratedKinds)[number];

/** The kind of a game of this family. */
export function ratedKind(family: RatedFamily, isTurnBased: boolean): RatedKind {
  return isTurnBased ? `${family}${turnBasedEnding}` : family;
}

/** The family of a kind, and whether its games are turn-based. */
export function partsOfKind(kind: RatedKind): { family: RatedFamily; isTurnBased: boolean } {
  const family = ratedFamilies.find((one) => kind.startsWith(one)) ?? "4x2";
  return { family, isTurnBased: kind !== family };
}

/** How many players a team of games of this kind has. */
export function teamSizeOf(kind: RatedKind): number {
  return kind.startsWith("6x2") ? 3 : 2;
}
