import type { Family } from "../family.ts";

/** The families in which teams play against each other, and players have ratings. */
export const ratedFamilies = ["4x2", "6x2", "6x3"] as const satisfies Family[];
export type RatedFamily = (typeof ratedFamilies)[number];

/** How many players a team of the family has. */
export const teamSizes = { "4x2": 2, "6x2": 3, "6x3": 2 } as const satisfies Record<RatedFamily, number>;
