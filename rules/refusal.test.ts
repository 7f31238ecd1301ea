import { describe, expect, test } from "vitest";
import { type Move, parseMove } from "./move.ts";
import { play } from "./play.ts";
import { refusal } from "./refusal.ts";
import { newGameWith, type State } from "./state.ts";
import { position } from "./testSupport.ts";
import { variantOf } from "./variant.ts";

function moveOf(text: string): Move {
  const move = parseMove(text);
  if (move === undefined) throw new Error(`expected a move, found "${text}"`);
  return move;
}

/** The position after these moves. */
function played(state: State, ...moves: string[]): State {
  for (const move of moves) play(state, moveOf(move));
  return state;
}

/** A game in the trade of its first deal; seat 0 holds only 1s. */
function trading(): State {
  const { deck } = variantOf("4x2n");
  return newGameWith(variantOf("4x2n"), 0, (n) => (n === 0 ? Uint8Array.from(deck) : undefined));
}

/** A game whose cards are used up, with no deck to deal from. */
function halted(): State {
  const state = position("4x2n", "-/-/-/-", ["2", "2", "2", "2"]);
  return played(state, "0 discard 2", "1 discard 2", "2 discard 2", "3 discard 2");
}

function over(): State {
  const state = position("4x2n", "h0.1,h0.2,h0.3,62/-/h2.0,h2.1,h2.2,h2.3/-", ["3,2", "2", "2", "2"]);
  return played(state, "0 3 62-h0.0");
}

describe("a move that is not legal is refused for the reason that tells its player most", () => {
  const four = (balls: string, ...hands: string[]) => position("4x2n", balls, hands);

  test.each<[code: string, move: string, state: () => State]>([
    ["game_over", "1 discard 2", over],
    ["no_deck", "0 discard 2", halted],
    ["trade_first", "0 1 b0-0", trading],
    ["already_traded", "0 trade 1", () => played(trading(), "0 trade 1")],
    ["not_in_hand", "0 trade 5", trading],
    ["not_your_turn", "5 trade 1", trading],
    ["trade_is_over", "0 trade 2", () => four("10/-/-/-", "2", "2", "2", "2")],
    ["not_your_turn", "1 2 20-22", () => four("10/20/-/-", "2", "2", "2", "2")],
    ["not_in_hand", "0 3 10-13", () => four("10/20/-/-", "2", "2", "2", "2")],
    ["not_possible", "0 2 10-13", () => four("10/20/-/-", "2", "2", "2", "2")],
    ["must_play", "0 discard 2", () => four("10/20/-/-", "2", "2", "2", "2")],
    ["must_skip", "1 2 20-22", () => played(four("10/20/-/-", "8", "2", "2", "2"), "0 8 skip")],
    [
      "must_tac",
      "1 2 20-22",
      () => played(four("h0.1,h0.2,h0.3,62/20/h2.0,h2.1,h2.2,h2.3/-", "3", "X,2", "2", "2"), "0 3 62-h0.0"),
    ],
    ["seven_under_way", "0 2 30-32", () => played(four("10,30/-/-/-", "7,2", "2", "2", "2"), "0 7 10-13")],
    ["not_possible", "0 7 30-35", () => played(four("10,30/-/-/-", "7,2", "2", "2", "2"), "0 7 10-13")],
  ])("%s: %s", (code, move, state) => {
    expect(refusal(state(), moveOf(move))).toBe(code);
  });

  test("a legal one is not refused", () => {
    expect(refusal(four("10/20/-/-", "2", "2", "2", "2"), moveOf("0 2 10-12"))).toBeUndefined();
  });
});
