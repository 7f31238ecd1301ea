import { useEffect, useRef, useState } from "react";
import { motionTempo } from "#web/game/motion/tempo.ts";
import type { Position } from "#web/game/useStage.ts";
import { LiveGame } from "./liveGame.ts";

/** The time between moves, in ms: long enough to show each. */
const pace = 1500;
/** How long the end of a game stays before the next one begins, in ms. */
const restAfterGame = 5000;
/** How many positions are handed on: more than can wait to be shown. */
const kept = 8;

/**
 * Bots that play while the page is visible and until the visitor stops them. With reduced motion they wait to be
 * started.
 */
export function useLiveGame() {
  const [first] = useState(() => new LiveGame());
  const game = useRef(first);
  const [positions, setPositions] = useState<readonly Position[]>(() => [
    { version: 0, view: first.view(), happened: null },
  ]);
  const [isPlaying, setPlaying] = useState(() => motionTempo() > 0);

  useEffect(() => {
    if (!isPlaying) return;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      if (!document.hidden) setPositions(played(next()));
      timer = setTimeout(step, game.current.isOver() ? restAfterGame : pace);
    };
    const next = (): Omit<Position, "version"> => {
      const isOver = game.current.isOver();
      if (isOver) game.current = new LiveGame();
      const happened = isOver ? null : game.current.step();
      return { happened, view: game.current.view() };
    };
    timer = setTimeout(step, pace);
    return () => clearTimeout(timer);
  }, [isPlaying]);

  return { positions, isPlaying, setPlaying };
}

function played(position: Omit<Position, "version">) {
  return (before: readonly Position[]): readonly Position[] => [
    ...before.slice(1 - kept),
    { ...position, version: before[before.length - 1].version + 1 },
  ];
}
