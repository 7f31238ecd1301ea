import { type CardName, cardName } from "./card.ts";
import type { GameEvent } from "./event.ts";
import { type Move, moveCard, moveKind, moveSeat } from "./move.ts";
import type { Seat, Variant } from "./variant.ts";
import { everySeat } from "./whose.ts";

/** What a seat did with a kind of card. */
export interface CardCounts {
  /** Played or discarded; a seven counts once. A card played through a Teufel counts for the devil. */
  laid: number;
  /** Played. */
  played: number;
  /** Traded. */
  traded: number;
}

/** What a seat did in a game. */
export interface SeatStatistics {
  cards: Partial<Record<CardName, CardCounts>>;
  /** Moves: trades, cards played or discarded, each part of a seven. */
  moves: number;
  /** Those of them that autopilot made for an absent player. */
  autopilotMoves: number;
  /** How long the table waited for the other moves, in ms. */
  thinkingTime: number;
  /** Its balls that were knocked out, by anybody. */
  ballsLost: number;
  ballsKicked: { opponents: number; mates: number; own: number };
  /** How often it made another seat skip with an 8. */
  skipsCaused: number;
}

/** The statistics of all seats at the beginning of a game. */
export function newStatistics(variant: Variant): SeatStatistics[] {
  return everySeat(variant).map(() => ({
    cards: {},
    moves: 0,
    autopilotMoves: 0,
    thinkingTime: 0,
    ballsLost: 0,
    ballsKicked: { opponents: 0, mates: 0, own: 0 },
    skipsCaused: 0,
  }));
}

/**
 * Counts a move and its events. What a Tac takes back stays counted: it did happen.
 * @param thinkingTime how long the table waited for it (ms); null if autopilot made it
 */
export function countMove(
  statistics: SeatStatistics[],
  variant: Variant,
  move: Move,
  happened: readonly GameEvent[],
  thinkingTime: number | null,
): void {
  const seat = moveSeat(move);
  const own = statistics[seat];
  own.moves++;
  if (thinkingTime === null) own.autopilotMoves++;
  else own.thinkingTime += thinkingTime;
  if (moveKind(move) === "trade") cardCounts(own, cardName(moveCard(move))).traded++;
  for (const event of happened) {
    if (event.type === "laid") {
      const counts = cardCounts(own, event.card);
      counts.laid++;
      if (event.isPlayed) counts.played++;
    } else if (event.type === "kicked") {
      statistics[event.seat].ballsLost++;
      own.ballsKicked[relation(variant, seat, event.seat)]++;
    } else if (event.type === "skipped") {
      own.skipsCaused++;
    }
  }
}

function cardCounts(statistics: SeatStatistics, card: CardName): CardCounts {
  let counts = statistics.cards[card];
  if (counts === undefined) {
    counts = { laid: 0, played: 0, traded: 0 };
    statistics.cards[card] = counts;
  }
  return counts;
}

function relation(variant: Variant, seat: Seat, other: Seat): keyof SeatStatistics["ballsKicked"] {
  if (seat === other) return "own";
  const areMates = variant.isTeamTac || variant.teamOf[seat] === variant.teamOf[other];
  return areMates ? "mates" : "opponents";
}
