import type { Seat, Variant } from "#rules/variant.ts";

/** The seats of the other teams, in order. */
export function seatsBesides({ teams }: Variant, team: readonly Seat[]): Seat[] {
  return teams
    .flat()
    .filter((seat) => !team.includes(seat))
    .sort((a, b) => a - b);
}
