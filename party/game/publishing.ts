import type { GameEvent } from "#rules/index.ts";
import type { Rematch, Snapshot } from "#schema/protocol/game.ts";
import type { Waiting } from "#schema/protocol/seats.ts";
import type { Viewer } from "../events.ts";
import { movedFor, rematchFor, snapshotFor } from "./frames.ts";
import type { LoggedMove } from "./logged.ts";
import type { OwnGame } from "./ownGame.ts";
import type { Presences } from "./presences.ts";
import { formerPlayers, seatInfos } from "./seats.ts";
import { seatOfViewer } from "./viewer.ts";

/** What a game tells everybody who looks at it. Parts with a question of their own tell that themselves. */
export class Publishing {
  readonly #game: OwnGame;
  readonly #presences: Presences;
  readonly #rematch: () => Rematch | null;

  constructor(game: OwnGame, presences: Presences, rematch: () => Rematch | null) {
    this.#game = game;
    this.#presences = presences;
    this.#rematch = rematch;
  }

  /** The whole game as this viewer may know it. */
  snapshotFor(viewer: Viewer): Snapshot {
    const seat = seatOfViewer(viewer);
    const { play, situation } = this.#game;
    return snapshotFor(seat, play.beginning(), play.position(), {
      status: play.status(),
      ...this.#players(),
      presence: this.#presences.current(),
      waiting: situation.waiting(),
      substitution: situation.substitution(),
      endings: situation.endingsFor(seat),
      rematch: this.#rematch(),
      endedAt: play.endedAt(),
    });
  }

  /** Tells the whole game. */
  snapshot(): void {
    this.#game.publish("game:snapshot", (viewer) => this.snapshotFor(viewer));
  }

  /** Tells the move that led to the position. */
  moved(logged: LoggedMove, happened: readonly GameEvent[], waiting: Waiting): void {
    const position = this.#game.play.position();
    this.#game.publishMoved((viewer) => movedFor(seatOfViewer(viewer), position, logged, happened, waiting));
  }

  /** Tells who sits where, who plays for whom, and whom the table waits for. */
  seats(): void {
    const { situation } = this.#game;
    const seats = { ...this.#players(), substitution: situation.substitution(), ...situation.waiting() };
    this.#game.publish("game:seats", () => seats);
  }

  /** Tells whether the same people may play again, and where. */
  rematch(): void {
    const rematch = this.#rematch();
    this.#game.publish("game:rematch", (viewer) => ({ rematch: rematchFor(seatOfViewer(viewer), rematch) }));
  }

  #players(): Pick<Snapshot, "seats" | "former"> {
    const { play, situation } = this.#game;
    const { game, sittings } = play.beginning();
    return {
      seats: seatInfos(game, situation.surroundings().autopilots),
      former: formerPlayers(sittings),
    };
  }
}
