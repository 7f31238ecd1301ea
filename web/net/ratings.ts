import { useEffect, useState } from "react";
import type { RatingsAnswer } from "#schema/api/ratings.ts";
import { answerOf, api } from "./api.ts";

/** Ratings by name. */
export type RatingsByName = ReadonlyMap<string, number>;

const none: RatingsByName = new Map();

/**
 * The ratings of these players in a family of variants; without those that are not known, or not yet.
 * @param names may be empty; they count by their contents
 */
export function useRatings(names: readonly string[], family: string): RatingsByName {
  const [ratings, setRatings] = useState(none);
  const usernames = names.join(",");
  useEffect(() => {
    if (usernames === "") return;
    let isGone = false;
    // Nobody needs them to play.
    void answerOf<RatingsAnswer>(api.getRatings.$get({ query: { usernames } })).then(
      (found) => isGone || setRatings(ratingsIn(found, family)),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [usernames, family]);
  return ratings;
}

function ratingsIn(found: RatingsAnswer, family: string): RatingsByName {
  return new Map(
    found.filter((one) => one.family === family).map(({ username, rating }) => [username, rating]),
  );
}
