import { type Seat, seedBytes } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { type GameProtocol, game as protocol, type Rematch } from "#schema/protocol/game.ts";
import type { SubstitutionChange } from "#schema/protocol/seats.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { waitingRoom } from "#schema/roomNames.ts";
import type {
  AbortOutcome,
  GameRoomCalls,
  Identity,
  OpenGame,
  OpenRematch,
  Person,
  SeatOwner,
} from "#schema/rooms.ts";
import type { Asked, Handlers, Reply } from "../handlers.ts";
import { newWaitingID } from "../waiting/newWaitingID.ts";
import { publicRecordOf, recordOf } from "./finish.ts";
import { rematchFor } from "./frames.ts";
import { gate } from "./gate.ts";
import { KnownGame } from "./knownGame.ts";
import { askedOf, newOffer, type Offer, type Wish } from "./offer.ts";
import { movesFor, statisticsFor } from "./readBack.ts";
import { Rematches } from "./rematches.ts";
import { isOf, playerOf, seatOf, withOwner } from "./seats.ts";
import { gameMigrations } from "./tables.ts";
import { seatOfViewer } from "./viewer.ts";

/** What is due when an offer to replace somebody expires. */
const offerDue = "offer";
/** What is due when it is too late to play again. */
const rematchDue = "rematch";

type RematchReply = Reply<GameProtocol, "waiting:createRematch">;

/**
 * One game: its log, who sits at it and who looks on. A move is written to the log, then told. Bots move from the
 * alarm, whether anybody is connected or not; when it is over the game leaves for libSQL through the outbox.
 */
export class GameRoom extends KnownGame implements GameRoomCalls {
  static override migrations = gameMigrations;

  protected readonly protocol = protocol;
  protected readonly reads = new Set([
    "game:catchUp",
    "game:getLog",
    "game:getMoves",
    "game:getStatistics",
  ] as const);
  protected readonly handlers: Handlers<GameProtocol> = {
    "game:move": ({ data, viewer, now }) => {
      const seat = seatOfViewer(viewer);
      const passed = gate(this.position(), this.isRunning(), seat, data);
      if ("error" in passed) return passed;
      this.#endOfferFor(seat, now);
      this.makeMove(passed.move, now);
      return { data: { version: this.position().version } };
    },
    "game:catchUp": ({ data, viewer, socket }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
    "game:getLog": () => {
      if (this.isRunning()) return { error: "not_over" };
      const { game, seed, seedHash } = this.beginning();
      const moves = this.log.moves();
      const record = recordOf(this.beginning(), moves);
      const times = moves.map(({ at }) => at);
      return { data: { variant: game.variant, seed: seed.toHex(), seedHash, record, times } };
    },
    "game:getMoves": ({ data, viewer }) => ({
      data: { moves: movesFor(seatOfViewer(viewer), this.beginning(), this.log.moves(), data) },
    }),
    "game:getStatistics": () => ({
      data: { players: statisticsFor(this.beginning(), this.log.moves(), !this.isRunning()) },
    }),
    "game:react": ({ data, viewer, now }) => {
      const seat = seatOfViewer(viewer);
      if (seat === null) return { error: "onlooker" };
      if (now < (this.#reactedAt.get(seat) ?? 0) + limits.reactionPauseMs) return { error: "too_soon" };
      this.#reactedAt.set(seat, now);
      this.tell("game:reacted", () => ({ seat, emoji: data.emoji }));
      return { data: {} };
    },
    "substitution:start": (asked) => this.#startSubstitution(asked),
    "substitution:answer": (asked) => this.#answerSubstitution(asked),
    "waiting:createRematch": (asked) => this.#createRematch(asked),
  };

  readonly #rematches = new Rematches(this.sqlite);
  /** When each seat last reacted, as long as this instance lives: only to slow down who does nothing else. */
  readonly #reactedAt = new Map<Seat, number>();

  async open(game: OpenGame): Promise<void> {
    const seed = crypto.getRandomValues(new Uint8Array(seedBytes));
    const seedHash = new Uint8Array(await crypto.subtle.digest("SHA-256", seed)).toHex();
    this.act(() => {
      if (this.isOpen()) return;
      this.migrateTables();
      this.log.begin({ game, seed, seedHash });
      this.noteWhoIsThere(game.createdAt);
      this.list(game.createdAt);
      this.tellPlayers(game.seats, "begun", game.createdAt);
    });
  }

  async exists(): Promise<boolean> {
    return this.isOpen();
  }

  async reseat(person: Person, identity: Identity): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => {
      const { game, sittings } = this.beginning();
      const offer = this.offers.open();
      const owners = [...game.seats, ...sittings.map(({ owner }) => owner), ...(offer ? [offer.by] : [])];
      const isHere = owners.some((owner) => isOf(owner, person)) || this.socketsOf(person).length > 0;
      if (!isHere) return;
      // The sockets see what they saw: the seat stays, only whose it is changes.
      this.log.reseat(
        { ...game, seats: game.seats.map((owner) => withOwner(owner, person, identity)) },
        sittings.map((sitting) => ({ ...sitting, owner: withOwner(sitting.owner, person, identity) })),
      );
      if (offer) this.offers.write({ ...offer, by: withOwner(offer.by, person, identity) });
      this.forget();
      for (const socket of this.socketsOf(person)) socket.setState({ ...socket.state!, identity });
      const now = Date.now();
      if (person.kind !== identity.kind) this.bringBecoming(person, identity, now);
      this.tell("game:snapshot", (viewer) => this.stateFor(viewer).data);
      if (this.isRunning()) this.list(now);
    });
  }

  async record(): Promise<string | null> {
    return this.isOpen() ? publicRecordOf(this.beginning(), this.log.moves()) : null;
  }

  async abort(person: Person): Promise<AbortOutcome> {
    if (!this.isOpen() || seatOf(this.beginning().game.seats, person) === undefined) return "not_seated";
    const { game, abortedAt } = this.beginning();
    if (abortedAt !== null) return "aborted";
    if (!this.isRunning()) return "over";
    const now = Date.now();
    if (now > game.createdAt + limits.abortableMs) return "too_late";
    this.act(() => this.endEarly(now));
    return "aborted";
  }

  protected override onDue(name: string): void {
    if (name === offerDue) this.#expireOffer(Date.now());
    else if (name === rematchDue) this.#tellRematch();
    else super.onDue(name);
  }

  protected override onEnd(now: number): void {
    this.due.clear(offerDue);
    this.due.set(rematchDue, (this.endedAt() as number) + limits.rematchMs);
    this.bring("finished", now);
    this.list(now);
  }

  /** An offer ends with the last socket of who made it, and may be settled when one of those asked is no longer there. */
  protected override onAttendance(now: number): void {
    const offer = this.offers.open();
    if (offer === undefined) return;
    const isGone = offer.by.kind === "human" && this.socketsOf(offer.by.identity).length === 0;
    if (isGone) this.#endOffer("withdrawn", now);
    else this.#settle(now);
  }

  protected override rematch(): Rematch | null {
    const endedAt = this.endedAt();
    if (endedAt === null || Date.now() >= endedAt + limits.rematchMs) return null;
    return { until: endedAt + limits.rematchMs, waitingID: this.#rematches.waitingID() };
  }

  /** Opens the waiting room for all who sat here, or finds the one that is open. */
  #createRematch({ viewer, identity, now }: Asked<object>): RematchReply | Promise<RematchReply> {
    const rematch = this.rematch();
    if (seatOfViewer(viewer) === null || identity === null) return { error: "onlooker" };
    if (rematch === null) return { error: "rematch_not_open" };
    if (rematch.waitingID !== null) return { data: { waitingID: rematch.waitingID } };
    const { gameID, variant, moveTimeMs, seats, colors } = this.beginning().game;
    const { online } = this.presence();
    if (seats.some((owner, seat) => owner.kind === "human" && !online.includes(seat)))
      return { error: "player_not_online" };
    const waitingID = this.#rematches.reserve(newWaitingID);
    const wanted = {
      waitingID,
      gameID,
      variant,
      moveTimeMs,
      seats,
      colors,
      creator: identity,
      createdAt: now,
    };
    return this.#openRematch(wanted);
  }

  async #openRematch(wanted: OpenRematch & { waitingID: WaitingID }): Promise<RematchReply> {
    const { waitingID } = wanted;
    if (!(await waitingRoom(this.env, waitingID).openRematch(wanted)))
      return { error: "player_in_waiting_room" };
    this.act(() => {
      if (this.#rematches.waitingID() !== null) return;
      this.#rematches.confirm();
      this.#tellRematch();
    });
    return { data: { waitingID } };
  }

  #tellRematch(): void {
    const rematch = this.rematch();
    this.tell("game:rematch", (viewer) => ({ rematch: rematchFor(seatOfViewer(viewer), rematch) }));
  }

  #startSubstitution({ data, identity, viewer, now }: Asked<Wish["data"]>) {
    const open = this.offers.open();
    // An onlooker's answers are not kept, and its wish may come twice.
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

  #answerSubstitution({ data, identity, viewer, now }: Asked<{ accept: boolean }>) {
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

  /** Carries the open offer out as soon as somebody has agreed and nobody is asked any more. */
  #settle(now: number): void {
    const offer = this.offers.open();
    if (offer === undefined || offer.accepted.length === 0) return;
    if (askedOf(this.circumstances(), offer).length > 0) return;
    const { game, sittings } = this.beginning();
    const { version, lastMoveAt } = this.position();
    const { seat, by } = offer;
    const owner = game.seats[seat];
    this.log.reseat({ ...game, seats: game.seats.with(seat, by) }, [
      ...sittings,
      { seat, owner, version, at: Math.max(now, lastMoveAt) },
    ]);
    this.forget();
    this.attendance.empty(seat);
    this.#closeOffer(now);
    this.#changePlaces([owner, by]);
    this.bring("seating", now);
    this.list(now);
    this.onCrowd();
    this.#tellOffer("done", offer, owner);
    this.tellSeats();
  }

  /** From now on the sockets of these two see the game as who they have become. */
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
    if (now >= offer.until) this.#endOffer("expired", now);
    else this.due.set(offerDue, offer.until);
  }

  /** Who plays is not replaced. */
  #endOfferFor(seat: Seat | null, now: number): void {
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
    this.tell("substitution:changed", () => data);
  }
}
