import { type Ball, type Board, noBall } from "../board.ts";
import { isBase, isHome } from "../place.ts";
import { noSeat, type Table } from "../table.ts";
import type { Seat } from "../variant.ts";
import { everySeat } from "../whose.ts";
import { ballsHome } from "./facts.ts";
import type { PlayedCard } from "./playedCard.ts";

/** What feats need to know of a seat's earlier cards. */
export interface SeatStory {
  /** Its balls that were knocked out. */
  ballsLost: number;
  /** Opponents' balls that it knocked out. */
  knockOuts: number;
  /** Those among them that stood on its start when it came out. */
  knockOutsAtDoor: number;
  /** The opponent that knocked out one of its balls since its last card, or `noSeat`. */
  debtor: Seat;
  /** The ball that its last card, a 4, took back from its start, or `noBall`. */
  ballBehindStart: Ball;
  /** Its balls at home when the deal began. */
  homeAtDeal: number;
  /** Its balls that it brought home in this deal; a Tac may have taken some back. */
  homeInDeal: number;
  /** Its cards that were played in this deal. */
  playedInDeal: number;
  /** Its cards that were discarded in this deal. */
  discardedInDeal: number;
  /** Whether there was a deal in which all of its cards were discarded. */
  hadDryDeal: boolean;
}

/** What feats need to know of the game so far, this card excluded. */
export class Story {
  readonly seats: readonly SeatStory[];
  /** By how many balls at home each team has been behind the best other team, at most. */
  readonly deficits: number[];

  /** @param table the table before the first card */
  constructor({ variant, board }: Table) {
    this.seats = everySeat(variant).map((seat) => ({
      ballsLost: 0,
      knockOuts: 0,
      knockOutsAtDoor: 0,
      debtor: noSeat,
      ballBehindStart: noBall,
      homeAtDeal: board.homeCount[seat],
      homeInDeal: 0,
      playedInDeal: 0,
      discardedInDeal: 0,
      hadDryDeal: false,
    }));
    this.deficits = variant.teams.map(() => 0);
    this.#addDeficits(board);
  }

  /** Adds a card. What its player did counts only if `isOwn`: the person whose feats are sought made the move. */
  add(card: PlayedCard, isOwn: boolean): void {
    const own = this.seats[card.seat];
    for (const { seat } of card.kicks) this.seats[seat].ballsLost++;
    own.debtor = noSeat;
    for (const { seat } of card.knockOuts) this.seats[seat].debtor = card.seat;
    own.ballBehindStart = isOwn ? ballTakenBehindStart(card) : noBall;
    if (isOwn) {
      own.knockOuts += card.knockOuts.length;
      own.knockOutsAtDoor += knockOutsAtDoor(card);
      own.homeInDeal += card.homecomings.filter((seat) => seat === card.seat).length;
    }
    this.seats[card.holder][card.kind === "discard" ? "discardedInDeal" : "playedInDeal"]++;
    if (card.ways.some(({ to }) => isHome(to))) this.#addDeficits(card.after.table.board);
    if (card.after.table.deal !== card.before.table.deal) this.#beginDeal(card);
  }

  #addDeficits(board: Board): void {
    const home = ballsHome(board);
    for (const [team, own] of home.entries()) {
      const best = Math.max(...home.filter((_, other) => other !== team));
      this.deficits[team] = Math.max(this.deficits[team], best - own);
    }
  }

  #beginDeal({ after: { table } }: PlayedCard): void {
    for (const [seat, story] of this.seats.entries()) {
      story.hadDryDeal ||= story.playedInDeal === 0 && story.discardedInDeal > 0;
      story.playedInDeal = 0;
      story.discardedInDeal = 0;
      story.homeAtDeal = table.board.homeCount[seat];
      story.homeInDeal = 0;
    }
  }
}

/** How many opponents' balls the card knocked out on the player's own start by coming out. */
export function knockOutsAtDoor(card: PlayedCard): number {
  const [way] = card.ways;
  return way?.seat === card.seat && isBase(way.from) ? card.knockOuts.length : 0;
}

/** The player's ball that a 4 took back from its start, or `noBall`. */
function ballTakenBehindStart(card: PlayedCard): Ball {
  const { used, seat, board, after } = card;
  const [way] = card.ways;
  const isBehindStart = used === 4 && way?.seat === seat && way.from === board.variant.start[seat];
  return isBehindStart ? after.table.board.at[way.to] : noBall;
}
