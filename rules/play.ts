/** Carrying out moves: rules.md 3.4, 6 to 9. Everything here changes the state in place. */

import { formatBalls } from "./balls.ts";
import { type Card, cardName, narr, tac, teufel, trickser } from "./card.ts";
import { deal, trade } from "./deal.ts";
import type { GameEvent } from "./event.ts";
import { areHandsEmpty, layDown, passHands } from "./hands.ts";
import { canPlayTac, playableCards } from "./legal.ts";
import { type Move, moveCard, moveFrom, moveKind, moveSeat, moveTo } from "./move.ts";
import { comeOut, travel } from "./moving.ts";
import { isBase, ownerOf, type Place } from "./place.ts";
import { beginSeven, carryOutPart } from "./seven.ts";
import type { State } from "./state.ts";
import { laid, noTeam, seatAfter, type Table } from "./table.ts";
import { teamAllHome } from "./winning.ts";

/**
 * Carries out a legal move, in place. Its events are added to `happened`, if given. The move must be one of
 * `legalMoves(state)`; if that is uncertain, ask `refusal` first.
 */
export function play(state: State, move: Move, happened?: GameEvent[]): void {
  const card = moveCard(move);
  switch (moveKind(move)) {
    case "trade":
      trade(state, moveSeat(move), card, happened);
      return;
    case "discard":
      discard(state, card, happened);
      return;
    case "skip":
      layPlayed(state.table, card, happened);
      layDown(state, state.table.holder, card);
      skipNext(state, happened);
      return;
    case "plain":
      playPlain(state, card, happened);
      return;
    case "ball":
      playBall(state, move, happened);
      return;
  }
}

/** 4: a card is discarded. A Tac after it has nothing to take back. */
function discard(state: State, card: Card, happened?: GameEvent[]): void {
  const { table, memory } = state;
  if (!table.mustSkip) memory?.lacks(table.holder, playableCards(table));
  lay(table, card, false, happened);
  layDown(state, table.holder, card);
  table.before.copyFrom(table.board);
  // After a discarded Tac the last card that is not a Tac is repeated (6.7).
  if (card !== tac) table.last = card;
  endTurn(state, false, happened);
}

/** Puts a played card on the pile; the Tac takes back the effect of the card before it (6.7). */
export function layPlayed(table: Table, card: Card, happened?: GameEvent[]): void {
  lay(table, card, true, happened);
  if (card === tac) {
    const { board } = table;
    table.board = table.before;
    table.before = board;
    noteRestored(table, happened);
  } else if (card !== narr) {
    table.before.copyFrom(table.board);
    table.last = card;
  }
}

/** Adds the event of what a Tac took back; after a card that moved no ball there is none. */
function noteRestored({ board, before }: Table, happened?: GameEvent[]): void {
  if (happened === undefined) return;
  const balls = formatBalls(board);
  if (balls !== formatBalls(before)) happened.push({ type: "restored", balls });
}

/** Puts a card on the pile. */
export function lay(table: Table, card: Card, isPlayed: boolean, happened?: GameEvent[]): void {
  const { turn: seat, holder } = table;
  table.pile.push(laid(seat, card, isPlayed));
  table.gone[card]++;
  table.cardsLaid++;
  happened?.push({ type: "laid", seat, holder, card: cardName(card), isPlayed });
}

/** 6.5: the next seat discards a card. */
function skipNext(state: State, happened?: GameEvent[]): void {
  const { table } = state;
  happened?.push({ type: "skipped", seat: seatAfter(table.variant, table.holder) });
  endTurn(state, true, happened);
}

function playPlain(state: State, card: Card, happened?: GameEvent[]): void {
  const { table } = state;
  layPlayed(table, card, happened);
  layDown(state, table.holder, card);
  const used = usedCard(table, card);
  if (used === narr) playNarr(state, happened);
  else if (used === teufel) playTeufel(state, happened);
}

/** 7.1: the hands are passed on, then the same player plays a card of the new hand, if there is one. */
function playNarr(state: State, happened?: GameEvent[]): void {
  const { table } = state;
  passHands(state);
  happened?.push({ type: "passedHands" });
  lookAtHand(state);
  if (table.handSizes[table.holder] === 0) endTurn(state, false, happened);
}

/** 7.4: the player becomes the devil of the next seat; a victim that plays a Teufel becomes the devil itself. */
function playTeufel(state: State, happened?: GameEvent[]): void {
  const { table } = state;
  const devil = table.holder;
  const victim = seatAfter(table.variant, devil);
  if (table.handSizes[victim] === 0) {
    endTurn(state, false, happened);
    return;
  }
  table.turn = devil;
  table.holder = victim;
  lookAtHand(state);
  happened?.push({ type: "bedeviled", seat: devil, victim });
}

/** 7.4: a devil sees the hand that it plays from. */
function lookAtHand({ table: { turn, holder }, hands, memory }: State): void {
  if (turn !== holder) memory?.showed(turn, holder, hands[holder]);
}

function playBall(state: State, move: Move, happened?: GameEvent[]): void {
  const { table } = state;
  const { seven } = table;
  const card = moveCard(move);
  if (seven.left === 0) {
    layPlayed(table, card, happened);
    if (usedCard(table, card) === 7) beginSeven(seven, table.board, card);
  }
  carryOut(table, usedCard(table, card), moveFrom(move), moveTo(move), happened);
  // A seven stays in the hand until its last step.
  if (seven.left > 0) return;
  layDown(state, table.holder, card);
  endTurn(state, false, happened);
}

/** The card whose rules apply: for a Tac the one that it repeats. */
export function usedCard(table: Table, card: Card): Card {
  return card === tac ? table.last : card;
}

/** Carries out on the board what a card does with one ball, or with two for a Trickser. */
export function carryOut(table: Table, used: Card, from: Place, to: Place, happened?: GameEvent[]): void {
  const { board } = table;
  if (used === 7) {
    carryOutPart(table, from, to, happened);
  } else if (used === trickser) {
    board.swap(from, to);
    happened?.push({ type: "swapped", places: [from, to] });
  } else if (isBase(from)) {
    comeOut(board, ownerOf(from), happened);
  } else if (isBase(to)) {
    board.kick(board.at[from]);
    happened?.push({ type: "kicked", seat: ownerOf(to), from });
  } else {
    travel(board, from, to, used === 4, happened);
  }
}

/** The card is finished: determines the winner and the next turn. */
function endTurn(state: State, mustSkip: boolean, happened?: GameEvent[]): void {
  const { table } = state;
  const { variant, holder } = table;
  const next = seatAfter(variant, holder);
  table.turn = next;
  table.holder = next;
  table.mustSkip = mustSkip;
  table.mustTac = false;
  const team = teamAllHome(table.board, holder);
  if (team !== noTeam) {
    settleWin(state, team, happened);
  } else if (areHandsEmpty(table)) {
    deal(state, happened);
  } else {
    // A seat without cards is passed over; such seats exist only after a Narr.
    while (table.handSizes[table.turn] === 0) table.turn = seatAfter(variant, table.turn);
    table.holder = table.turn;
    happened?.push({ type: "turn", seat: table.turn });
  }
}

/** 8.2: the win stands unless the next seat can play a Tac, and then it must. */
function settleWin(state: State, team: number, happened?: GameEvent[]): void {
  const { table } = state;
  const { variant, turn: next } = table;
  const isOwnWin = !variant.isTeamTac && variant.teamOf[next] === team;
  if (!isOwnWin && canPlayTac(table, state.hands[next])) {
    table.mustTac = true;
    happened?.push({ type: "turn", seat: next });
    return;
  }
  table.phase = "over";
  table.winner = team;
  table.mustSkip = false;
  happened?.push({ type: "won", team: variant.isTeamTac ? "all" : team });
}
