import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { dealsLeft } from "#rules/table.ts";
import type { CornerMarkLook, SeatLook } from "#web/game/board/Corners.tsx";
import type { Shown } from "#web/game/motion/shown.ts";
import type { GameState } from "./gameRoom.ts";
import { useTableRatings } from "./useTableRatings.ts";

/** The players as the board shows them at the moment it displays. */
export function useSeatLooks(game: GameState, shown: Shown, names: readonly string[]): SeatLook[] {
  const ratings = useTableRatings(game);
  const { t } = useTranslation("game");
  const { t: tLanding } = useTranslation("landing");
  const { status, seats, online, hands, reactions, due, deadline, moveTimeMs } = game;
  return useMemo(() => {
    const { table, seat: own } = shown.view;
    const { variant } = table;
    // Nobody is to move in an aborted game.
    const turn = status === "running" ? shown.turn : null;
    return seats.map(({ name: username, color, kind, level, isAutopilot }, seat) => ({
      seat,
      name: seat === own ? t("you") : names[seat],
      username,
      isBot: kind === "bot",
      level: level && tLanding(`chooser.level.${level}`),
      rating: kind === "human" ? ratings.get(username) : undefined,
      isAutopilot,
      color,
      isActive: turn === seat,
      isOnline: kind === "bot" || online.includes(seat),
      isMate: own !== null && seat !== own && variant.teamOf[seat] === variant.teamOf[own],
      handSize: seat === own ? null : table.handSizes[seat],
      openHand: seat === own ? null : (hands?.[seat] ?? null),
      reaction: reactions[seat] ?? null,
      clock:
        deadline !== null && moveTimeMs !== null && due[seat] !== null
          ? { endsAt: deadline, lengthMs: moveTimeMs }
          : null,
      marks: marksOf(seat),
      deck:
        table.first === seat
          ? { dealsLeft: dealsLeft(table), label: t("deck", { count: dealsLeft(table), name: names[seat] }) }
          : null,
    }));

    function marksOf(seat: number): CornerMarkLook[] {
      if (status === "running" && table.phase === "trade") {
        return [
          table.declared[seat] === 1 && { kind: "canComeOut" as const, label: t("mark.canComeOut") },
          table.traded[seat] === 1 && { kind: "hasGiven" as const, label: t("mark.hasGiven") },
        ].filter((mark) => mark !== false);
      }
      if (turn !== seat) return [];
      return [
        table.mustSkip && { kind: "mustSkip" as const, label: t("mark.mustSkip") },
        table.holder !== seat && { kind: "isDevil" as const, label: t("mark.isDevil") },
      ].filter((mark) => mark !== false);
    }
  }, [
    status,
    seats,
    online,
    hands,
    reactions,
    due,
    deadline,
    moveTimeMs,
    shown,
    names,
    ratings,
    t,
    tLanding,
  ]);
}
