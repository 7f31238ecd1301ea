import type { Seat } from "#rules/index.ts";
import { isDeleted, isNewer } from "#schema/names.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Break, Identity, Person, SeatOwner, TurnBasedState } from "#schema/rooms.ts";
import { laneToPerson } from "../lanes.ts";
import type { OutboxKinds } from "../outboxKinds.ts";
import { autopilotBegun, breaksNoted } from "./attendance.ts";
import { type TurnMessages, turnMessages } from "./outboxMessages.ts";
import type { OwnGame } from "./ownGame.ts";
import { peopleOn, playerOf, seatOf } from "./seats.ts";
import { awaitedSince } from "./waiting.ts";

/**
 * What a turn-based game does more than others: it reports to its players' own rooms for whom it waits, and they tell the
 * players, who need not be here. It sleeps until the next move or deadline. In other games nothing here does anything.
 */
export class Turns {
  readonly #game: OwnGame;

  constructor(game: OwnGame) {
    this.#game = game;
  }

  readonly kinds = {
    turn: {
      schema: turnMessages.turn,
      lane: laneToPerson,
      deliver: (player) => this.#report(player),
    },
  } satisfies OutboxKinds<TurnMessages>;

  /** The vacations of a player have changed. */
  breaksChanged(person: Person, breaks: readonly Break[]): void {
    const { play } = this.#game;
    if (!play.isRunning() || !play.isTurnBased()) return;
    const seat = seatOf(play.beginning().game.seats, person);
    if (seat !== undefined) this.#game.act(() => this.#noteBreaks(seat, breaks));
  }

  /** Nobody waits for somebody whose account is deleted. */
  onRenamed(identity: Identity, now: number): void {
    const { play } = this.#game;
    if (!isDeleted(identity) || !play.isTurnBased() || !play.isRunning()) return;
    const seat = seatOf(play.beginning().game.seats, identity);
    if (seat !== undefined) this.#game.become(autopilotBegun(this.#game.state(), seat), now);
  }

  /** Queues for these people's rooms how the game stands for them. */
  tell(owners: readonly SeatOwner[], now: number): void {
    const { play, outbox } = this.#game;
    if (!play.isTurnBased()) return;
    for (const identity of peopleOn(owners)) {
      const { kind, id } = identity;
      outbox.put({ key: `turn:${kind} ${id}`, kind: "turn", payload: identity }, now);
    }
  }

  /** Reports how the game stands now, whatever the message was queued for. The answer names the player's vacations. */
  async #report(player: Identity): Promise<void> {
    const { env, play } = this.#game;
    const { game } = play.beginning();
    const seat = seatOf(game.seats, player);
    const state = seat === undefined || !play.isRunning() ? null : this.#stateFor(seat);
    const report = { gameID: game.gameID, v: play.position().version, state };
    const { identity, breaks } = await userRoom(env, player).turnChanged(player, report);
    if (seat !== undefined && state !== null && state.since !== null && play.isRunning())
      this.#game.act(() => this.#noteBreaks(seat, breaks));
    if (isNewer(identity, player)) await this.#game.renamed(identity);
  }

  #stateFor(seat: Seat): TurnBasedState {
    const { play, situation } = this.#game;
    const { game } = play.beginning();
    return {
      gameID: game.gameID as GameID,
      variant: game.variant,
      created: game.createdAt,
      moveTimeMs: game.moveTimeMs as number,
      seat,
      players: game.seats.map(playerOf),
      since: awaitedSince(situation.circumstances())[seat],
      missed: play.position().missed[seat],
      isAutopilot: situation.surroundings().autopilots.has(seat),
    };
  }

  #noteBreaks(seat: Seat, breaks: readonly Break[]): void {
    this.#game.become(breaksNoted(this.#game.state(), seat, breaks), Date.now());
  }
}
