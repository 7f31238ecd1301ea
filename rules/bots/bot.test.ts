import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { runs } from "#tests/chance.ts";
import { cardsOf, handOf } from "../card.ts";
import { chanceStream, shuffled } from "../chance.ts";
import { legalMoves } from "../legal.ts";
import { formatMove, type Move, moveSeat, parseMove } from "../move.ts";
import { newGame } from "../newGame.ts";
import { play } from "../play.ts";
import { copyState, type State } from "../state.ts";
import { choices, playRandomGame, position, randomGames } from "../testSupport.ts";
import { type Seat, variantNames } from "../variant.ts";
import { type View, viewOf } from "../view.ts";
import { everySeat } from "../whose.ts";
import { type Budget, chooseMove, review, think } from "./bot.ts";
import { type BotLevel, botLevels } from "./levels.ts";

const seedOf = (n: number) => Uint8Array.from({ length: 32 }, (_, i) => (n * 31 + i) % 256);
/** Enough for a test that asks for many moves. */
const little: Budget = { looks: 60 };

describe("a bot of every level", () => {
  test.each(variantNames)("plays %s to its end with legal moves", (variant) => {
    const state = newGame(variant, seedOf(5));
    const random = choices(seedOf(5));
    for (let played = 0; played < 4000 && state.table.phase !== "over"; played++) {
      const seat = decider(state);
      const view = viewOf(state, seat);
      const move = chooseMove(view, botLevels[seat % botLevels.length], random, little) as Move;
      expect(legalMoves(view)).toContain(move);
      play(state, move);
    }
    expect(state.table.phase).toBe("over");
  });

  test("chooses the same move whatever the hidden cards are", () => {
    fc.assert(
      fc.property(randomGames(120), fc.constantFrom(...botLevels), fc.nat(), (game, level, salt) => {
        const state = playRandomGame(game);
        fc.pre(state.table.phase !== "over");
        const seat = decider(state);
        const other = withOtherHiddenCards(state, seat, salt);
        const moveIn = (position: State) =>
          chooseMove(viewOf(position, seat), level, choices(seedOf(salt % 256)), little);
        expect(moveIn(other)).toBe(moveIn(state));
      }),
      { numRuns: runs(20) },
    );
  });

  test("chooses the same move whatever other tables it thinks about meanwhile", () => {
    const levels = fc.constantFrom(...botLevels);
    fc.assert(
      fc.property(
        randomGames(120),
        levels,
        randomGames(120),
        levels,
        (game, level, otherGame, otherLevel) => {
          const [state, other] = [playRandomGame(game), playRandomGame(otherGame)];
          fc.pre(state.table.phase !== "over" && other.table.phase !== "over");
          const alone = thinkOf(state, level);
          let last = alone.next();
          while (!last.done) last = alone.next();
          const [here, there] = [thinkOf(state, level), thinkOf(other, otherLevel)];
          let beside = here.next();
          for (; !beside.done; beside = here.next()) there.next();
          expect(beside.value).toBe(last.value);
        },
      ),
      { numRuns: runs(20) },
    );
  });

  test("takes a view, and no state with its hidden cards", () => {
    expectTypeOf<View>().toExtend<Parameters<typeof think>[0]>();
    expectTypeOf<State>().not.toExtend<Parameters<typeof think>[0]>();
    expectTypeOf<keyof View>().toEqualTypeOf<
      "seat" | "table" | "hand" | "borrowed" | "gave" | "got" | "memory"
    >();
  });

  test("has nothing to do when it is not its turn", () => {
    const view = viewOf(position("4x2n", "10/20/-/-", ["2", "3", "2", "2"]), 1);
    for (const level of botLevels) expect(think(view, level, choices(seedOf(0)))).toBeUndefined();
  });

  test("thinks no longer than its budget lets it, and rests between samples", () => {
    const view = viewOf(newGame("6x2m", seedOf(3)), 0);
    expect(stepsOf(view, 16_000)).toBeGreaterThan(2 * stepsOf(view, 4000));
    expect(stepsOf(view, 4000)).toBeGreaterThan(2);
  });
});

describe("a master thinks no longer than it helps", () => {
  const plenty = 1_000_000;

  test("where one move is clearly the best", () => {
    const state = position("4x2n", "62,h0.1,h0.2,h0.3/-/-/-", ["5,12", "2,2", "2,2", "2,2"]);
    expect(stepsOf(viewOf(state, 0), plenty)).toBeLessThan(5);
  });

  test("where two moves come to the same", () => {
    const state = position("4x2n", "-/10/20/-", ["5,6", "2,3", "2,9", "5,10"]);
    expect(legalMoves(viewOf(state, 0)).map(formatMove)).toEqual(["0 discard 5", "0 discard 6"]);
    expect(stepsOf(viewOf(state, 0), plenty)).toBeLessThan(5);
  });

  test("but as long as it may where it can't tell which of two is better", () => {
    const view = viewOf(newGame("4x2m", seedOf(4)), 0);
    expect(stepsOf(view, 16_000)).toBeGreaterThan(3 * stepsOf(view, 4000));
  });
});

/** The number of steps in which a master searches a move with a budget. */
function stepsOf(view: View, looks: number): number {
  const thinking = think(view, "master", choices(seedOf(3)), { looks });
  let steps = 0;
  while (thinking?.next().done === false) steps++;
  return steps;
}

describe("a review of a move", () => {
  const state = position("4x2n", "62/-/-/-", ["5,12", "2,2", "2,2", "2,2"]);
  const reviewOf = (text: string) => {
    const move = parseMove(text) as Move;
    const thinking = review(viewOf(state, 0), move, choices(seedOf(4)), { looks: 4000 });
    for (;;) {
      const step = thinking.next();
      if (step.done) return step.value;
    }
  };

  test("says what would have been better, and what was lost", () => {
    const { best, lost } = reviewOf("0 12 62-10");
    expect(formatMove(best)).toBe("0 5 62-h0.2");
    expect(lost).toBeGreaterThan(0);
  });

  test("finds nothing lost by the best move", () => {
    expect(reviewOf("0 5 62-h0.2").lost).toBe(0);
  });

  test("refuses a move that is not legal", () => {
    expect(() => reviewOf("0 5 62-3")).not.toThrow();
    expect(() => reviewOf("0 9 62-7")).toThrow(RangeError);
  });
});

describe.each(["solid", "strong", "master"] as const)("a %s bot", (level) => {
  test("brings a fresh ball behind its start with a 4, to go home from there", () => {
    expect(choice(level, "0*/-/-/-", ["4,12", "2,2", "2,2", "2,2"])).toBe("0 4 0-60");
  });

  test("goes home", () => {
    expect(choice(level, "62/-/-/-", ["5,12", "2,2", "2,2", "2,2"])).toBe("0 5 62-h0.2");
  });

  test("spares the partner", () => {
    expect(choice(level, "10/-/13/-", ["2,3", "2,2", "2,2", "2,2"])).toBe("0 2 10-12");
  });

  test("takes back with a Tac what brought an opponent home", () => {
    const state = position("4x2n", "30/12,h1.1,h1.2,h1.3/-/-", ["X,2", "5", "2,2", "2,2"], 1);
    play(state, legalMoves(viewOf(state, 1)).find((move) => formatMove(move) === "1 5 12-h1.0") as Move);
    state.table.turn = 0;
    state.table.holder = 0;
    expect(choiceIn(level, state)).toMatch(/^0 X /);
  });

  test("wins, also where two ways to win are all that is worth a thought", () => {
    const home = "h2.0,h2.1,h2.2,h2.3";
    const state = position("4x2n", `62,h0.1,h0.2,h0.3/12/${home}/-`, ["X,3", "3", "2,2", "2,2"], 1);
    play(state, legalMoves(viewOf(state, 1)).find((move) => formatMove(move) === "1 3 12-15") as Move);
    state.table.turn = 0;
    state.table.holder = 0;
    const moves = legalMoves(viewOf(state, 0)).map(formatMove);
    expect(moves).toEqual(expect.arrayContaining(["0 3 62-h0.0", "0 X 62-h0.0"]));
    expect(choiceIn(level, state)).toMatch(/-h0\.0$/);
  });

  test("gives a way out to a partner that has none, when it has two", () => {
    const state = newGame("4x2n", seedOf(0));
    state.hands[0].set(handOf([1, 13, 5, 6, 9]));
    state.table.declared.set([1, 1, 0, 1]);
    expect(choiceIn(level, state)).toMatch(/^0 trade (1|13)$/);
  });
});

/** The search of the seat that has to decide. */
function thinkOf(state: State, level: BotLevel): Generator<undefined, Move> {
  return think(viewOf(state, decider(state)), level, choices(seedOf(7)), little) as Generator<
    undefined,
    Move
  >;
}

function decider(state: State): Seat {
  return state.table.phase === "trade" ? state.table.traded.indexOf(0) : state.table.turn;
}

/** The same game as far as a seat can see, with all cards that it does not see shuffled among hands, trade and deck. */
function withOtherHiddenCards(state: State, seat: Seat, salt: number): State {
  const other = copyState(state);
  const isShown = (holder: Seat) => holder === seat || holder === state.table.holder;
  const hidden = everySeat(state.table.variant).filter(
    (holder) => !isShown(holder) || state.table.phase === "trade",
  );
  const hands = hidden.filter((holder) => holder !== seat);
  const cards = shuffled(
    [...hands.flatMap((holder) => cardsOf(state.hands[holder])), ...state.deck.subarray(state.dealt)],
    chanceStream(seedOf(salt % 251), 1),
  );
  let taken = 0;
  for (const holder of hands) {
    const size = state.table.handSizes[holder];
    other.hands[holder].set(handOf(cards.subarray(taken, taken + size)));
    taken += size;
  }
  other.deck = Uint8Array.of(...state.deck.subarray(0, state.dealt), ...cards.subarray(taken));
  return other;
}

function choice(level: BotLevel, balls: string, hands: string[]): string {
  return choiceIn(level, position("4x2n", balls, hands));
}

/** What a bot on seat 0 plays. */
function choiceIn(level: BotLevel, state: State): string {
  const move = chooseMove(viewOf(state, 0), level, choices(seedOf(0))) as Move;
  expect(moveSeat(move)).toBe(0);
  return formatMove(move);
}
