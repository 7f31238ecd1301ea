import type { Plan } from "./cup.ts";

/**
 * Eight pairs. Most are a player and whom they invite; of one the partner takes a free place, and two people look for
 * partners and are put together. The final is played to its end; the other games are ended by the clock, by a team that
 * stays away, or by an admin.
 */
export const cupOfEight: Plan = {
  title: "Cup of eight teams",
  teamsPerMatch: 2,
  teams: [
    ...Array.from({ length: 6 }, () => ["registers", "isInvited"] as const),
    ["registersAlone", "joins"],
    ["seeks", "seeks"],
  ],
  rounds: [
    ["timeUp", "timeUp", "idle", "noShow"],
    ["timeUp", "byAdmin"],
    // The final, and the match for the third place.
    ["toTheEnd", "timeUp"],
  ],
};

/** Nine pairs, three of whom meet in a match of six seats. */
export const cupOfNine: Plan = {
  title: "Cup of nine teams",
  teamsPerMatch: 3,
  teams: Array.from({ length: 9 }, () => ["registers", "isInvited"] as const),
  rounds: [["timeUp", "idle", "noShow"], ["toTheEnd"]],
};
