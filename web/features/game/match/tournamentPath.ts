import type { GameMatch } from "#schema/protocol/match.ts";

/** The page of the tournament that a match belongs to. */
export function tournamentPath({ kind, tournamentID }: Pick<GameMatch, "kind" | "tournamentID">): string {
  return `/tournament/${kind}/${tournamentID}`;
}
