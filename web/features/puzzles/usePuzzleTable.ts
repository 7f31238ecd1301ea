import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Card, cardsOf } from "#rules/card.ts";
import type { Puzzle } from "#rules/puzzles/puzzle.ts";
import type { State } from "#rules/state.ts";
import type { Seat } from "#rules/variant.ts";
import { variantOf } from "#rules/variant.ts";
import { everySeat } from "#rules/whose.ts";
import { type BallColor, ballColors } from "#schema/protocol/ballColor.ts";
import type { TableSeat } from "#web/game/board/seatLook.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";

/** Who sits at a puzzle: nobody in particular, so seats are called by their colors. */
export interface PuzzleTable {
  readonly colors: readonly BallColor[];
  readonly names: readonly string[];
  readonly speakers: SeatNames;
  readonly seats: readonly TableSeat[];
  /** The hands that the solver sees besides the one to play from, by seat. */
  readonly openHands: readonly (readonly Card[] | null)[];
}

/**
 * The table of a puzzle.
 * @param state the game as it stands
 * @param own the seat that the solver plays now
 */
export function usePuzzleTable(puzzle: Puzzle, state: State, own: Seat): PuzzleTable {
  const { t } = useTranslation("waiting");
  return useMemo(() => {
    const variant = variantOf(puzzle.position.variant);
    const everybody = everySeat(variant);
    const colors = everybody.map((seat) => ballColors[seat]);
    const names = colors.map((color) => t(`color.${color}`));
    const openHands = everybody.map((seat) =>
      seat !== own && puzzle.open.includes(seat) ? cardsOf(state.hands[seat]) : null,
    );
    const seats = everybody.map(
      (seat): TableSeat => ({
        color: colors[seat],
        openHand: openHands[seat],
        isNobody: true,
      }),
    );
    return { colors, names, speakers: { variant, names, own }, seats, openHands };
  }, [puzzle, state, own, t]);
}
