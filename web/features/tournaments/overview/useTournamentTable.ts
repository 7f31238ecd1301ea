import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { limits } from "#schema/limits.ts";
import type { LobbyProtocol } from "#schema/protocol/lobby.ts";
import type { AnswerData } from "#schema/protocol/protocol.ts";
import { useUsername } from "#web/net/account.ts";
import { ApiError } from "#web/net/api.ts";
import { lobby } from "#web/net/lobby/lobby.ts";
import { queries } from "#web/net/queries.ts";
import type { OverviewQuery } from "./overviewQuery.ts";

/** Rows of the table on a page. */
export const rowsOnPage = 20;

type Table = AnswerData<LobbyProtocol, "tournament:loadTable">;

/** Whether a tournament that has not ended is one of the user's own, as far as the first page of the table tells. */
export function useIsOwn(): (id: number) => boolean {
  const { data } = useTournamentTable({ kind: null, span: "all", page: 1 }, useUsername() !== undefined);
  return (id) => data?.tournaments.some((one) => one.id === id && one.isOwn) ?? false;
}

/** A page of the table of tournaments; the previous one stays until the next is loaded. */
export function useTournamentTable({ kind, span, page }: OverviewQuery, isWanted = true) {
  const username = useUsername();
  const query = { first: (page - 1) * rowsOnPage, limit: rowsOnPage, filter: kind, span };
  return useQuery(
    {
      queryKey: ["tournament:loadTable", username, query],
      queryFn: async (): Promise<Table> => {
        const reply = await lobby.ask("tournament:loadTable", query, limits.roomAnswerMs);
        if (!reply.isDone) throw new ApiError(0, { code: reply.error });
        return reply.data;
      },
      placeholderData: keepPreviousData,
      enabled: isWanted,
    },
    queries,
  );
}
