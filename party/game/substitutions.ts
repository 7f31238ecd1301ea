import type { Seat } from "#rules/index.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import type { Handlers } from "../handlers.ts";
import type { EffectDue } from "./effects.ts";
import { answered, attended, expired, type OfferStep, offerChanged, offered, played } from "./offer.ts";
import type { OwnGame } from "./ownGame.ts";
import { playerOf } from "./seats.ts";
import { openOffer } from "./surroundings.ts";
import { seatOfViewer } from "./viewer.ts";

/** The due date on which an offer to replace somebody expires. */
const offerDue = "offer" satisfies EffectDue;

/**
 * The offers by which a player is replaced: one person makes it, everybody who is asked agrees, and it happens. Or the
 * offer ends because somebody refuses, withdraws, leaves or makes a move, or because it expires. In the match of a
 * tournament nobody is replaced but by its admin. The reducer (offer.ts) says what becomes of an offer, and this does it.
 */
export class Substitutions {
  readonly #game: OwnGame;

  constructor(game: OwnGame) {
    this.#game = game;
  }

  readonly dues = {
    [offerDue]: (now: number) => {
      const { offer } = this.#circumstances();
      if (offer !== undefined && now < offer.until) this.#game.due.set(offerDue, offer.until);
      else this.#take(expired(this.#circumstances()), now);
    },
  };

  readonly handlers: Pick<Handlers<GameProtocol>, "substitution:start" | "substitution:answer"> = {
    "substitution:start": ({ data, identity, viewer, now }) => {
      const { sittings } = this.#game.play.beginning();
      const lastEnd = this.#game.situation.surroundings().lastOffer?.endedAt ?? undefined;
      const table = { circumstances: this.#circumstances(), sittings, lastEnd };
      const steps = offered(table, { identity, seat: seatOfViewer(viewer), data }, now);
      return "error" in steps ? steps : this.#take(steps, now);
    },
    "substitution:answer": ({ data, identity, viewer, now }) => {
      const who = { identity, seat: seatOfViewer(viewer) };
      const steps = answered(this.#circumstances(), who, data.accept);
      return "error" in steps ? steps : this.#take(steps, now);
    },
  };

  onAttendance(now: number): void {
    const isHere = (identity: Identity) => this.#game.socketsOf(identity).length > 0;
    this.#take(attended(this.#circumstances(), isHere), now);
  }

  onPlayed(seat: Seat | null, now: number): void {
    this.#take(played(openOffer(this.#game.situation.surroundings()), seat), now);
  }

  /** Tells everybody what has become of an offer to replace somebody. */
  tell({ change, offer }: OfferStep, replaced: SeatOwner): void {
    const { situation } = this.#game;
    const data = {
      change,
      substitution: situation.substitution(),
      seat: offer.seat,
      by: playerOf(offer.by),
      replaced: playerOf(replaced),
      ...situation.waiting(),
    };
    this.#game.publish("substitution:changed", () => data);
  }

  /** Does what follows from these steps. @returns the answer to a request that has led to them */
  #take(steps: readonly OfferStep[], now: number) {
    for (const step of steps)
      this.#game.become(offerChanged(this.#game.state(), this.#game.play.position(), step, now), now);
    return { data: {} };
  }

  #circumstances() {
    return this.#game.situation.circumstances();
  }
}
