import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { clockTime } from "#web/ui/clockTime.ts";
import { useNow } from "#web/ui/useNow.ts";
import { Deadline } from "./turnBased/Deadline.tsx";

/** The time left for the move: a clock or, in a turn-based game, the deadline. */
export function MoveClock({ game }: { game: GameState }) {
  return isTurnBased(game) ? <Deadline game={game} /> : <Clock game={game} />;
}

/**
 * The time left for the move, in seconds. In the last ten seconds of the viewer's own time it changes its color, is
 * announced and plays a sound.
 */
function Clock({ game }: { game: GameState }) {
  const { t } = useTranslation("game");
  const { deadline, moveTimeMs, due, view, status } = game;
  const isRunning = status === "running" && deadline !== null && moveTimeMs !== null;
  const now = useNow(isRunning);
  const isOwn = view.seat !== null && due[view.seat] !== null;
  const left = isRunning ? deadline - now : Number.POSITIVE_INFINITY;
  const isHurry = isOwn && left <= limits.moveHurryMs;

  useEffect(() => {
    if (isHurry) playSound("hurry");
  }, [isHurry]);

  return (
    <>
      {isRunning && (
        <time className={isHurry ? "game-clock is-hurry" : "game-clock"} aria-hidden="true">
          {clockTime(left + 999)}
        </time>
      )}
      <span className="game-unseen" role="alert">
        {isHurry && t("clock.hurry", { count: limits.moveHurryMs / 1000 })}
      </span>
    </>
  );
}
