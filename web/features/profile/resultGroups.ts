import type { Family } from "#rules/family.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";

/** Which games are counted together: those of four, those of six, and Team-Tac of both. */
export const resultGroups = ["four", "six", "team"] as const;
export type ResultGroupName = (typeof resultGroups)[number];

/** How the games of a group ended. `team` counts finished Team-Tac, which nobody loses. */
export interface ResultGroup {
  name: ResultGroupName;
  results: { name: "won" | "lost" | "team" | "aborted"; games: number }[];
}

const familiesOf = {
  four: ["4x2"],
  six: ["6x2", "6x3"],
  team: ["4x1", "6x1"],
} as const satisfies Record<ResultGroupName, readonly Family[]>;

/** How somebody's finished games ended, by group; without what never happened. */
export function resultGroupsOf({ families }: Pick<PlayerStats, "families">): ResultGroup[] {
  return resultGroups.flatMap((name) => {
    const results = (["won", "lost", "team", "aborted"] as const)
      .map((result) => ({
        name: result,
        games: familiesOf[name].reduce((sum, family) => sum + (families[family]?.[result] ?? 0), 0),
      }))
      .filter(({ games }) => games > 0);
    return results.length === 0 ? [] : [{ name, results }];
  });
}
