/** Helpers of the tests of feats. */

import { chooseMove } from "../bots/bot.ts";
import type { Move } from "../move.ts";
import { newGame } from "../newGame.ts";
import { Opening } from "../notation/opening.ts";
import { parseRecordLine } from "../notation/recordLine.ts";
import { replay } from "../notation/replay.ts";
import { play } from "../play.ts";
import { choices } from "../testSupport.ts";
import { seatsUntilOver } from "../untilOver.ts";
import { type VariantName, variantNames, variantOf } from "../variant.ts";
import { viewOf } from "../view.ts";
import type { GameFeatName } from "./feats.ts";
import { type EarnedFeat, featsOfGame, type Players } from "./featsOfGame.ts";

/** The same person on each seat from beginning to end, who makes every move. */
export const people: Players = { sits: () => true, isAutomatic: () => false };

/** The feats of a record of notation.md, by seat. Its moves must be legal and its checks hold. */
export function featsOfRecord(lines: readonly string[], players: Players = people): EarnedFeat[][] {
  replay(lines.join("\n"));
  const [variantLine, ...others] = lines.flatMap((line) => parseRecordLine(line) ?? []);
  if (variantLine.type !== "variant") throw new SyntaxError("expected a variant first");
  const opening = new Opening(variantOf(variantLine.variant));
  const moves: Move[] = [];
  for (const line of others) {
    if (line.type === "move") moves.push(line.move);
    else if (line.type === "balls" || line.type === "hands" || line.type === "turn") opening.take(line);
  }
  return featsOfGame(opening.state, moves, players);
}

/** A position of notation.md, with seat 0 to play. */
export interface Position {
  variant?: string;
  balls: string;
  hands: string;
}

/** The record of a position and the moves after it. */
export function recordOf({ variant = "4x2m", balls, hands }: Position, ...moves: string[]): string[] {
  return [`variant ${variant}`, `balls ${balls}`, `hands ${hands}`, "turn 0", ...moves];
}

/** The feats after a position, in words: `0 sevenSweep 3 @2` is seat 0's, level 3, by move 2. */
export function featsAfter(position: Position, ...moves: string[]): string[] {
  return inWords(featsOfRecord(recordOf(position, ...moves)));
}

/**
 * A game that seats 0 and 2 win with four fives each, and the balls of the other seats, which can't move: the arguments
 * of `featsAfter`.
 */
export function winInFour(one: string, three: string): [Position, ...string[]] {
  const hands = "5,5,5,5/9,9,9,9/5,5,5,5/9,9,9,9";
  const moves = [0, 1, 2, 3].flatMap((i) => [
    `0 5 ${63 - i}-h0.${3 - i}`,
    "1 discard 9",
    `2 5 ${31 - i}-h2.${3 - i}`,
    "3 discard 9",
  ]);
  return [{ balls: `60,61,62,63/${one}/28,29,30,31/${three}`, hands }, ...moves.slice(0, -1)];
}

/** Feats in the words of `featsAfter`. */
export function inWords(found: readonly EarnedFeat[][]): string[] {
  return found.flatMap((ofSeat, seat) =>
    ofSeat.map(
      ({ feat, level, move }) => `${seat} ${feat}${level === undefined ? "" : ` ${level}`} @${move}`,
    ),
  );
}

/** Whether nobody has a feat, for `toSatisfy`. */
export function notIn(feat: GameFeatName): (words: string[]) => boolean {
  return (words) => words.every((word) => word.split(" ")[1] !== feat);
}

/** Some games of beginners of each variant. */
export function gamesOfBeginners() {
  return variantNames.flatMap((variant) =>
    [1, 2, 3, 4].map((number) => ({ variant, ...gameOf(variant, number) })),
  );
}

function gameOf(variant: VariantName, number: number): { seed: Uint8Array; moves: Move[] } {
  const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 5 + number) & 255);
  const state = newGame(variant, seed);
  const random = choices(seed);
  const moves: Move[] = [];
  for (const seat of seatsUntilOver(state)) {
    const view = viewOf(state, seat);
    const move = chooseMove(view, "beginner", random) as Move;
    moves.push(move);
    play(state, move);
  }
  return { seed, moves };
}
