import { type Move, moveSeat } from "../move.ts";
import type { State } from "../state.ts";
import type { Seat, Variant } from "../variant.ts";
import { everySeat } from "../whose.ts";
import { harmsMate, hasWon } from "./facts.ts";
import { type Reached, reached } from "./feat.ts";
import { type GameFeatName, levelsOf, listOfCardFeats, listOfWinFeats } from "./feats.ts";
import { type PlayedCard, playedCards } from "./playedCard.ts";
import { Story } from "./story.ts";

/** A feat of one game, as a player has earned it. */
export interface EarnedFeat {
  feat: GameFeatName;
  /** The hardest level that was reached; absent for a feat without levels. */
  level?: number;
  /** The move of the log, counted from 1, that completed it: for a feat of the whole game the last one. */
  move: number;
}

/** Who is asked about. All moves are those of the log, counted from 1. */
export interface Players {
  /** Whether the person whose feats are sought sits on the seat when this move is made. */
  sits: (seat: Seat, move: number) => boolean;
  /** Whether a program makes this move: a bot, or autopilot for an absent person. */
  isAutomatic: (move: number) => boolean;
}

/**
 * The feats of a game, by seat, in the order in which they were first done; each at most once, at its hardest level.
 * Only moves that a person makes count, from the time on the seat. A feat of the whole game is that of a person who has
 * made every move of the seat; an unfinished game has none.
 * @param state the position before the first move; it is played on
 * @param moves the log; all moves must be legal
 */
export function featsOfGame(state: State, moves: readonly Move[], players: Players): EarnedFeat[][] {
  const { variant } = state.table;
  const story = new Story(state.table);
  const found = everySeat(variant).map(() => new Map<GameFeatName, EarnedFeat>());
  let last: PlayedCard | undefined;
  for (const card of playedCards(state, moves)) {
    const isOwn = hasMade(players, card);
    if (isOwn && card.kind !== "discard" && !harmsMate(card)) addFeatsOfCard(found[card.seat], card, story);
    story.add(card, isOwn);
    last = card;
  }
  if (last !== undefined && state.table.phase === "over") {
    for (const seat of seatsOfWholeGame(variant, moves, players)) {
      if (hasWon(variant, state.table.winner, seat)) addFeatsOfWin(found[seat], seat, last, story);
    }
  }
  return found.map((ofSeat) => [...ofSeat.values()]);
}

/** Whether the person on the seat made every move of the card. */
function hasMade(players: Players, { seat, firstMove, lastMove }: PlayedCard): boolean {
  for (let move = firstMove; move <= lastMove; move++) {
    if (!isOwnMove(players, seat, move)) return false;
  }
  return true;
}

/** The seats whose person made each of the seat's moves and still sits there at the end. */
function seatsOfWholeGame(variant: Variant, moves: readonly Move[], players: Players): Seat[] {
  const whole = new Set(everySeat(variant).filter((seat) => players.sits(seat, moves.length)));
  for (const [index, move] of moves.entries()) {
    const seat = moveSeat(move);
    if (whole.has(seat) && !isOwnMove(players, seat, index + 1)) whole.delete(seat);
  }
  return [...whole];
}

function isOwnMove(players: Players, seat: Seat, move: number): boolean {
  return players.sits(seat, move) && !players.isAutomatic(move);
}

type Found = Map<GameFeatName, EarnedFeat>;

function addFeatsOfCard(found: Found, card: PlayedCard, story: Story): void {
  for (const [name, feat] of listOfCardFeats) {
    add(found, name, reached(feat.levels, feat.ofCard(card, story)), card.lastMove);
  }
}

function addFeatsOfWin(found: Found, seat: Seat, last: PlayedCard, story: Story): void {
  for (const [name, feat] of listOfWinFeats) {
    add(found, name, reached(feat.levels, feat.ofWin(seat, last, story)), last.lastMove);
  }
}

/** Adds what was reached, unless it was reached before. */
function add(found: Found, feat: GameFeatName, now: Reached, move: number): void {
  if (now === undefined || !isFurther(feat, now, found.get(feat))) return;
  found.set(feat, { feat, ...now, move });
}

function isFurther(feat: GameFeatName, now: Reached, before: Reached): boolean {
  if (before === undefined) return true;
  const levels = levelsOf(feat);
  if (levels === undefined || now?.level === undefined || before.level === undefined) return false;
  return "atLeast" in levels ? now.level > before.level : now.level < before.level;
}
