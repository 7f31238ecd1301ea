import { type Move, moveSeat, type Seat } from "#rules/index.ts";
import { isDeleted, isNewer } from "#schema/names.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Break, Identity, Person, SeatOwner, TurnBasedState } from "#schema/rooms.ts";
import { laneToPerson } from "../lanes.ts";
import type { OutboxKinds } from "../outboxKinds.ts";
import { KnownGame } from "./knownGame.ts";
import type { MoveCause } from "./logged.ts";
import { type TurnMessages, turnMessages } from "./outboxMessages.ts";
import { playerOf, seatOf } from "./seats.ts";

/**
 * A game that may be turn-based. Then it reports to its players' own rooms for whom it waits; they tell the players, who
 * need not be here. It sleeps until the next move or deadline.
 */
export abstract class TurnBasedGame extends KnownGame {
  protected readonly turnKinds = {
    turn: {
      schema: turnMessages.turn,
      lane: laneToPerson,
      deliver: (player) => this.#report(player),
    },
  } satisfies OutboxKinds<TurnMessages>;

  async breaksChanged(person: Person, breaks: readonly Break[]): Promise<void> {
    if (!this.isOpen() || !this.isRunning() || !this.isTurnBased()) return;
    const seat = seatOf(this.beginning().game.seats, person);
    if (seat !== undefined) this.act(() => this.#noteBreaks(seat, breaks));
  }

  protected override makeMove(move: Move, now: number, cause: MoveCause = {}): void {
    const before = this.#turns();
    const mover = moveSeat(move);
    const isBack = this.isTurnBased() && !cause.isAutopilot && this.attendance.autopilots().has(mover);
    if (isBack) this.attendance.giveBack(mover);
    super.makeMove(move, now, cause);
    if (!this.isTurnBased() || !this.isRunning()) return;
    if (isBack) this.tellSeats();
    const after = this.#turns();
    const { seats } = this.beginning().game;
    this.tellTurns(
      seats.filter((_, seat) => before[seat] !== after[seat]),
      now,
    );
  }

  /** Who sits on a seat, or plays for it, has changed. */
  protected override tellSeats(): void {
    super.tellSeats();
    this.tellTurns(this.beginning().game.seats, Date.now());
  }

  protected override onEnd(now: number): void {
    this.tellTurns(this.beginning().game.seats, now);
  }

  /** Nobody waits for somebody whose account is deleted. */
  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    if (!isDeleted(identity) || !this.isTurnBased() || !this.isRunning()) return;
    const seat = seatOf(this.beginning().game.seats, identity);
    if (seat === undefined) return;
    this.attendance.takeOver(seat);
    this.awaitNext();
    this.tellSeats();
  }

  protected isTurnBased(): boolean {
    return isTurnBased(this.beginning().game);
  }

  /** Queues for these people's rooms how the game stands for them, if it is turn-based. */
  protected tellTurns(owners: readonly SeatOwner[], now: number): void {
    if (!this.isTurnBased()) return;
    for (const owner of owners) {
      if (owner.kind === "bot" || owner.identity.name === "") continue;
      const { kind, id } = owner.identity;
      this.outbox.put({ key: `turn:${kind} ${id}`, kind: "turn", payload: owner.identity }, now);
    }
  }

  /** Reports how the game stands now, whatever the message was queued for. The answer names the player's vacations. */
  async #report(player: Identity): Promise<void> {
    const { game } = this.beginning();
    const seat = seatOf(game.seats, player);
    const state = seat === undefined || !this.isRunning() ? null : this.#stateFor(seat);
    const report = { gameID: game.gameID, v: this.position().version, state };
    const { identity, breaks } = await userRoom(this.env, player).turnChanged(player, report);
    if (seat !== undefined && state !== null && state.since !== null && this.isRunning())
      this.act(() => this.#noteBreaks(seat, breaks));
    if (isNewer(identity, player)) await this.renamed(identity);
  }

  #stateFor(seat: Seat): TurnBasedState {
    const { game } = this.beginning();
    return {
      gameID: game.gameID as GameID,
      variant: game.variant,
      created: game.createdAt,
      moveTimeMs: game.moveTimeMs as number,
      seat,
      players: game.seats.map(playerOf),
      since: this.#turns()[seat],
      missed: this.position().missed[seat],
      isAutopilot: this.attendance.autopilots().has(seat),
    };
  }

  /** For each seat since when its player is awaited; null if nobody awaits the player. */
  #turns(): (number | null)[] {
    const autopilots = this.attendance.autopilots();
    return this.position().due.map((since, seat) => (autopilots.has(seat) ? null : since));
  }

  #noteBreaks(seat: Seat, breaks: readonly Break[]): void {
    if (!this.breaks.write(seat, breaks)) return;
    this.awaitNext();
    super.tellSeats();
  }
}
