import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { limits } from "#schema/limits.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState, RecentMove } from "#web/net/game/gameRoom.ts";
import { withoutGap } from "./movesKnown.ts";

/** The moves of a game for the move list. */
export interface MoveHistory {
  /** The newest moves without a gap, oldest first. */
  readonly moves: readonly RecentMove[];
  /** Fetches earlier moves from the room; absent once the first move is known. */
  readonly askEarlier?: () => void;
}

/** The moves of the game that this page knows. It fetches missing new moves by itself, and earlier ones on request. */
export function useMoves({ version, recentMoves }: GameState, ask: AskGame): MoveHistory {
  const [fetched, setFetched] = useState<readonly RecentMove[]>([]);
  const isAsking = useRef(false);
  const moves = useMemo(
    () => withoutGap([...fetched, ...recentMoves], version),
    [fetched, recentMoves, version],
  );
  // The newest missing move; 0 if none is missing.
  const missing = version - moves.length;

  const askEarlier = useCallback((): void => {
    if (isAsking.current) return;
    isAsking.current = true;
    ask("game:getMoves", { before: missing + 1, limit: limits.movesPerRequest }).then((reply) => {
      isAsking.current = false;
      if (reply.isDone && reply.data.moves.length > 0) {
        const { moves: page } = reply.data;
        setFetched((before) => [...before, ...page]);
      } else if (!reply.isDone && reply.error === "lost") {
        // Another user is signed in now, but the same moves are missing.
        setFetched((before) => [...before]);
      }
    });
  }, [ask, missing]);

  const isShort = missing > 0 && moves.length < limits.movesPerRequest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer may lie before a gap that is still open
  useEffect(() => {
    if (isShort) askEarlier();
  }, [isShort, askEarlier, fetched]);

  return missing > 0 ? { moves, askEarlier } : { moves };
}
