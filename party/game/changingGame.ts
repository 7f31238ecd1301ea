import type { Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { isDeleted } from "#schema/names.ts";
import type { SubstitutionChange } from "#schema/protocol/seats.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";
import type { Asked } from "../handlers.ts";
import { EndingGame } from "./endingGame.ts";
import { askedOf, newOffer, type Offer, type Wish } from "./offer.ts";
import { isOf, playerOf, seatOf } from "./seats.ts";
import { seatOfViewer } from "./viewer.ts";

/** The due date on which an offer to replace somebody expires. */
const offerDue = "offer";

/**
 * A game in which a player can be replaced: one person offers it, everybody who is asked agrees, and it happens. Or the
 * offer ends because somebody refuses, withdraws, leaves or makes a move, or because it expires. In the match of a
 * tournament nobody is replaced but by its admin.
 */
export abstract class ChangingGame extends EndingGame {
  protected override onDue(name: string): void {
    if (name === offerDue) this.#expireOffer(Date.now());
    else super.onDue(name);
  }

  protected override onEnd(now: number): void {
    super.onEnd(now);
    this.due.clear(offerDue);
  }

  /** An offer ends with the last socket of whoever made it, and may be settled when somebody who was asked leaves. */
  protected override onAttendance(now: number): void {
    const offer = this.offers.open();
    if (offer === undefined) return;
    const isGone = offer.by.kind === "human" && this.socketsOf(offer.by.identity).length === 0;
    if (this.#isBack(offer)) this.#endOffer("played", now);
    else if (isGone && !this.isTurnBased()) this.#endOffer("withdrawn", now);
    else this.#settle(now);
  }

  protected startSubstitution({ data, identity, viewer, now }: Asked<Wish["data"]>) {
    if (this.match() !== null) return { error: "tournament_game" as const };
    const open = this.offers.open();
    // Answers to spectators are not stored, so a spectator's wish may come twice.
    if (open && data.by === "me" && open.seat === data.seat && isOf(open.by, identity)) return { data: {} };
    const { sittings } = this.beginning();
    const offer = newOffer(
      this.circumstances(),
      { sittings, lastEnd: this.offers.lastEnd() },
      { identity, seat: seatOfViewer(viewer), data },
      now,
    );
    if ("error" in offer) return offer;
    this.offers.write(offer);
    this.due.set(offerDue, offer.until);
    this.awaitNext();
    this.#tellOffer("offered", offer, this.beginning().game.seats[offer.seat]);
    this.#settle(now);
    return { data: {} };
  }

  protected answerSubstitution({ data, identity, viewer, now }: Asked<{ accept: boolean }>) {
    const offer = this.offers.open();
    if (offer === undefined) return { error: "no_substitution" as const };
    const seat = seatOfViewer(viewer);
    const isOwn =
      seat === null ? isOf(offer.by, identity) : offer.by.kind === "bot" && offer.accepted[0] === seat;
    if (seat === null && !isOwn) return { error: "not_asked" as const };
    if (!data.accept) {
      this.#endOffer(isOwn ? "withdrawn" : "rejected", now);
    } else if (seat !== null && askedOf(this.circumstances(), offer).includes(seat)) {
      const accepted = { ...offer, accepted: [...offer.accepted, seat] };
      this.offers.write(accepted);
      this.#tellOffer("accepted", accepted, this.beginning().game.seats[offer.seat]);
      this.#settle(now);
    } else if (seat === null || !offer.accepted.includes(seat)) {
      return { error: "not_asked" as const };
    }
    return { data: {} };
  }

  /** Carries the open offer out as soon as everybody who is asked has agreed. */
  #settle(now: number): void {
    const offer = this.offers.open();
    if (offer === undefined || offer.accepted.length === 0) return;
    if (askedOf(this.circumstances(), offer).length > 0) return;
    this.#carryOut(offer, now);
  }

  #carryOut(offer: Offer, now: number): void {
    const replaced = this.beginning().game.seats[offer.seat];
    this.#closeOffer(now);
    this.#replace(offer.seat, offer.by, now);
    this.#tellOffer("done", offer, replaced);
    this.tellSeats();
  }

  /** Whether the player has come back to a seat of a turn-based game that was offered to others. */
  #isBack({ seat }: Offer): boolean {
    const { owners, autopilots } = this.circumstances();
    return this.isTurnBased() && owners[seat].kind === "human" && !autopilots.has(seat);
  }

  /** Puts a user of a tournament on the seat of another one, who watches from now on. */
  protected exchange(person: Person, identity: Identity, now: number): void {
    const { game, sittings } = this.beginning();
    const seat = seatOf(game.seats, person);
    if (!this.isRunning() || seat === undefined || seatOf(game.seats, identity) !== undefined) return;
    if (game.seats.length + sittings.length >= limits.playersPerGame) return;
    this.#replace(seat, { kind: "human", identity }, now);
    this.tellSeats();
  }

  /** From now on somebody else sits on this seat. */
  #replace(seat: Seat, by: SeatOwner, now: number): void {
    const { game, sittings } = this.beginning();
    const { version, lastMoveAt } = this.position();
    const owner = game.seats[seat];
    this.log.reseat({ ...game, seats: game.seats.with(seat, by) }, [
      ...sittings,
      { seat, owner, version, at: Math.max(now, lastMoveAt) },
    ]);
    this.forget();
    this.dropEndings(seat);
    this.attendance.empty(seat);
    this.breaks.empty(seat);
    this.tellTurns([owner, by], now);
    this.#changePlaces([owner, by]);
    this.bring("seating", now);
    this.list(now);
    this.tellChannel(now);
    this.onCrowd();
  }

  /** From now on the sockets of these two see the game in their new roles. */
  #changePlaces(owners: readonly SeatOwner[]): void {
    for (const owner of owners) {
      if (owner.kind === "bot") continue;
      const viewer = this.viewerOf(owner.identity);
      this.events.welcome(viewer);
      for (const socket of this.socketsOf(owner.identity)) {
        socket.setState({ ...socket.state!, viewer });
        this.catchUp(socket, viewer, undefined);
      }
    }
  }

  #expireOffer(now: number): void {
    const offer = this.offers.open();
    if (offer === undefined) return;
    if (now < offer.until) this.due.set(offerDue, offer.until);
    else if (this.#isBack(offer)) this.#endOffer("played", now);
    // The players of a turn-based game need not be there: who does not object agrees.
    else if (this.isTurnBased() && !isOfDeleted(offer)) this.#carryOut(offer, now);
    else this.#endOffer("expired", now);
  }

  /** A player who plays is not replaced. */
  protected endOfferFor(seat: Seat | null, now: number): void {
    if (this.offers.open()?.seat === seat) this.#endOffer("played", now);
  }

  #endOffer(change: SubstitutionChange, now: number): void {
    const offer = this.offers.open();
    if (offer === undefined) return;
    this.#closeOffer(now);
    this.awaitNext();
    this.#tellOffer(change, offer, this.beginning().game.seats[offer.seat]);
  }

  #closeOffer(now: number): void {
    this.offers.end(now);
    this.due.clear(offerDue);
  }

  #tellOffer(change: SubstitutionChange, { seat, by }: Offer, replaced: SeatOwner): void {
    const data = {
      change,
      substitution: this.substitution(),
      seat,
      by: playerOf(by),
      replaced: playerOf(replaced),
      ...this.waiting(),
    };
    this.publish("substitution:changed", () => data);
  }
}

/** Whether whoever wants the seat has no account any more. */
function isOfDeleted({ by }: Offer): boolean {
  return by.kind === "human" && isDeleted(by.identity);
}
