import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TableSeat } from "#web/game/board/seatLook.ts";
import type { GameState } from "./gameRoom.ts";
import { useTableRatings } from "./useTableRatings.ts";

/** The players of a game for the table. */
export function useTableSeats(game: GameState): TableSeat[] {
  const ratings = useTableRatings(game);
  const { t } = useTranslation("landing");
  const { seats, online, hands, reactions, due, deadline, moveTimeMs } = game;
  return useMemo(
    () =>
      seats.map(({ name: username, color, kind, level, isAutopilot }, seat) => ({
        username,
        isBot: kind === "bot",
        level: level && t(`chooser.level.${level}`),
        rating: kind === "human" ? ratings.get(username) : undefined,
        isAutopilot,
        color,
        isOnline: kind === "bot" || online.includes(seat),
        openHand: hands?.[seat] ?? null,
        reaction: reactions[seat] ?? null,
        clock:
          deadline !== null && moveTimeMs !== null && due[seat] !== null
            ? { endsAt: deadline, lengthMs: moveTimeMs }
            : null,
      })),
    [seats, online, hands, reactions, due, deadline, moveTimeMs, ratings, t],
  );
}
