import type { Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { Presence } from "#schema/protocol/game.ts";
import type { OwnGame } from "./ownGame.ts";
import { seatOfViewer } from "./viewer.ts";

/** The due date on which presence is sent. */
const presenceDue = "presence";

/** Who wants to know that presence has changed, or may have, before everybody is told. */
type AttendanceListener = { onAttendance(now: number): void };

/** Who is at the table, and who watches. */
export class Presences {
  readonly #game: OwnGame;
  readonly #listener: AttendanceListener;
  /** The presence that was last sent, as long as this instance lives. */
  #told: string | undefined;

  constructor(game: OwnGame, listener: AttendanceListener) {
    this.#game = game;
    this.#listener = listener;
  }

  readonly dues = { [presenceDue]: (now: number) => this.#tell(now) };

  current(): Presence {
    const { play, situation } = this.#game;
    const { absences } = situation.surroundings();
    const online = new Set<Seat>();
    const watching = new Set<string>();
    let spectators = 0;
    for (const { state } of this.#game.sockets()) {
      const seat = seatOfViewer(state!.viewer);
      if (seat !== null) online.add(seat);
      else spectators++;
      if (seat === null && state!.identity?.name) watching.add(state!.identity.name);
    }
    return {
      online: [...online].sort((a, b) => a - b),
      awaySince: play.beginning().game.seats.map((_, seat) => absences.get(seat)?.since ?? null),
      spectators,
      watching: [...watching].slice(0, limits.watchersNamed),
    };
  }

  /** Presence is sent a little later, so that a page reload, or a crowd that arrives at once, is one change. */
  onCrowd(now: number): void {
    this.#game.due.setIfNone(presenceDue, now + limits.presenceDelayMs);
  }

  onUndone(): void {
    this.#told = undefined;
  }

  #tell(now: number): void {
    this.#listener.onAttendance(now);
    const presence = this.current();
    const told = JSON.stringify(presence);
    if (told === this.#told) return;
    this.#told = told;
    this.#game.publish("game:presence", () => presence);
  }
}
