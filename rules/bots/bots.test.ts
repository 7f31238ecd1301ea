import { describe, expect, test } from "vitest";
import { parseBalls } from "../balls.ts";
import { cardName, handOf, parseCard } from "../card.ts";
import { chanceStream } from "../chance.ts";
import { formatMove, moveCard } from "../move.ts";
import { play } from "../play.ts";
import { emptyState, newGame, type State } from "../state.ts";
import { choices } from "../testSupport.ts";
import { type Seat, type VariantName, variantNames, variantOf } from "../variant.ts";
import { viewOf } from "../view.ts";
import { type BotLevel, botLevels, chooseMove } from "./index.ts";

const seedOf = (n: number) => Uint8Array.from({ length: 32 }, (_, i) => (n * 31 + i) % 256);

describe("bots", () => {
  test("of every level play every variant to its end", () => {
    for (const variant of variantNames) {
      for (const level of botLevels) {
        const end = playWithBots(variant, seedOf(5), () => level);
        expect(end.table.phase).toBe("over");
      }
    }
  });

  test("that follow rules beat those that play at random", () => {
    const games = 40;
    let wins = 0;
    for (let n = 0; n < games; n++) {
      const { table } = playWithBots("4x2m", seedOf(n), (seat) => (seat % 2 === n % 2 ? "simple" : "random"));
      if (table.winner === n % 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(0.9 * games);
  });

  test("choose the same move again with the same chance", () => {
    const view = viewOf(newGame("6x3m", seedOf(1)), 2);
    for (const level of botLevels) {
      const choose = () => chooseMove(view, level, choices(seedOf(2)));
      expect(choose()).toBe(choose());
    }
  });

  test("have nothing to do when it is not their turn", () => {
    const state = position("4x2n", "10/20/-/-", ["2", "3", "2", "2"]);
    expect(chooseMove(viewOf(state, 1), "simple", choices(seedOf(0)))).toBeUndefined();
  });
});

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
    const move = chooseMove(viewOf(state, 0), "simple", choices(seedOf(0)));
    expect(["1", "13"]).toContain(cardName(moveCard(move as number & typeof move)));
  });
});

function playWithBots(variant: VariantName, seed: Uint8Array, levelOf: (seat: Seat) => BotLevel): State {
  const state = newGame(variant, seed);
  const random = chanceStream(seed, 2 ** 31);
  while (state.table.phase !== "over") {
    const seat = state.table.phase === "trade" ? state.table.traded.indexOf(0) : state.table.turn;
    const move = chooseMove(viewOf(state, seat), levelOf(seat), random);
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    play(state, move);
  }
  return state;
}

function position(name: VariantName, balls: string, hands: string[]): State {
  const variant = variantOf(name);
  const state = emptyState(variant, 0, () => undefined);
  state.table.board.copyFrom(parseBalls(variant, balls));
  state.table.phase = "play";
  hands.forEach((hand, seat) => {
    const cards = hand.split(",").map((card) => parseCard(card) as number);
    state.hands[seat] = handOf(cards);
    state.table.handSizes[seat] = cards.length;
  });
  return state;
}

/** What a simple bot on seat 0 plays. */
function choice(balls: string, hands: string[]): string {
  const move = chooseMove(viewOf(position("4x2n", balls, hands), 0), "simple", choices(seedOf(0)));
  if (move === undefined) throw new Error("the bot has no move");
  return formatMove(move);
}
