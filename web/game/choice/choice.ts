/**
 * How a move is chosen: a card, then where it needs them a ball and a target. Pure: what can be chosen comes from
 * `legalMoves(view)` alone, so drag, click and keyboard all offer the same and nothing else.
 */

import {
  type Card,
  legalMoves,
  type Move,
  moveCard,
  moveFrom,
  moveKind,
  moveTo,
  type Place,
  tac,
  trickser,
  type View,
} from "#rules/index.ts";

/** What can be done in a position. */
export interface Options {
  view: View;
  /** The legal moves of the view. */
  moves: readonly Move[];
}

/** What the seat of the view can do. */
export function optionsOf(view: View): Options {
  return { view, moves: legalMoves(view) };
}

/** What is chosen so far. */
export interface Choice {
  card: Card | null;
  /** Where the ball is that was chosen (a base for one that is to come out). */
  from: Place | null;
}

export const nothingChosen: Choice = { card: null, from: null };

/** A move that needs no place: it is made with a button. */
export interface ButtonOffer {
  kind: "trade" | "discard" | "skip" | "plain";
  move: Move;
}

/** What can be chosen next. */
export interface Offer {
  /** Cards that some move uses. */
  cards: Card[];
  /** Places of balls that the chosen card can begin with. */
  sources: Place[];
  /** Where the chosen ball can go; for a Trickser, whom it can change places with. */
  targets: Place[];
  buttons: ButtonOffer[];
  /** The move that is left, if only one is. It still has to be made by hand. */
  only: Move | null;
  /** Whether the board to choose on is the position before: the chosen card is a Tac that takes one back. */
  showsBefore: boolean;
}

/** The choice to begin with on a new position: what is the only possibility is chosen already. */
export function beginChoice(options: Options): Choice {
  const cards = cardsIn(options.moves);
  if (options.view.table.phase !== "play" || cards.length !== 1) return nothingChosen;
  return withOnlyBall(options, cards[0]);
}

/** Chooses a card that some move uses; once more on the chosen one lays it back. Another card changes nothing. */
export function chooseCard(options: Options, choice: Choice, card: Card): Choice {
  if (card === choice.card) return nothingChosen;
  if (!cardsIn(options.moves).includes(card)) return choice;
  return withOnlyBall(options, card);
}

/** Chooses a ball of the chosen card, or a target of the chosen ball: then `move` is the move to make. */
export function choosePlace(options: Options, choice: Choice, place: Place): { choice: Choice; move?: Move } {
  const steps = stepsOf(options, choice.card);
  const step = steps.find(({ from, to }) => from === choice.from && to === place);
  if (step !== undefined) return { choice, move: step.move };
  return steps.some(({ from }) => from === place) ? { choice: { ...choice, from: place } } : { choice };
}

/** The choice that leads to a move; what is left is its target, or its button. */
export function choiceFor(move: Move): Choice {
  return { card: moveCard(move), from: moveKind(move) === "ball" ? moveFrom(move) : null };
}

/** Takes the last choice back: first the ball, then the card. */
export function stepBack(choice: Choice): Choice {
  return choice.from === null ? nothingChosen : { ...choice, from: null };
}

/** What can be chosen next. */
export function offerOf(options: Options, { card, from }: Choice): Offer {
  const { moves, view } = options;
  const ofCard = moves.filter((move) => moveCard(move) === card);
  const steps = stepsOf(options, card);
  const left = moves.length === 1 ? moves : ofCard;
  return {
    cards: cardsIn(moves),
    sources: [...new Set(steps.map((step) => step.from))],
    targets: steps.filter((step) => step.from === from).map(({ to }) => to),
    buttons: ofCard
      .filter((move) => moveKind(move) !== "ball")
      .map((move) => ({ kind: moveKind(move) as ButtonOffer["kind"], move })),
    only: left.length === 1 ? left[0] : null,
    showsBefore: card === tac && steps.length > 0 && view.table.seven.left === 0,
  };
}

/** The cards that some move uses, each once. */
function cardsIn(moves: readonly Move[]): Card[] {
  return [...new Set(moves.map(moveCard))];
}

/** A way to make a move on the board: from a ball to a target. */
interface Step {
  from: Place;
  to: Place;
  move: Move;
}

/** The ways to make the moves of a card. A swap can begin with either ball. */
function stepsOf({ view, moves }: Options, card: Card | null): Step[] {
  const ballMoves = moves.filter((move) => moveCard(move) === card && moveKind(move) === "ball");
  const steps = ballMoves.map((move) => ({ from: moveFrom(move), to: moveTo(move), move }));
  const isSwap = card === trickser || (card === tac && view.table.last === trickser);
  if (!isSwap) return steps;
  return [...steps, ...steps.map(({ from, to, move }) => ({ from: to, to: from, move }))];
}

/** A card with its ball, where there is only one and no other use of the card. */
function withOnlyBall(options: Options, card: Card): Choice {
  const sources = new Set(stepsOf(options, card).map(({ from }) => from));
  const isForBalls = options.moves.every((move) => moveCard(move) !== card || moveKind(move) === "ball");
  return { card, from: sources.size === 1 && isForBalls ? [...sources][0] : null };
}
