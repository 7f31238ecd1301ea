import { describe, expect, test } from "vitest";
import {
  type Card,
  copyState,
  formatMove,
  handOf,
  type Move,
  moveKind,
  moveTo,
  newGame,
  parseBalls,
  parseCard,
  parseMove,
  play,
  type State,
  type VariantName,
  type View,
  viewOf,
} from "#rules/index.ts";

import {
  beginChoice,
  choiceFor,
  chooseCard,
  choosePlace,
  nothingChosen,
  type Options,
  offerOf,
  optionsOf,
  stepBack,
} from "./choice.ts";
import { whyNot } from "./whyNot.ts";

const [one, seven, eight, swap, tac] = [1, 7, 8, 14, 15];

describe("choosing a move", () => {
  test("begins with nothing chosen, and offers the cards that can be played", () => {
    const options = optionsAt("10/-/-/-", ["1,3,T"]);
    const choice = beginChoice(options);
    expect(choice).toEqual(nothingChosen);
    expect(offerOf(options, choice)).toMatchObject({
      cards: [1, 3],
      sources: [],
      targets: [],
      buttons: [],
      only: null,
    });
  });

  test("goes from the card to the ball to the target", () => {
    const options = optionsAt("10,20/-/-/-", ["3,5"]);
    const withCard = chooseCard(options, nothingChosen, 5);
    expect(offerOf(options, withCard)).toMatchObject({ sources: [10, 20], targets: [] });
    const { choice: withBall } = choosePlace(options, withCard, 20);
    expect(offerOf(options, withBall).targets).toEqual([25]);
    expect(text(choosePlace(options, withBall, 25).move)).toBe("0 5 20-25");
  });

  test("takes another ball instead, and leaves the choice where a place means nothing", () => {
    const options = optionsAt("10,20/-/-/-", ["3,5"]);
    const withBall = { card: 5, from: 20 };
    expect(choosePlace(options, withBall, 10).choice).toEqual({ card: 5, from: 10 });
    expect(choosePlace(options, withBall, 40)).toEqual({ choice: withBall });
    expect(choosePlace(options, nothingChosen, 10)).toEqual({ choice: nothingChosen });
  });

  test("lays the card back when it is pressed again, and does not take one that can't be played", () => {
    const options = optionsAt("10/-/-/-", ["3,T"]);
    expect(chooseCard(options, { card: 3, from: 10 }, 3)).toEqual(nothingChosen);
    expect(chooseCard(options, nothingChosen, swap)).toEqual(nothingChosen);
  });

  test("goes back step by step", () => {
    expect(stepBack({ card: 5, from: 10 })).toEqual({ card: 5, from: null });
    expect(stepBack({ card: 5, from: null })).toEqual(nothingChosen);
  });

  test("offers the last possibility but does not play it", () => {
    const options = optionsAt("10/-/-/-", ["5"]);
    const choice = beginChoice(options);
    expect(choice).toEqual({ card: 5, from: 10 });
    expect(text(offerOf(options, choice).only ?? undefined)).toBe("0 5 10-15");
  });

  test("brings a ball out of the base", () => {
    const options = optionsAt("-/-/-/-", ["1,2"]);
    const choice = beginChoice(options);
    expect(text(choosePlace(options, choice, 0).move)).toBe("0 1 b0-0");
  });

  test("swaps from either ball", () => {
    const options = optionsAt("10/20/30/-", ["T,2"]);
    const choice = chooseCard(options, nothingChosen, swap);
    expect(offerOf(options, { ...choice, from: 30 }).targets.sort()).toEqual([10, 20]);
    expect(text(choosePlace(options, { ...choice, from: 30 }, 20).move)).toBe("0 T 20-30");
  });

  test("has buttons for a skip and for what can't be played", () => {
    const skipping = optionsAt("10/20/-/-", ["8,2"]);
    expect(
      offerOf(skipping, chooseCard(skipping, nothingChosen, eight)).buttons.map(({ kind }) => kind),
    ).toEqual(["skip"]);
    const stuck = optionsAt("-/-/-/-", ["5,6"]);
    expect(offerOf(stuck, chooseCard(stuck, nothingChosen, 6)).buttons.map(({ kind }) => kind)).toEqual([
      "discard",
    ]);
  });

  test("shows the position before for a Tac that moves a ball", () => {
    const options = optionsAt("10/30/-/-", ["5,2", "X,2"], ["0 5 10-15"]);
    const choice = chooseCard(options, nothingChosen, tac);
    expect(offerOf(options, choice)).toMatchObject({ showsBefore: true, sources: [30] });
  });

  test("goes on with the seven by itself, and leaves only the steps that are left", () => {
    const options = optionsAt("10/-/-/-", ["7,2"], ["0 7 10-15"]);
    const choice = beginChoice(options);
    expect(choice).toEqual({ card: seven, from: 15 });
    expect(offerOf(options, choice).targets).toEqual([16, 17]);
  });

  test("gives every card of the hand in the trade", () => {
    const state = newGame("4x2n", new Uint8Array(32));
    const options = optionsOf(viewOf(state, 1));
    const [card] = offerOf(options, nothingChosen).cards;
    expect(
      offerOf(options, chooseCard(options, nothingChosen, card)).buttons.map(({ kind }) => kind),
    ).toEqual(["trade"]);
  });
});

describe("a card that can't be played says why", () => {
  test.each([
    ["the way is blocked", "10/12/-/-", ["5,2"], "5", { reason: "blocked", field: 12, steps: 2 }],
    ["the way back is blocked", "10/8/-/-", ["4,2"], "4", { reason: "blocked", field: 8, steps: 2 }],
    ["no ball is out", "-/12/-/-", ["5,1"], "5", { reason: "noBall" }],
    ["no ball is on the ring", "h0.2/12/-/-", ["T,1"], "T", { reason: "noRingBall" }],
    ["there is nobody to swap with", "10/-/-/-", ["T,1"], "T", { reason: "noOtherBall" }],
    ["nothing was laid yet", "10/-/-/-", ["X,1"], "X", { reason: "nothingToRepeat" }],
  ])("%s", (_, balls, hands, card, expected) => {
    expect(whyNot(optionsAt(balls, hands).view, parseCard(card) as Card)).toEqual(expected);
  });

  test("the card before can't be repeated", () => {
    const { view } = optionsAt("10/-/-/-", ["5,2", "X,2"], ["0 5 10-15"]);
    expect(whyNot(view, tac)).toEqual({ reason: "cannotRepeat", card: "5" });
  });

  test("it is not the seat's turn", () => {
    expect(whyNot(viewAt("10/-/-/-", ["5,2", "3,2"], [], 1), one)).toEqual({ reason: "notYourTurn" });
  });
});

/** The options of seat `turn` after moves from a position in which every other hand holds a 2. */
describe("what leads to a move", () => {
  test("leaves its target, or its button, to be pressed", () => {
    const options = optionsAt("10,20/-/-/-", ["8,3"]);
    for (const move of options.moves) {
      const choice = choiceFor(move);
      const { targets, buttons } = offerOf(options, choice);
      if (moveKind(move) === "ball") expect(choosePlace(options, choice, moveTo(move)).move).toBe(move);
      else expect(buttons.map((button) => button.move)).toContain(move);
      expect(targets.length > 0).toBe(moveKind(move) === "ball");
    }
  });
});

function optionsAt(balls: string, hands: string[], moves: string[] = []): Options {
  const state = stateAt(balls, hands, moves);
  return optionsOf(viewOf(state, state.table.turn));
}

function viewAt(balls: string, hands: string[], moves: string[], seat: number): View {
  return viewOf(stateAt(balls, hands, moves), seat);
}

function stateAt(balls: string, hands: string[], moves: string[]): State {
  const variant: VariantName = "4x2m";
  const state = copyState(newGame(variant, new Uint8Array(32)));
  const { table } = state;
  table.board = parseBalls(table.variant, balls);
  table.before = table.board.copy();
  table.phase = "play";
  table.turn = 0;
  table.holder = 0;
  state.hands.forEach((_, seat) => {
    const cards = (hands[seat] ?? "2").split(",").map((card) => parseCard(card) as Card);
    state.hands[seat] = handOf(cards);
    table.handSizes[seat] = cards.length;
  });
  for (const move of moves) play(state, parseMove(move) as Move);
  return state;
}

function text(move: Move | undefined): string | undefined {
  return move && formatMove(move);
}
