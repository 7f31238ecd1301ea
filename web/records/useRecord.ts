import { useQuery } from "@tanstack/react-query";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";
import { type Recorded, recordedGame } from "./replayGame.ts";

/** A finished game: what the server tells of it, and its moves. */
export interface GameRecord {
  readonly answer: GameRecordAnswer;
  /** The same object for all pages about the game, as long as they are there. */
  readonly game: Recorded;
}

/** Fetches a finished game. */
export function useRecord(gameID: number): { record: GameRecord | undefined; isError: boolean } {
  const { data, isError } = useQuery(
    {
      queryKey: ["getGameRecord", gameID],
      queryFn: async (): Promise<GameRecord> => {
        const answer = await answerOf(api.getGameRecord.$get({ query: { gameID: String(gameID) } }));
        return { answer, game: recordedGame(answer) };
      },
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
  return { record: data, isError };
}
