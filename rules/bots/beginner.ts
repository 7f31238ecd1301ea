import type { Random } from "../chance.ts";
import type { Move } from "../move.ts";
import type { View } from "../view.ts";
import { chooseSimply } from "./simple.ts";

/** One move in so many is a mistake. */
const mistakes = 6;

/** Plays by rules of thumb, and sometimes at random. */
export function chooseAsBeginner(view: View, moves: readonly Move[], random: Random): Move {
  return random(mistakes) === 0 ? moves[random(moves.length)] : chooseSimply(view, moves, random);
}
