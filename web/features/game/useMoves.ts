import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { limits } from "#schema/limits.ts";
import type { AskGame } from "./askGame.ts";
import type { GameState, Told } from "./gameRoom.ts";
import { withoutGap } from "./movesKnown.ts";

/** The moves of a game, to be read back. */
export interface MoveHistory {
  /** The newest ones without a gap, oldest first. */
  readonly moves: readonly Told[];
  /** Asks the room for those before; not there once the first move is. */
  readonly askEarlier?: () => void;
}

/** The moves of the game as far as this page knows them. It asks for the newest that it has missed; for the others when told. */
export function useMoves({ version, told }: GameState, ask: AskGame): MoveHistory {
  const [fetched, setFetched] = useState<readonly Told[]>([]);
  const isAsking = useRef(false);
  const moves = useMemo(() => withoutGap([...fetched, ...told], version), [fetched, told, version]);
  // The newest move that is missing; 0 where none is.
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
        // Somebody else is signed in now; what is missing still is.
        setFetched((before) => [...before]);
      }
    });
  }, [ask, missing]);

  const isShort = missing > 0 && moves.length < limits.movesPerRequest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come may lie before a gap that is still open
  useEffect(() => {
    if (isShort) askEarlier();
  }, [isShort, askEarlier, fetched]);

  return missing > 0 ? { moves, askEarlier } : { moves };
}
