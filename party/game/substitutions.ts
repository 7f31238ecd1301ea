import type { Seat } from "#rules/index.ts";
import { isDeleted } from "#schema/names.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { SubstitutionChange } from "#schema/protocol/seats.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import type { Asked, Handlers } from "../handlers.ts";
import { askedOf, newOffer, type Offer, type Wish } from "./offer.ts";
import type { OwnGame } from "./ownGame.ts";
import type { Seating } from "./seating.ts";
import { isOf, playerOf } from "./seats.ts";
import { seatOfViewer } from "./viewer.ts";

/** The due date on which an offer to replace somebody expires. */
const offerDue = "offer";

/**
 * The offers by which a player is replaced: one person makes it, everybody who is asked agrees, and it happens. Or the
 * offer ends because somebody refuses, withdraws, leaves or makes a move, or because it expires. In the match of a
 * tournament nobody is replaced but by its admin.
 */
export class Substitutions {
  readonly #game: OwnGame;
  readonly #seating: Seating;

  constructor(game: OwnGame, seating: Seating) {
    this.#game = game;
    this.#seating = seating;
  }

  readonly dues = { [offerDue]: (now: number) => this.#expire(now) };

  readonly handlers: Pick<Handlers<GameProtocol>, "substitution:start" | "substitution:answer"> = {
    "substitution:start": (asked) => this.#start(asked),
    "substitution:answer": (asked) => this.#answer(asked),
  };

  onEnd(): void {
    this.#game.due.clear(offerDue);
  }

  /** An offer ends with the last socket of whoever made it, and may be settled when somebody who was asked leaves. */
  onAttendance(now: number): void {
    const offer = this.#offers.open();
    if (offer === undefined) return;
    const isGone = offer.by.kind === "human" && this.#game.socketsOf(offer.by.identity).length === 0;
    if (this.#isBack(offer)) this.#end("played", now);
    else if (isGone && !this.#game.play.isTurnBased()) this.#end("withdrawn", now);
    else this.#settle(now);
  }

  /** A player who plays is not replaced. */
  onPlayed(seat: Seat | null, now: number): void {
    if (this.#offers.open()?.seat === seat) this.#end("played", now);
  }

  #start({ data, identity, viewer, now }: Asked<Wish["data"]>) {
    const { play, situation, due } = this.#game;
    if (play.match() !== null) return { error: "tournament_game" as const };
    const open = this.#offers.open();
    // Answers to spectators are not stored, so a spectator's wish may come twice.
    if (open && data.by === "me" && open.seat === data.seat && isOf(open.by, identity)) return { data: {} };
    const { sittings } = play.beginning();
    const offer = newOffer(
      situation.circumstances(),
      { sittings, lastEnd: this.#offers.lastEnd() },
      { identity, seat: seatOfViewer(viewer), data },
      now,
    );
    if ("error" in offer) return offer;
    this.#offers.write(offer);
    due.set(offerDue, offer.until);
    this.#game.awaitNext();
    this.#tell("offered", offer);
    this.#settle(now);
    return { data: {} };
  }

  #answer({ data, identity, viewer, now }: Asked<{ accept: boolean }>) {
    const offer = this.#offers.open();
    if (offer === undefined) return { error: "no_substitution" as const };
    const seat = seatOfViewer(viewer);
    const isOwn =
      seat === null ? isOf(offer.by, identity) : offer.by.kind === "bot" && offer.accepted[0] === seat;
    if (seat === null && !isOwn) return { error: "not_asked" as const };
    if (!data.accept) {
      this.#end(isOwn ? "withdrawn" : "rejected", now);
    } else if (seat !== null && this.#askedOf(offer).includes(seat)) {
      const accepted = { ...offer, accepted: [...offer.accepted, seat] };
      this.#offers.write(accepted);
      this.#tell("accepted", accepted);
      this.#settle(now);
    } else if (seat === null || !offer.accepted.includes(seat)) {
      return { error: "not_asked" as const };
    }
    return { data: {} };
  }

  /** Carries the open offer out as soon as everybody who is asked has agreed. */
  #settle(now: number): void {
    const offer = this.#offers.open();
    if (offer === undefined || offer.accepted.length === 0 || this.#askedOf(offer).length > 0) return;
    this.#carryOut(offer, now);
  }

  #carryOut(offer: Offer, now: number): void {
    const replaced = this.#ownerOf(offer.seat);
    this.#close(now);
    this.#seating.replace(offer.seat, offer.by, now);
    this.#tell("done", offer, replaced);
    this.#game.tellSeats(now);
  }

  /** Whether the player has come back to a seat of a turn-based game that was offered to others. */
  #isBack({ seat }: Offer): boolean {
    const { play, situation } = this.#game;
    const isPlaying = this.#ownerOf(seat).kind === "human" && !situation.attendance.autopilots().has(seat);
    return play.isTurnBased() && isPlaying;
  }

  #expire(now: number): void {
    const offer = this.#offers.open();
    if (offer === undefined) return;
    if (now < offer.until) this.#game.due.set(offerDue, offer.until);
    else if (this.#isBack(offer)) this.#end("played", now);
    // The players of a turn-based game need not be there: who does not object agrees.
    else if (this.#game.play.isTurnBased() && !isOfDeleted(offer)) this.#carryOut(offer, now);
    else this.#end("expired", now);
  }

  #end(change: SubstitutionChange, now: number): void {
    const offer = this.#offers.open();
    if (offer === undefined) return;
    this.#close(now);
    this.#game.awaitNext();
    this.#tell(change, offer);
  }

  #close(now: number): void {
    this.#offers.end(now);
    this.#game.due.clear(offerDue);
  }

  #tell(change: SubstitutionChange, { seat, by }: Offer, replaced = this.#ownerOf(seat)): void {
    const { situation } = this.#game;
    const data = {
      change,
      substitution: situation.substitution(),
      seat,
      by: playerOf(by),
      replaced: playerOf(replaced),
      ...situation.waiting(),
    };
    this.#game.publish("substitution:changed", () => data);
  }

  #askedOf(offer: Offer): Seat[] {
    return askedOf(this.#game.situation.circumstances(), offer);
  }

  #ownerOf(seat: Seat): SeatOwner {
    return this.#game.play.beginning().game.seats[seat];
  }

  get #offers() {
    return this.#game.situation.offers;
  }
}

/** Whether whoever wants the seat has no account any more. */
function isOfDeleted({ by }: Offer): boolean {
  return by.kind === "human" && isDeleted(by.identity);
}
