import { useQuery } from "@tanstack/react-query";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { queries } from "#web/net/queries.ts";
import { gameStatisticsQuery } from "../gameQueries.ts";

/** Each player's statistics so far; `undefined` while loading, `null` if unavailable. */
export function useStatistics(game: GameState, ask: AskGame): readonly PlayerStatistics[] | null | undefined {
  const { data, isError } = useQuery(gameStatisticsQuery(game, ask), queries);
  return isError ? null : data;
}
