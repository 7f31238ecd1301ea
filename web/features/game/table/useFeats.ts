import { useQuery } from "@tanstack/react-query";
import type { SeatFeat } from "#schema/protocol/feats.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import { queries } from "#web/net/queries.ts";
import { gameFeatsQuery } from "../gameQueries.ts";

/** The feats done in a game that has ended, by seat; `undefined` while loading, empty if unavailable. */
export function useFeats(gameID: number, ask: AskGame): readonly SeatFeat[] | undefined {
  const { data, isError } = useQuery(gameFeatsQuery(gameID, ask), queries);
  return isError ? [] : data;
}
