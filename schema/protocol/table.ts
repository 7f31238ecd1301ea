import * as z from "zod/mini";
import { variantNames } from "#rules/variant.ts";

/** The smallest parts of a game's messages. Each is bounded, so that the longest frame is too. */

/** A seat, 0…5 clockwise. */
export const seat = z.int().check(z.gte(0), z.lte(5));
/** A place as numbered in rules/place.ts: ring 0…65, home fields 72…95, bases 96…101. */
export const place = z.int().check(z.gte(0), z.lte(101));
export const variantName = z.enum(variantNames);
/** A card as in notation.md. */
export const cardName = z.enum([
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "12",
  "13",
  "T",
  "X",
  "N",
  "E",
  "K",
  "D",
]);
/** A count of cards, deals, steps. */
export const count = z.int().check(z.gte(0), z.lte(1_000_000));
/** A time in ms UTC. */
export const moment = z.int().check(z.gte(0));
/** All balls of a position, as in notation.md. */
export const balls = z.string().check(z.maxLength(200));

/** A table with one value per seat. */
export function eachSeat<Value extends z.ZodMiniType>(value: Value) {
  return z.array(value).check(z.minLength(4), z.maxLength(6));
}
