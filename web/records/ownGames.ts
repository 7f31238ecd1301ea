import { type VariantName, variantOf } from "#rules/variant.ts";
import type { OwnGamesAnswer } from "#schema/api/games.ts";
import type { OwnGames } from "#web/net/user/userRoom.ts";

/** One of the user's games, as the list shows it. */
export type OwnGame = Pick<
  OwnGamesAnswer["games"][number],
  "id" | "variant" | "status" | "result" | "created" | "players"
> &
  Partial<Pick<OwnGamesAnswer["games"][number], "decidedBy">>;

type RunningGame = NonNullable<OwnGames>["runningGames"][number];

/** A guest's list: the running games. */
export function runningOwnGame({ id, variant, created, players }: RunningGame): OwnGame {
  return { id, variant, created, players, status: "running", result: "running" };
}

/** The players of each team; if everybody plays together, one team. */
export function teamsAt<Player>(name: VariantName, players: readonly Player[]): Player[][] {
  const { isTeamTac, teams } = variantOf(name);
  return isTeamTac ? [[...players]] : teams.map((team) => team.map((seat) => players[seat]));
}
