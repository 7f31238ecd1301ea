import { describe, expect, test } from "vitest";
import { parseBalls } from "#rules/balls.ts";
import { type Card, cardName, handOf, tac, trickser } from "#rules/card.ts";
import { parseMove } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { play } from "#rules/play.ts";
import type { State } from "#rules/state.ts";
import type { VariantName } from "#rules/variant.ts";
import { viewOf } from "#rules/view.ts";
import { type Choice, nothingChosen, offerOf, optionsOf } from "../choice/choice.ts";
import { type Instruction, instructionOf } from "./instruction.ts";

describe("the instruction", () => {
  test("asks for a card to give, then names those who still have to give theirs", () => {
    const state = newGame("4x2m", new Uint8Array(32));
    expect(instructionFor(state, 0)).toMatchObject({ key: "give", seats: [2] });
    const card = state.hands[0].findIndex((count) => count > 0);
    expect(instructionFor(state, 0, { card, from: null }).key).toBe("giveIt");
    play(state, move(`0 trade ${cardName(card)}`));
    expect(instructionFor(state, 0)).toMatchObject({ key: "waitForTrade", seats: [1, 2, 3] });
  });

  test("tells a spectator that cards are traded, without naming all players, and then whose turn it is", () => {
    expect(instructionFor(newGame("6x2m", new Uint8Array(32)), null).key).toBe("trading");
    expect(instructionFor(table("10/-/-/-", [[2]]), null)).toMatchObject({ key: "theirTurn", seats: [0] });
  });

  test("goes from the card to the ball to the target", () => {
    const state = table("10,20/-/-/-", [[2, 3]]);
    expect(instructionFor(state, 0).key).toBe("yourTurn");
    expect(instructionFor(state, 0, { card: 2, from: null }).key).toBe("chooseBall");
    expect(instructionFor(state, 0, { card: 2, from: 20 }).key).toBe("chooseTarget");
  });

  test("says that an 8 can also make the next one skip", () => {
    const state = table("10,20/-/-/-", [[8], [2]]);
    expect(instructionFor(state, 0, { card: 8, from: null }).key).toBe("chooseBallOrButton");
  });

  test("asks for two balls with a Trickser", () => {
    const state = table("10/20/-/-", [[trickser]]);
    expect(instructionFor(state, 0, { card: trickser, from: null }).key).toBe("chooseFirstBall");
    expect(instructionFor(state, 0, { card: trickser, from: 20 }).key).toBe("chooseSecondBall");
  });

  test("counts the steps that a seven still has", () => {
    const state = table("10,30/-/-/-", [[7, 2]]);
    play(state, move("0 7 10-13"));
    expect(instructionFor(state, 0, { card: 7, from: null })).toMatchObject({ key: "chooseSteps", count: 4 });
  });

  test("asks to lay a card down where none can be played", () => {
    const state = table("-/-/-/-", [[2, 3]]);
    expect(instructionFor(state, 0).key).toBe("mustDiscard");
    expect(instructionFor(state, 0, { card: 2, from: null }).key).toBe("discardIt");
  });

  test("says after an 8 that one must skip, and that a Tac would answer it", () => {
    const state = table("10/40/-/-", [[8, 2], [5, tac], [2], [2]]);
    play(state, move("0 8 skip"));
    expect(instructionFor(state, 0)).toMatchObject({ key: "theirSkip", seats: [1] });
    expect(instructionFor(state, 1).key).toBe("mustSkipOrTac");
    const without = table("10/40/-/-", [[8, 2], [5], [2], [2]]);
    play(without, move("0 8 skip"));
    expect(instructionFor(without, 1).key).toBe("mustSkip");
  });

  test("says of a Tac that must be played what it stops, or in Team-Tac what it costs", () => {
    const aboutToWin = (variant: VariantName) => {
      const state = table(
        "10,h0.1,h0.2,h0.3/h1.0,h1.1,h1.2,h1.3/h2.0,h2.1,h2.2,h2.3/h3.0,h3.1,h3.2,h3.3",
        [],
        variant,
      );
      state.table.mustTac = true;
      state.hands[0].set(handOf([tac]));
      return instructionFor(state, 0).key;
    };
    expect(aboutToWin("4x2m")).toBe("mustTac");
    expect(aboutToWin("4x1m")).toBe("mustTacTogether");
  });

  test("says to the devil and to the others whose cards are played", () => {
    const state = table("10/40/-/-", [[19, 2], [5], [2], [2]]);
    play(state, move("0 D"));
    expect(instructionFor(state, 0)).toMatchObject({ key: "yourDevil", seats: [1] });
    expect(instructionFor(state, 2)).toMatchObject({ key: "theirDevil", seats: [0, 1] });
  });
});

function instructionFor(state: State, seat: number | null, choice: Choice = nothingChosen): Instruction {
  const options = optionsOf(viewOf(state, seat));
  return instructionOf(options, choice, offerOf(options, choice));
}

/** A table in play: it is the turn of seat 0, and seats without given cards hold a 2. */
function table(balls: string, hands: Card[][], variant: VariantName = "4x2m"): State {
  const state = newGame(variant, new Uint8Array(32));
  state.table.board = parseBalls(state.table.variant, balls);
  state.table.before = state.table.board.copy();
  state.hands.forEach((hand, seat) => {
    const cards = hands[seat] ?? [2];
    hand.set(handOf(cards));
    state.table.handSizes[seat] = cards.length;
  });
  state.table.phase = "play";
  state.table.turn = 0;
  state.table.holder = 0;
  return state;
}

function move(text: string) {
  const parsed = parseMove(text);
  if (parsed === undefined) throw new SyntaxError(`"${text}" is no move`);
  return parsed;
}
