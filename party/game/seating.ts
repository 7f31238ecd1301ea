import type { Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";
import type { OwnGame } from "./ownGame.ts";
import type { Publishing } from "./publishing.ts";
import type { Questions } from "./questions.ts";
import type { Reports } from "./reports.ts";
import { seatOf, withOwner } from "./seats.ts";
import { emptied, openOffer, withOffer } from "./surroundings.ts";
import type { Turns } from "./turns.ts";
import { viewerFor } from "./viewer.ts";

/** Whom a change of seats concerns. */
interface SeatingParts {
  publishing: Publishing;
  questions: Questions;
  reports: Reports;
  turns: Turns;
}

/** Who sits where, and how that changes. */
export class Seating {
  readonly #game: OwnGame;
  readonly #parts: SeatingParts;

  constructor(game: OwnGame, parts: SeatingParts) {
    this.#game = game;
    this.#parts = parts;
  }

  /** From now on somebody else sits on this seat. Whoever sat there counts as replaced, and watches. */
  replace(seat: Seat, by: SeatOwner, now: number): void {
    const { play, situation } = this.#game;
    const { questions, reports, turns } = this.#parts;
    const { game, sittings } = play.beginning();
    const { version, lastMoveAt } = play.position();
    const owner = game.seats[seat];
    play.log.reseat({ ...game, seats: game.seats.with(seat, by) }, [
      ...sittings,
      { seat, owner, version, at: Math.max(now, lastMoveAt) },
    ]);
    play.forget();
    questions.drop(seat, now);
    situation.change((before) => emptied(before, seat));
    turns.tell([owner, by], now);
    for (const one of [owner, by])
      if (one.kind === "human")
        this.#game.showAs(viewerFor(play.beginning().game.seats, one.identity), one.identity);
    reports.bring("seating", now);
    reports.list(now);
    reports.tellChannel(now);
    this.#game.onCrowd();
  }

  /** Puts a user of a tournament on the seat of another one, who watches from now on. */
  exchange(person: Person, identity: Identity, now: number): void {
    const { play } = this.#game;
    const { game, sittings } = play.beginning();
    const seat = seatOf(game.seats, person);
    if (!play.isRunning() || seat === undefined || seatOf(game.seats, identity) !== undefined) return;
    if (game.seats.length + sittings.length >= limits.playersPerGame) return;
    this.replace(seat, { kind: "human", identity }, now);
    this.#game.tellSeats(now);
  }

  /**
   * Gives a person's seat, former seats and offer to this identity, where it is not newer already. The sockets keep
   * their view: the seat stays, only its owner changes. @returns whether something has changed
   */
  changeOwner(person: Person, identity: Identity, now: number): boolean {
    const { play, situation } = this.#game;
    const { publishing, reports, turns } = this.#parts;
    const { game, sittings } = play.beginning();
    const offer = openOffer(situation.surroundings());
    const seats = game.seats.map((owner) => withOwner(owner, person, identity));
    const former = sittings.map((sitting) => ({
      ...sitting,
      owner: withOwner(sitting.owner, person, identity),
    }));
    const by = offer && withOwner(offer.by, person, identity);
    const before = [game.seats, sittings, offer?.by];
    if (JSON.stringify([seats, former, by]) === JSON.stringify(before)) return false;
    play.log.reseat({ ...game, seats }, former);
    if (offer && by) situation.change((before) => withOffer(before, { ...offer, by }));
    play.forget();
    publishing.snapshot();
    reports.tellChannel(now);
    if (play.isRunning()) {
      reports.list(now);
      turns.tell(seats, now);
    }
    return true;
  }
}
