import { useCallback, useEffect, useState } from "react";
import { type BotLevel, type State, viewOf } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { CarryOut } from "../play/useOwnMoves.ts";
import { askBot } from "./askBot.ts";
import { afterMove, afterOwnMove, type LocalGame, nextBot } from "./localGame.ts";

/** A game in this browser, as it goes on. */
export interface LocalTable {
  readonly game: LocalGame;
  /** Carries out the person's moves. */
  readonly onMove: CarryOut;
  /** The bots can't be asked. */
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

/**
 * Plays a game in this browser: takes the person's moves, and has the bots move one after another, with the same pauses as
 * at a table of the site. They stop when the component goes.
 * @param begin gives the game to begin with, or to resume; asked once
 * @param level of all bots
 */
export function useLocalGame(begin: () => LocalGame, level: BotLevel): LocalTable {
  const [game, setGame] = useState(begin);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const bot = nextBot(game);
    if (bot === undefined || hasFailed) return;
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([askBot(viewOf(game.state, bot), level, signal), pauseAfter(game.state)])
      .then(([move]) => !signal.aborted && setGame((now) => (now === game ? afterMove(game, move) : now)))
      .catch(() => !signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [game, level, hasFailed]);

  const onMove = useCallback<CarryOut>(
    async (moves) => {
      if (afterOwnMove(game, moves) === undefined) return false;
      // In a trade a bot may have given meanwhile, which changes nothing for the person.
      setGame((now) => afterOwnMove(now, moves) ?? now);
      return true;
    },
    [game],
  );

  return { game, onMove, hasFailed, askAgain: useCallback(() => setFailed(false), []) };
}

function pauseAfter({ table }: State): Promise<void> {
  const ms = table.seven.left > 0 ? limits.botSevenDelayMs : limits.botMoveDelayMs;
  return new Promise((resolve) => setTimeout(resolve, ms));
}
