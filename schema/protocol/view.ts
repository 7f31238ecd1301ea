import * as z from "zod/mini";
import { balls, cardName, count, eachSeat, seat, variantName } from "./table.ts";

const hand = z.array(cardName).check(z.maxLength(7));

const seven = z.strictObject({
  left: z.int().check(z.gte(1), z.lte(7)),
  card: cardName,
  seat: z.nullable(seat),
  open: eachSeat(z.int().check(z.gte(0), z.lte(4))),
});

const pile = z.array(z.strictObject({ seat, card: cardName, isPlayed: z.boolean() })).check(z.maxLength(60));

/** What the viewer has seen of each seat's hand: `MemoryData` of rules/. */
const memory = z.strictObject({
  lacks: eachSeat(z.array(cardName).check(z.maxLength(18))),
  dealtTo: eachSeat(seat),
  waysOut: eachSeat(z.int().check(z.gte(0), z.lte(7))),
  known: eachSeat(hand),
});

/**
 * What one seat, or a spectator, may know of a position: `ViewData` of rules/ on the wire. A test holds the two equal.
 */
export const viewData = z.strictObject({
  variant: variantName,
  seat: z.nullable(seat),
  phase: z.enum(["trade", "play", "over", "halted"]),
  deal: z.int().check(z.gte(-1)),
  first: seat,
  turn: seat,
  holder: seat,
  mustSkip: z.boolean(),
  mustTac: z.boolean(),
  seven: z.nullable(seven),
  balls,
  before: balls,
  last: z.nullable(cardName),
  handSizes: eachSeat(count),
  declared: eachSeat(z.boolean()),
  traded: eachSeat(z.boolean()),
  pile,
  gone: z.partialRecord(cardName, count),
  cardsLaid: count,
  winner: z.nullable(count),
  hand: z.nullable(hand),
  borrowed: z.nullable(hand),
  gave: z.nullable(cardName),
  got: z.nullable(cardName),
  memory: z.nullable(memory),
});
