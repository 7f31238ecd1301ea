import type { VariantName } from "./variant.ts";

/** What is played: seats and teams, with master and normal cards together. The last two are Team-Tac. */
export const families = ["4x2", "6x2", "6x3", "4x1", "6x1"] as const;
export type Family = (typeof families)[number];

/** The family of a variant. */
export function familyOf(variant: VariantName): Family {
  return variant.slice(0, 3) as Family;
}
