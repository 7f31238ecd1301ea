import * as z from "zod/mini";
import { player } from "./seats.ts";
import { cardName, count, moment, seat } from "./table.ts";

/** The statistics of a kind of card. `traded` is hidden (`null`) until the game is over. */
const cardCounts = z.strictObject({ laid: count, played: count, traded: z.nullable(count) });

/** One player's statistics on a seat. Times in ms. */
export const playerStatistics = z.strictObject({
  seat,
  player,
  cards: z.partialRecord(cardName, cardCounts),
  moves: count,
  /** Those of them that autopilot made. */
  autopilotMoves: count,
  thinkingTime: moment,
  ballsLost: count,
  ballsKicked: z.strictObject({ opponents: count, mates: count, own: count }),
  skipsCaused: count,
});
export type PlayerStatistics = z.output<typeof playerStatistics>;
