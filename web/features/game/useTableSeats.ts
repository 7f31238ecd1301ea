import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import type { TableSeat } from "#web/game/board/seatLook.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import type { RatingsByName } from "#web/net/ratings.ts";
import { presenceAt } from "./presenceAt.ts";
import { deadlineShown, lastMinutesMs } from "./turnBased/deadlineShown.ts";
import { useIsSoon } from "./turnBased/useIsSoon.ts";

/** The players of a game for the table. */
export function useTableSeats(game: GameState, ratings: RatingsByName): TableSeat[] {
  const { t } = useTranslation("landing");
  const { seats, online, isPresenceKnown, moveTimeMs, hands, reactions, due } = game;
  const clock = useSeatClock(game);
  return useMemo(
    () =>
      seats.map(({ name: username, color, kind, level, isAutopilot }, seat) => ({
        username,
        isBot: kind === "bot",
        level: level && t(`chooser.level.${level}`),
        rating: kind === "human" ? ratings.get(username) : undefined,
        isAutopilot,
        color,
        isOnline: presenceAt({ seats, online, isPresenceKnown, moveTimeMs }, seat),
        openHand: hands?.[seat] ?? null,
        reaction: reactions[seat] ?? null,
        clock: due[seat] === null ? null : clock,
      })),
    [seats, online, isPresenceKnown, moveTimeMs, hands, reactions, due, clock, ratings, t],
  );
}

/** The ring around the seats that decide. A turn-based game has one for the last minutes alone. */
function useSeatClock(game: GameState): TableSeat["clock"] {
  const { deadline, moveTimeMs } = game;
  const isOverDays = isTurnBased(game);
  const endsAt = isOverDays ? deadlineShown(game) : deadline;
  const isShown = useIsSoon(endsAt, isOverDays ? lastMinutesMs : Number.POSITIVE_INFINITY);
  const lengthMs = isOverDays ? lastMinutesMs : moveTimeMs;
  return useMemo(
    () => (isShown && endsAt !== null && lengthMs !== null ? { endsAt, lengthMs } : null),
    [isShown, endsAt, lengthMs],
  );
}
