import { useTranslation } from "react-i18next";
import type { Seat } from "#rules/variant.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { comingTime } from "#web/ui/deadline.ts";

/** What there is to say of a player at a turn-based table: deadline, vacation, missed deadlines. */
export function useTurnWords({ turns, seats }: GameState, now: number): (seat: Seat) => string {
  const { t, i18n } = useTranslation("turnBased");
  return (seat) => {
    const deadline = turns?.deadlines[seat] ?? null;
    const vacation = turns?.vacations[seat] ?? null;
    const missed = turns?.missed[seat] ?? 0;
    const isOnVacation = vacation !== null && vacation > now;
    return [
      isOnVacation && t("vacation.short", { time: comingTime(i18n.language, vacation, now) }),
      deadline !== null && !isOnVacation && t("until", { time: comingTime(i18n.language, deadline, now) }),
      missed > 0 && t("missed", { count: missed }),
      seats[seat].isAutopilot && t("botPlays"),
    ]
      .filter(Boolean)
      .join(", ");
  };
}
