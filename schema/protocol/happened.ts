import * as z from "zod/mini";
import { balls, cardName, count, place, seat } from "./table.ts";

/** An event of a move: `GameEvent` of rules/ on the wire. A test holds the two equal. */
export const gameEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("given"), seat }),
  z.strictObject({ type: z.literal("traded") }),
  z.strictObject({ type: z.literal("laid"), seat, holder: seat, card: cardName, isPlayed: z.boolean() }),
  z.strictObject({ type: z.literal("restored"), balls }),
  z.strictObject({
    type: z.literal("moved"),
    seat,
    from: place,
    to: place,
    path: z.array(place).check(z.maxLength(66)),
  }),
  z.strictObject({ type: z.literal("kicked"), seat, from: place }),
  z.strictObject({
    type: z.literal("swapped"),
    places: z.tuple([place, place]),
    seats: z.tuple([seat, seat]),
  }),
  z.strictObject({ type: z.literal("skipped"), seat }),
  z.strictObject({ type: z.literal("passedHands") }),
  z.strictObject({ type: z.literal("bedeviled"), seat, victim: seat }),
  z.strictObject({ type: z.literal("dealt"), deal: count, first: seat, isShuffled: z.boolean() }),
  z.strictObject({ type: z.literal("turn"), seat }),
  z.strictObject({ type: z.literal("won"), team: z.union([count, z.literal("all")]) }),
]);
