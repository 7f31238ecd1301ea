import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { dealsLeft } from "#rules/table.ts";
import type { Seat } from "#rules/variant.ts";
import type { CornerMarkLook, SeatLook } from "../board/Corners.tsx";
import { seatLook, type TableSeat } from "../board/seatLook.ts";
import type { Shown } from "../motion/shown.ts";

/**
 * The players as the board shows them to one of them at the moment it displays, with their marks.
 * @param isHalted nobody is to move any more
 */
export function useSeatLooks(
  seats: readonly TableSeat[],
  names: readonly string[],
  shown: Shown,
  isHalted: boolean,
): SeatLook[] {
  const { t } = useTranslation("game");
  return useMemo(() => {
    const { table, seat: own } = shown.view;
    const { variant } = table;
    const turn = isHalted ? null : shown.turn;
    return seats.map((known, seat) => ({
      ...seatLook(seat, known, { ...shown, turn }, seat === own ? t("you") : names[seat]),
      // Their hand is shown large elsewhere.
      ...(seat === own && { handSize: null, openHand: null }),
      isMate: own !== null && seat !== own && variant.teamOf[seat] === variant.teamOf[own],
      marks: marksOf(seat),
      deck:
        table.first === seat && !known.isNobody
          ? { dealsLeft: dealsLeft(table), label: t("deck", { count: dealsLeft(table), name: names[seat] }) }
          : null,
    }));

    function marksOf(seat: Seat): CornerMarkLook[] {
      if (!isHalted && table.phase === "trade") {
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
  }, [seats, names, shown, isHalted, t]);
}
