import { botLevels, type VariantName, variantOf } from "#rules/index.ts";
import type { Match, Player } from "./match.ts";

/** A row of the tables of docs/bots.md: the players and the variant; in Team-Tac a level plays with itself. */
export type Row = Pick<Match, "a" | "b" | "variant">;

const players: readonly Player[] = ["random", ...botLevels];
const variantsOfSix = ["6x3m", "6x2m"] as const;
const teamTacVariants = ["4x1m", "6x1m"] as const;

/** All rows, as the tables show them: four seats play all pairs of players, six seats each with the next weaker. */
export const rows: readonly Row[] = [
  ...players.flatMap((a, at) =>
    players
      .slice(0, at)
      .map((b) => ({ a, b, variant: "4x2m" as const }))
      .reverse(),
  ),
  ...variantsOfSix.flatMap((variant) => players.slice(1).map((a, at) => ({ a, b: players[at], variant }))),
  ...teamTacVariants.flatMap((variant) => botLevels.map((level) => ({ a: level, b: level, variant }))),
];

/** Whether the row has a requirement: these are played first. */
export function isDemanded({ a, b, variant }: Row): boolean {
  if (isTeamTac(variant)) return a === "master";
  const isNextLevel = players.indexOf(a) - players.indexOf(b) === 1;
  return isNextLevel || (b === "random" && variant === "4x2m");
}

export function isTeamTac(variant: VariantName): boolean {
  return variantOf(variant).isTeamTac;
}
