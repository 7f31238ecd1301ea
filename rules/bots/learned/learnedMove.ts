/** The network's best move: every seat's play in the playouts of Team-Tac with four seats. */

import { type Card, narr } from "../../card.ts";
import { usedCard } from "../../cards.ts";
import { type Move, moveCard, moveKind } from "../../move.ts";
import type { Table } from "../../table.ts";
import type { Effort, SeatedView } from "../greedy.ts";
import type { Scored } from "../plan.ts";
import { tryOut } from "../scratch.ts";
import { isSevenMove, isTelling, Sevens } from "../sevens.ts";
import {
  type KindOfMove,
  listCards,
  listGift,
  listProspects,
  listSeat,
  mostAtOnce,
  noInput,
  placesOfSeat,
  seats,
} from "./inputs.ts";
import { addRows, begin, exchangeRows, type Network, pointsOf } from "./network.ts";

/** Whether the network applies: a devil plays another hand, which it has not learned. */
export function canTell({ table, seat }: SeatedView): boolean {
  return table.phase === "trade" || table.holder === seat;
}

/** The first of the legal moves with the most points by a network; of a seven only significant parts are tried. */
export function learnedMove(
  view: SeatedView,
  moves: readonly Move[],
  network: Network,
  effort: Effort,
): Move {
  const judge = new Judge(view, network);
  let chosen = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (isSevenMove(view.table, move) && !isTelling(view.table, move)) continue;
    const points = judge.pointsOfMove(move, effort);
    if (points > most) {
      most = points;
      chosen = move;
    }
  }
  return chosen;
}

/** The moves with their points, best first. */
export function judged(view: SeatedView, moves: readonly Move[], network: Network): Scored[] {
  const judge = new Judge(view, network);
  const effort: Effort = { looks: 0 };
  return moves
    .map((move) => ({ move, worth: judge.pointsOfMove(move, effort) }))
    .sort((a, b) => b.worth - a.worth);
}

/** The inputs of the position after a move, unordered; a move that leaves a part of a seven has none. */
export function inputsOf(view: SeatedView, move: Move): Uint16Array | undefined {
  const after = tryOut(view.table, move, 0);
  if (after.seven.left > 0) return undefined;
  const list: number[] = [];
  const take = (count: number) => list.push(...inputs.subarray(0, count));
  for (let steps = 0; steps < seats; steps++) {
    listSeat(after.board, (view.seat + steps) % seats, steps, inputs);
    list.push(...inputs.subarray(0, placesOfSeat).filter((input) => input !== noInput));
  }
  const card = moveCard(move);
  take(listCards(view.hand, card, inputs));
  const kind = kindOf(after, move);
  take(listProspects(after.board, view.seat, view.hand, card, kind, inputs));
  if (kind === "trade") take(listGift(view.table, view.seat, card, inputs));
  return Uint16Array.from(list);
}

const inputs = new Uint16Array(mostAtOnce);
const nothing = new Uint16Array(placesOfSeat).fill(noInput);

/** What many moves share: the position before, and the remaining cards. */
interface Shared {
  /** The inputs of each seat's balls before the move. */
  readonly balls: readonly Uint16Array[];
  /** The sums for all balls before the move. */
  readonly board: Int32Array;
  /** The same with the remaining cards. */
  readonly cards: Int32Array;
  /** The sums of the position being evaluated. */
  readonly all: Int32Array;
}

/** Reused from one view to the next: a bot evaluates one view at a time. */
const kept = new Map<number, Shared>();

function sharedOf(width: number): Shared {
  let shared = kept.get(width);
  if (shared === undefined) {
    const sums = () => new Int32Array(width);
    const list = () => new Uint16Array(placesOfSeat);
    shared = { balls: Array.from({ length: seats }, list), board: sums(), cards: sums(), all: sums() };
    kept.set(width, shared);
  }
  return shared;
}

/** Evaluates the moves of one view with a network. */
export class Judge {
  readonly #view: SeatedView;
  readonly #network: Network;
  readonly #shared: Shared;
  /** The card that `#shared.cards` excludes, if they have been computed. */
  #without: Card | undefined;
  /** The ways of a seven, for each card that is one; most views have none. */
  #sevens: Map<Card, Sevens> | undefined;

  constructor(view: SeatedView, network: Network) {
    this.#view = view;
    this.#network = network;
    this.#shared = sharedOf(network.neurons + 1);
    const { balls, board } = this.#shared;
    begin(network, board);
    for (let steps = 0; steps < seats; steps++) {
      listSeat(view.table.board, (view.seat + steps) % seats, steps, balls[steps]);
      exchangeRows(network, nothing, balls[steps], board);
    }
  }

  /** Points of the position after a move, or after the best continuation of its seven. */
  pointsOfMove(move: Move, effort: Effort): number {
    effort.looks++;
    const { table } = this.#view;
    const after = tryOut(table, move, 0);
    if (after.seven.left === 0) return this.#pointsOf(after, move);
    const sevens = this.#sevensOf(moveCard(move));
    const looksBefore = sevens.looks;
    const points = sevens.worthOfRest(after);
    effort.looks += sevens.looks - looksBefore;
    return points;
  }

  #sevensOf(card: Card): Sevens {
    this.#sevens ??= new Map();
    let sevens = this.#sevens.get(card);
    if (sevens === undefined) {
      sevens = new Sevens(this.#view, "telling", (after, part) => this.#pointsOf(after, part));
      this.#sevens.set(card, sevens);
    }
    return sevens;
  }

  #pointsOf(after: Table, move: Move): number {
    const { seat, hand, table } = this.#view;
    const card = moveCard(move);
    const { balls, cards, all } = this.#shared;
    if (card !== this.#without) this.#takeCards(card);
    for (let n = 0; n < all.length; n++) all[n] = cards[n];
    for (let steps = 0; steps < seats; steps++) {
      listSeat(after.board, (seat + steps) % seats, steps, inputs);
      exchangeRows(this.#network, balls[steps], inputs, all);
    }
    const kind = kindOf(after, move);
    const count = listProspects(after.board, seat, hand, card, kind, inputs);
    addRows(this.#network, inputs, count, all);
    if (kind === "trade") addRows(this.#network, inputs, listGift(table, seat, card, inputs), all);
    return pointsOf(this.#network, all);
  }

  #takeCards(card: Card): void {
    const { board, cards } = this.#shared;
    cards.set(board);
    addRows(this.#network, inputs, listCards(this.#view.hand, card, inputs), cards);
    this.#without = card;
  }
}

function kindOf(after: Table, move: Move): KindOfMove {
  const kind = moveKind(move);
  if (kind !== "plain") return kind;
  const card = moveCard(move);
  return usedCard(after, card) === narr ? "narr" : "teufel";
}
