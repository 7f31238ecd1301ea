import { useEffect, useState } from "react";
import type { RatedKind, RatingsAnswer } from "#schema/api/ratings.ts";
import { answerOf, api } from "./api.ts";

/** Ratings by name. */
export type RatingsByName = ReadonlyMap<string, number>;

const none: RatingsByName = new Map();

/**
 * The ratings of these players in a kind of games; without those that are not known, or not yet.
 * @param names may be empty; they count by their contents
 */
export function useRatings(names: readonly string[], kind: RatedKind | undefined): RatingsByName {
  const [ratings, setRatings] = useState(none);
  const usernames = names.join(",");
  useEffect(() => {
    if (usernames === "") return;
    let isGone = false;
    // Nobody needs them to play.
    void answerOf<RatingsAnswer>(api.getRatings.$get({ query: { usernames } })).then(
      (found) => isGone || setRatings(ratingsIn(found, kind)),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [usernames, kind]);
  return ratings;
}

function ratingsIn(found: RatingsAnswer, kind: RatedKind | undefined): RatingsByName {
  return new Map(
    found.filter((one) => one.family === kind).map(({ username, rating }) => [username, rating]),
  );
}
