import { useTranslation } from "react-i18next";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { clockTime } from "#web/ui/clockTime.ts";
import { comingTime } from "#web/ui/deadline.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { useNow } from "#web/ui/useNow.ts";
import { deadlineShown, lastMinutesMs } from "./deadlineShown.ts";
import { useIsSoon } from "./useIsSoon.ts";

/** Until when the move of a turn-based game has to be made, in words; a clock for the last minutes alone. */
export function Deadline({ game }: { game: GameState }) {
  const at = deadlineShown(game);
  const isSoon = useIsSoon(at, lastMinutesMs);
  if (at === null) return null;
  return isSoon ? <LastMinutes at={at} /> : <InDays at={at} />;
}

function InDays({ at }: { at: number }) {
  const { t, i18n } = useTranslation("turnBased");
  const now = useMinutes();
  return (
    <time className="game-deadline" dateTime={new Date(at).toISOString()}>
      {t("until", { time: comingTime(i18n.language, at, now) })}
    </time>
  );
}

function LastMinutes({ at }: { at: number }) {
  const now = useNow();
  return (
    <time className="game-clock" aria-hidden="true">
      {clockTime(at - now + 999)}
    </time>
  );
}
