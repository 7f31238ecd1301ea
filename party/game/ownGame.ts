import type { Move } from "#rules/index.ts";
import type { GameProtocol, Moved } from "#schema/protocol/game.ts";
import type { EventData, EventType } from "#schema/protocol/protocol.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import type { Due } from "../due.ts";
import type { PartyEnv } from "../env.ts";
import type { Viewer } from "../events.ts";
import type { Socket } from "../handlers.ts";
import type { Outbox } from "../outbox.ts";
import type { Changed } from "./effects.ts";
import type { Decision, MoveCause } from "./logged.ts";
import type { GameMessages } from "./outboxMessages.ts";
import type { Play } from "./play.ts";
import type { Situation } from "./situation.ts";
import type { GameState } from "./state.ts";

/** A game's room, as its parts use it. Whatever changes something is called inside a transaction. */
export interface OwnGame {
  readonly env: PartyEnv;
  readonly sqlite: SqlStorage;
  readonly due: Due;
  readonly outbox: Pick<Outbox<GameMessages>, "put">;
  readonly play: Play;
  readonly situation: Situation;
  sockets(): Iterable<Socket>;
  socketsOf(person: Person): Socket[];
  /** The newest name of somebody that the room knows. */
  newest(identity: Identity): Identity;
  /** Somebody has a new name, as another room says. It is a transaction of its own. */
  renamed(identity: Identity): Promise<void>;
  act<T>(transaction: () => T): T;
  /** Sends every viewer, or those of `only`, an event, each with its own data. */
  publish<T extends EventType<GameProtocol>>(
    type: T,
    dataFor: (viewer: Viewer) => EventData<GameProtocol, T>,
    only?: readonly Viewer[],
  ): void;
  /** Sends every viewer the move that was stored last, which can be told again from the log. */
  publishMoved(dataFor: (viewer: Viewer) => Moved): void;
  report(what: string, error: unknown): void;
  /** What the room knows besides the moves. */
  state(): GameState;
  /** Stores the next state, and carries out what follows. @returns whether anything has changed */
  become(changed: Changed, now: number): boolean;
  /** Makes a legal move: stores it, applies it, tells everybody, and schedules what comes next. */
  makeMove(move: Move, now: number, cause?: MoveCause): void;
  /** Aborts the game. */
  abort(now: number): void;
  /** Ends the game by a decision: because its time is up, a team resigns, or all have agreed to abort it. */
  endBy(decision: Decision, now: number): void;
  /** Stores who is there now, and schedules what follows. */
  noteWhoIsThere(now: number): void;
}
