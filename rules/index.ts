/** The rules of Tac: everything that other folders use of them. */

export { formatBalls, parseBalls } from "./balls.ts";
export { type Ball, Board, noBall, seatOfBall } from "./board.ts";
export {
  type Budget,
  chooseMove,
  type Review,
  review,
  type Thinking,
  think,
} from "./bots/bot.ts";
export { type BotLevel, botLevels } from "./bots/levels.ts";
export * from "./card.ts";
export { chanceStream, type Random, seedBytes } from "./chance.ts";
export { tradeGiver, tradePartner } from "./deal.ts";
export type { GameEvent } from "./event.ts";
export { legalMoves } from "./legal.ts";
export * from "./move.ts";
export { newGame } from "./newGame.ts";
export type { Draw, OpenDraw } from "./notation/draw.ts";
export { bytesOf, hexOf } from "./notation/hex.ts";
export { seedRecord } from "./notation/seedRecord.ts";
export { type GameLog, writeRecord } from "./notation/write.ts";
export * from "./place.ts";
export { play } from "./play.ts";
export { predict } from "./preview.ts";
export { type RefusalCode, refusal } from "./refusal.ts";
export {
  copyState,
  type DeckSource,
  decksOfSeed,
  firstSeatOfSeed,
  type State,
} from "./state.ts";
export { type CardCounts, countMove, newStatistics, type SeatStatistics } from "./statistics.ts";
export {
  dealsLeft,
  isLaidPlayed,
  type Laid,
  laidCard,
  laidSeat,
  noSeat,
  noTeam,
  type Phase,
  type Seven,
  seatAfter,
  type Table,
} from "./table.ts";
export { seatsUntilOver } from "./untilOver.ts";
export {
  isVariantName,
  type Seat,
  type Variant,
  type VariantName,
  variantNames,
  variantOf,
} from "./variant.ts";
export { type View, viewOf } from "./view.ts";
export { type MemoryData, type ViewData, viewData, viewOfData } from "./viewData.ts";
export { everySeat, movableSeats } from "./whose.ts";
