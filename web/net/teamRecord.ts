import { useQuery } from "@tanstack/react-query";
import { teamRecordQuery } from "./netQueries.ts";
import { queries } from "./queries.ts";

/**
 * The fewest cards that Team-Tac has ever taken at a table of this size; undefined until it is known, if there is no
 * such game yet, and without a size. Nobody needs it to play.
 */
export function useTeamRecord(size: 4 | 6 | undefined): number | undefined {
  const { data } = useQuery(teamRecordQuery(size), queries);
  return data?.count.at(0);
}
