import { describe, expect, test } from "vitest";
import { cardName, handOf } from "../card.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move, moveCard } from "../move.ts";
import { newGame } from "../newGame.ts";
import type { State } from "../state.ts";
import { choices, position } from "../testSupport.ts";
import { viewOf } from "../view.ts";
import { chooseSimply } from "./simple.ts";

const seedOf = (n: number) => Uint8Array.from({ length: 32 }, (_, i) => (n * 31 + i) % 256);

describe("a bot that follows rules", () => {
  test("comes out", () => {
    expect(choice("10/-/-/-", ["1,5", "2", "2", "2"])).toBe("0 1 b0-0");
  });

  test("goes home", () => {
    expect(choice("62/-/-/-", ["5,12", "2", "2", "2"])).toBe("0 5 62-h0.2");
  });

  test("kicks an opponent", () => {
    expect(choice("10/13/-/-", ["3,5", "2", "2", "2"])).toBe("0 3 10-13");
  });

  test("spares the partner", () => {
    expect(choice("10/-/13/-", ["2,3", "2", "2", "2"])).toBe("0 2 10-12");
  });

  test("gives a way out to a partner that has none, when it has two", () => {
    const state = newGame("4x2n", seedOf(0));
    state.hands[0] = handOf([1, 13, 5, 6, 9]);
    state.table.declared.set([1, 1, 0, 1]);
    expect(["1", "13"]).toContain(cardName(moveCard(chosenIn(state))));
  });
});

/** The choice of the rules of thumb for seat 0. */
function choice(balls: string, hands: string[]): string {
  return formatMove(chosenIn(position("4x2n", balls, hands)));
}

function chosenIn(state: State): Move {
  const view = viewOf(state, 0);
  return chooseSimply(view, legalMoves(view), choices(seedOf(0)));
}
