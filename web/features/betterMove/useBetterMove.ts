import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type GameEvent, type Move, play, type View, viewOf } from "#rules/index.ts";
import type { CarryOut } from "#web/game/play/useOwnMoves.ts";
import type { Position } from "#web/game/useStage.ts";
import { type Recorded, stateAfter } from "#web/records/replayGame.ts";
import { viewBefore } from "#web/records/reviewGame.ts";
import { askReview, reviewMove } from "#web/records/reviewMove.ts";
import { type AskReview, bestMove, isGood, type Judged, judgeMove, type Made } from "./judgeMove.ts";

/** How far the search for a better move has got. */
export type Search =
  | { stage: "looking" }
  | { stage: "asking" }
  /** The last try was no better, or not enough. */
  | { stage: "worse"; judged: Judged }
  | { stage: "found"; judged: Judged }
  /** The answer was shown. */
  | { stage: "shown" }
  | { stage: "failed" };

/** The search for a better move. */
export interface BetterMove {
  readonly search: Search;
  /** The position before the move, for the player who made it. */
  readonly view: View;
  /** What a master says of the move; `undefined` until then. */
  readonly made: Made | undefined;
  readonly positions: readonly Position[];
  readonly onMove: CarryOut;
  readonly showAnswer: () => void;
}

/**
 * Lets a better move be found than the one with index `n`: has a master judge each try, as in a review of the game. The
 * table takes bad tries back.
 */
export function useBetterMove(game: Recorded, n: number): BetterMove {
  const view = useMemo(() => viewBefore(game, n), [game, n]);
  const [positions, setPositions] = useState<readonly Position[]>(() => [
    { version: 0, view, happened: null },
  ]);
  const [search, setSearch] = useState<Search>({ stage: "looking" });
  const [made, setMade] = useState<Made>();
  const leaving = useRef<AbortController>(undefined);
  const asked = useRef<Promise<Made>>(undefined);

  /** The master works on one question at a time, so all wait for this one. */
  const askMade = useCallback(() => {
    if (asked.current !== undefined) return asked.current;
    const asking = reviewMove(game, n, signalOf(leaving)).then((reviewed) => ({
      ...reviewed,
      move: game.moves[n],
    }));
    asked.current = asking;
    asking.catch(() => {
      if (asked.current === asking) asked.current = undefined;
    });
    return asking;
  }, [game, n]);

  /** Does something that asks the master; resolves to `undefined` if that failed. */
  const asking = useCallback(
    async <Result>(work: (made: Made, ask: AskReview) => Promise<Result>): Promise<Result | undefined> => {
      const signal = signalOf(leaving);
      const ask: AskReview = (at, move) => askReview(at, move, n, signal);
      try {
        const known = await askMade();
        setMade(known);
        return await work(known, ask);
      } catch {
        if (!signal.aborted) setSearch({ stage: "failed" });
        return undefined;
      }
    },
    [askMade, n],
  );

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void asking(async () => {});
    return () => {
      controller.abort();
      asked.current = undefined;
    };
  }, [asking]);

  const onMove = useCallback<CarryOut>(
    async (parts) => {
      setSearch({ stage: "asking" });
      const judged = await asking((known, ask) => judgeMove(view, parts, known, ask));
      if (judged === undefined) return false;
      if (!isGood(judged)) {
        setSearch({ stage: "worse", judged });
        return false;
      }
      setPositions(positionsAfter(game, n, parts));
      setSearch({ stage: "found", judged });
      return true;
    },
    [asking, game, n, view],
  );

  const showAnswer = useCallback(async () => {
    setSearch({ stage: "asking" });
    const best = await asking((known, ask) => bestMove(view, known, ask));
    if (best === undefined) return;
    setPositions(positionsAfter(game, n, best));
    setSearch({ stage: "shown" });
  }, [asking, game, n, view]);

  return { search, view, made, positions, onMove, showAnswer: () => void showAnswer() };
}

function signalOf({ current }: { current: AbortController | undefined }): AbortSignal {
  return (current ?? new AbortController()).signal;
}

/** The position before the move, and one after each of the parts. */
function positionsAfter(game: Recorded, n: number, parts: readonly Move[]): Position[] {
  const state = stateAfter(game, n);
  const { seat } = viewBefore(game, n);
  return [
    { version: 0, view: viewOf(state, seat), happened: null },
    ...parts.map((part, before) => {
      const happened: GameEvent[] = [];
      play(state, part, happened);
      return { version: before + 1, view: viewOf(state, seat), happened };
    }),
  ];
}
