import type { CardName } from "#rules/card.ts";
import type { PlayerStatistics } from "#schema/protocol/statistics.ts";

/** A statistic that a column shows. */
export type Column = "out" | "special" | "kicked" | "lost" | "skips" | "discarded" | "perMove" | "time";

/** A player's value: `shown` as text, `size` for comparison with the others. */
export type Cell = { size: number; of?: number };

const outCards: readonly CardName[] = ["1", "13"];
const specialCards: readonly CardName[] = ["T", "X", "N", "E", "K", "D"];

/** The columns in order, with each player's value. Times in ms. */
export const columns: Readonly<Record<Column, (one: PlayerStatistics) => Cell>> = {
  out: ({ cards }) => ({ size: sum(cards, outCards, "laid") }),
  special: ({ cards }) => ({
    size: sum(cards, specialCards, "played"),
    of: sum(cards, specialCards, "laid"),
  }),
  kicked: ({ ballsKicked: { opponents, mates, own } }) => ({ size: opponents + mates + own }),
  lost: ({ ballsLost }) => ({ size: ballsLost }),
  skips: ({ skipsCaused }) => ({ size: skipsCaused }),
  discarded: ({ cards }) => {
    const all = Object.keys(cards) as CardName[];
    return { size: sum(cards, all, "laid") - sum(cards, all, "played") };
  },
  perMove: ({ moves, autopilotMoves, thinkingTime }) => {
    const own = moves - autopilotMoves;
    return { size: own === 0 ? 0 : thinkingTime / own };
  },
  time: ({ thinkingTime }) => ({ size: thinkingTime }),
};

function sum(cards: PlayerStatistics["cards"], names: readonly CardName[], what: "laid" | "played"): number {
  return names.reduce((total, name) => total + (cards[name]?.[what] ?? 0), 0);
}
