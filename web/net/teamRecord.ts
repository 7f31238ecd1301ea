import { useEffect, useState } from "react";
import type { BestTeamsAnswer } from "#schema/api/rankings.ts";
import { answerOf, api } from "./api.ts";

/**
 * The fewest cards that Team-Tac has ever taken at a table of this size; undefined until it is known, if there is no
 * such game yet, and without a size.
 */
export function useTeamRecord(size: 4 | 6 | undefined): number | undefined {
  const [record, setRecord] = useState<number>();
  useEffect(() => {
    if (size === undefined) return;
    let isGone = false;
    const query = { nPlayers: String(size), limit: "1" };
    // Nobody needs it to play.
    void answerOf<BestTeamsAnswer>(api.getCoopLeaderboard.$get({ query })).then(
      ({ count }) => isGone || setRecord(count.at(0)),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [size]);
  return record;
}
