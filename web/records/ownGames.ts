import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type VariantName, variantOf } from "#rules/variant.ts";
import type { OwnGamesAnswer } from "#schema/api/games.ts";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import type { OwnGames } from "#web/net/user/userRoom.ts";
import type { ListQuery } from "./listQuery.ts";

/** One of the user's games, as the list shows it. */
export type OwnGame = Pick<
  OwnGamesAnswer["games"][number],
  "id" | "variant" | "status" | "result" | "created" | "players"
> &
  Partial<Pick<OwnGamesAnswer["games"][number], "decidedBy">>;

type RunningGame = NonNullable<OwnGames>["runningGames"][number];

/**
 * A part of the list of a user with an account. The previous part stays until the next is loaded. It is refetched when
 * the user's own room says that the games have changed.
 */
export function useOwnGames({ page, order }: ListQuery, username: string, summary: OwnGames | undefined) {
  const limit = limits.ownGamesAPage;
  const query = { offset: String((page - 1) * limit), limit: String(limit), order };
  return useQuery(
    {
      queryKey: ["getOwnGames", username, query, summary],
      queryFn: () => answerOf<OwnGamesAnswer>(api.getOwnGames.$get({ query })),
      placeholderData: keepPreviousData,
    },
    queries,
  );
}

/** A guest's list: the running games. */
export function runningOwnGame({ id, variant, created, players }: RunningGame): OwnGame {
  return { id, variant, created, players, status: "running", result: "running" };
}

/** The players of each team; if everybody plays together, one team. */
export function teamsAt<Player>(name: VariantName, players: readonly Player[]): Player[][] {
  const { isTeamTac, teams } = variantOf(name);
  return isTeamTac ? [[...players]] : teams.map((team) => team.map((seat) => players[seat]));
}
