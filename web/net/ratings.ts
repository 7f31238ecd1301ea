import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RatedKind, RatingsAnswer } from "#schema/api/ratings.ts";
import { ratingsQuery } from "./netQueries.ts";
import { queries } from "./queries.ts";

/** Ratings by name. */
export type RatingsByName = ReadonlyMap<string, number>;

/**
 * The ratings of these players in a kind of games; without those that are not known, or not yet. Nobody needs them to play.
 * @param names may be empty; they count by their contents
 */
export function useRatings(names: readonly string[], kind: RatedKind | undefined): RatingsByName {
  const { data } = useQuery(ratingsQuery(names), queries);
  return useMemo(() => ratingsIn(data ?? [], kind), [data, kind]);
}

function ratingsIn(found: RatingsAnswer, kind: RatedKind | undefined): RatingsByName {
  return new Map(
    found.filter((one) => one.family === kind).map(({ username, rating }) => [username, rating]),
  );
}
