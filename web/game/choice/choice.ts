/**
 * Choosing a move: a card, then a ball and a target if it needs them. Pure: the options come from `legalMoves(view)`
 * alone, so drag, click and keyboard all offer the same.
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
  predict,
  type Seat,
  tac,
  trickser,
  type View,
} from "#rules/index.ts";
import { areMates } from "#rules/whose.ts";

/** The options in a position. */
export interface Options {
  view: View;
  /** The legal moves of the view. */
  moves: readonly Move[];
}

/** What the seat of the view can do. */
export function optionsOf(view: View): Options {
  return { view, moves: legalMoves(view) };
}

/** The choice so far. */
export interface Choice {
  card: Card | null;
  /** The place of the chosen ball (a base for a ball that comes out). */
  from: Place | null;
}

export const nothingChosen: Choice = { card: null, from: null };

/** A move without a place, which is made with a button. */
export interface ButtonOffer {
  kind: "trade" | "discard" | "skip" | "plain";
  move: Move;
}

/** The next options. */
export interface Offer {
  /** Cards that some move uses. */
  cards: Card[];
  /** Places of balls that the chosen card can start with. */
  sources: Place[];
  /** The targets of the chosen ball; for a Trickser, the balls that it can swap with. */
  targets: Place[];
  /** Those of the targets where a marble of the viewer's own team would be knocked out. */
  ownHits: Place[];
  /** Those of them whose marble a press chooses instead: only a marble that is dropped there knocks it out. */
  reselected: Place[];
  buttons: ButtonOffer[];
  /** The only move of a marble that can be made instead of those of the buttons, to stand beside them as one of them. */
  beside: Move | null;
  /** The move that is left, if there is only one. The player still has to make it. */
  only: Move | null;
  /**
   * Whether the board for choosing is the previous position, because the chosen card is a Tac that takes a move back.
   */
  showsBefore: boolean;
}

/** The initial choice on a new position: the only option is chosen already. */
export function beginChoice(options: Options): Choice {
  const cards = cardsIn(options.moves);
  if (options.view.table.phase !== "play" || cards.length !== 1) return nothingChosen;
  return withOnlyBall(options, cards[0]);
}

/** Whether all that can be done is to lay a card unused, whichever. */
export function canOnlyDiscard({ moves }: Options): boolean {
  return moves.length > 0 && moves.every((move) => moveKind(move) === "discard");
}

/** Chooses a card that some move uses. Choosing the chosen card again deselects it. Other cards change nothing. */
export function chooseCard(options: Options, choice: Choice, card: Card): Choice {
  if (card === choice.card) return nothingChosen;
  if (!cardsIn(options.moves).includes(card)) return choice;
  return withOnlyBall(options, card);
}

/** Chooses a ball of the chosen card, or a target of the chosen ball. With a target, `move` is the move to make. */
export function choosePlace(options: Options, choice: Choice, place: Place): { choice: Choice; move?: Move } {
  const steps = stepsOf(options, choice.card);
  const step = steps.find(({ from, to }) => from === choice.from && to === place);
  if (step !== undefined) return { choice, move: step.move };
  return steps.some(({ from }) => from === place) ? { choice: { ...choice, from: place } } : { choice };
}

/** The choice that leads to a move, except its target or its button. */
export function choiceFor(move: Move): Choice {
  return { card: moveCard(move), from: moveKind(move) === "ball" ? moveFrom(move) : null };
}

/** Undoes the last choice: first the ball, then the card. */
export function stepBack(choice: Choice): Choice {
  return choice.from === null ? nothingChosen : { ...choice, from: null };
}

/** The next options. */
export function offerOf(options: Options, { card, from }: Choice): Offer {
  const { moves, view } = options;
  const ofCard = moves.filter((move) => moveCard(move) === card);
  const steps = stepsOf(options, card);
  const left = moves.length === 1 ? moves : ofCard;
  const isWithButton = ofCard.some((move) => moveKind(move) !== "ball");
  const open = steps.filter((step) => from === null || step.from === from);
  const sources = [...new Set(steps.map((step) => step.from))];
  const own = steps.filter((step) => step.from === from);
  const ownHits = own.filter(({ move }) => ownTeamHit(options, move).length > 0).map(({ to }) => to);
  const reselected = ownHits.filter((place) => sources.includes(place));
  return {
    cards: cardsIn(moves),
    sources,
    targets: own.map(({ to }) => to),
    ownHits,
    // Who has chosen a marble that can go nowhere else means this.
    reselected: reselected.length < own.length ? reselected : [],
    buttons: ofCard
      .filter((move) => moveKind(move) !== "ball")
      .map((move) => ({ kind: moveKind(move) as ButtonOffer["kind"], move })),
    beside: isWithButton && open.length === 1 ? open[0].move : null,
    only: left.length === 1 ? left[0] : null,
    showsBefore: card === tac && steps.length > 0 && view.table.seven.left === 0,
  };
}

/**
 * The seats of the viewer's own team whose marbles a move knocks out, the viewer's first. Where nothing else can be done
 * there are none: nobody has to be asked about that.
 */
export function ownTeamHit({ view: { seat, table }, moves }: Options, move: Move): Seat[] {
  if (seat === null || moves.length === 1) return [];
  const hit = predict(table, move).happened.flatMap((event) => (event.type === "kicked" ? event.seat : []));
  return [...new Set(hit)]
    .filter((one) => areMates(table.board, seat, one))
    .toSorted((one, other) => Number(other === seat) - Number(one === seat));
}

/** The cards that some move uses, each once. */
function cardsIn(moves: readonly Move[]): Card[] {
  return [...new Set(moves.map(moveCard))];
}

/** A way to make a move on the board, from a ball to a target. */
interface Step {
  from: Place;
  to: Place;
  move: Move;
}

/** The ways to make a card's moves. A swap can start with either ball. */
function stepsOf({ view, moves }: Options, card: Card | null): Step[] {
  const ballMoves = moves.filter((move) => moveCard(move) === card && moveKind(move) === "ball");
  const steps = ballMoves.map((move) => ({ from: moveFrom(move), to: moveTo(move), move }));
  const isSwap = card === trickser || (card === tac && view.table.last === trickser);
  if (!isSwap) return steps;
  return [...steps, ...steps.map(({ from, to, move }) => ({ from: to, to: from, move }))];
}

/** A card with its ball, if that is its only ball and its only use. */
function withOnlyBall(options: Options, card: Card): Choice {
  const sources = new Set(stepsOf(options, card).map(({ from }) => from));
  const isForBalls = options.moves.every((move) => moveCard(move) !== card || moveKind(move) === "ball");
  return { card, from: sources.size === 1 && isForBalls ? [...sources][0] : null };
}
