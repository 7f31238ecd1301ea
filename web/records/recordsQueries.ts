import { queryOptions } from "@tanstack/react-query";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { answerOf, api } from "#web/net/api.ts";
import { type Recorded, recordedGame } from "./replayGame.ts";

/** A finished game: what the server tells of it, and its moves. */
export interface GameRecord {
  readonly answer: GameRecordAnswer;
  /** The same object for all pages about the game, as long as they are there. */
  readonly game: Recorded;
}

/** A finished game, which does not change any more. */
export function recordQuery(gameID: number) {
  return queryOptions({
    queryKey: ["getGameRecord", gameID],
    queryFn: async (): Promise<GameRecord> => {
      const answer = await answerOf(api.getGameRecord.$get({ query: { gameID: String(gameID) } }));
      return { answer, game: recordedGame(answer) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
