import { useQuery } from "@tanstack/react-query";
import { funFactsQuery } from "#web/net/netQueries.ts";
import { queries } from "#web/net/queries.ts";
import { type Fact, factsOf } from "./facts.ts";

/** The fun facts; `undefined` while loading, none if they are unavailable: nobody needs them to play. */
export function useFacts(): readonly Fact[] | undefined {
  const { data, isError } = useQuery({ ...funFactsQuery, select: factsOf, retry: false }, queries);
  return isError && data === undefined ? [] : data;
}
