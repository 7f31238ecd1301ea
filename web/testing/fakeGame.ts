import type { GameEvent } from "#rules/event.ts";
import { legalMoves } from "#rules/legal.ts";
import { formatMove, type Move, parseMove } from "#rules/move.ts";
import { play } from "#rules/play.ts";
import { refusal } from "#rules/refusal.ts";
import type { State } from "#rules/state.ts";
import type { Seat } from "#rules/variant.ts";
import { viewOf } from "#rules/view.ts";
import { viewData } from "#rules/viewData.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import type { GameProtocol, Moved, Snapshot } from "#schema/protocol/game.ts";
import type { SeatInfo } from "#schema/protocol/seats.ts";
import { FakeRoom } from "./fakeRooms.ts";

/** Who sits there unless a test says otherwise, by seat. */
export const names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"] as const;

interface GameOfTest {
  /** The seat that looks at it; `null` for somebody who watches. */
  seat: Seat | null;
  gameID?: number;
  /** What the room says besides. */
  more?: Partial<Snapshot>;
}

/**
 * The room of a game, with the real rules: whoever moves, the viewer is told what the rules let this seat see, and a move
 * that they refuse is refused for their reason. Around the board it says what the test says.
 */
export class FakeGame {
  readonly room: FakeRoom<GameProtocol>;
  readonly #state: State;
  readonly #seat: Seat | null;
  readonly #more: Partial<Snapshot>;
  readonly #gameID: number;
  #version = 0;

  /** @param state is played on */
  constructor(state: State, { seat, gameID = 7, more = {} }: GameOfTest) {
    this.#state = state;
    this.#seat = seat;
    this.#gameID = gameID;
    this.#more = more;
    this.room = new FakeRoom<GameProtocol>("game", String(gameID))
      .begin("game:snapshot", () => this.#snapshot())
      .on("game:getMoves", () => ({ data: { moves: [] } }))
      .on("game:move", ({ version, move }) => this.#answerTo(version, parseMove(move)));
  }

  /** Somebody moves: a move as notation.md writes it. `isLost`: the frame that tells so does not arrive. */
  play(text: string, { isLost = false } = {}): void {
    const move = parseMove(text);
    if (move === undefined || !legalMoves(this.#state).includes(move))
      throw new Error(`“${text}” is not legal here: ${legalMoves(this.#state).map(formatMove).join(", ")}`);
    this.#tell(this.#carriedOut(move), isLost);
  }

  /** Who is replaced by what the room says from now on. */
  say(more: Partial<Snapshot>): void {
    Object.assign(this.#more, more);
  }

  /** Tells everybody the whole game, with what the room says by now. */
  tellAll(): void {
    this.room.tell("game:snapshot", this.#snapshot());
  }

  #answerTo(version: number, move: Move | undefined) {
    if (move === undefined) return { error: "no_move" as const };
    if (version !== this.#version) return { error: "stale" as const };
    const refused = refusal(this.#state, move);
    if (refused !== undefined) return { error: refused };
    this.#tell(this.#carriedOut(move), false);
    return { data: { version: this.#version } };
  }

  #carriedOut(move: Move): Moved {
    const happened: GameEvent[] = [];
    play(this.#state, move, happened);
    this.#version += 1;
    const { due, replaceable, deadline } = this.#snapshot();
    return {
      version: this.#version,
      move: formatMove(move),
      happened,
      view: viewData(viewOf(this.#state, this.#seat)),
      at: Date.now(),
      isAutopilot: false,
      due,
      replaceable,
      deadline,
    };
  }

  #tell(moved: Moved, isLost: boolean): void {
    if (isLost) this.room.lose("game:moved", moved);
    else this.room.tell("game:moved", moved);
  }

  #snapshot(): Snapshot {
    const { table } = this.#state;
    const each = <Value>(value: (seat: Seat) => Value): Value[] =>
      Array.from({ length: table.variant.seats }, (_, seat) => value(seat));
    return {
      gameID: this.#gameID as Snapshot["gameID"],
      version: this.#version,
      status: table.phase === "over" ? "over" : "running",
      view: viewData(viewOf(this.#state, this.#seat)),
      seats: each(seatOf),
      former: [],
      presence: { online: each((seat) => seat), awaySince: each(() => null), spectators: 0, watching: [] },
      due: each((seat) => (table.phase === "play" && table.turn === seat ? Date.now() : null)),
      replaceable: each(() => null),
      deadline: null,
      moveTimeMs: null,
      substitution: null,
      endings: [],
      rematch: null,
      hands: null,
      seedHash: "0".repeat(64),
      seed: null,
      draw: null,
      created: 0,
      lastMoveAt: Date.now(),
      endedAt: null,
      match: null,
      decision: null,
      series: null,
      ...this.#more,
    };
  }
}

/** A member sits there. */
export function seatOf(seat: Seat): SeatInfo {
  return { name: names[seat], kind: "human", color: ballColors[seat], isAutopilot: false };
}
