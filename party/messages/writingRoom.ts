import type { CloseReason } from "#schema/protocol/close.ts";
import type { Identity, ModerationStatus, Person } from "#schema/rooms.ts";
import type { Due } from "../due.ts";
import type { PartyEnv } from "../env.ts";
import type { EventLog, Viewer } from "../events.ts";
import type { Socket } from "../handlers.ts";

/**
 * A room with messages, as its `Writings` use it. A viewer includes what somebody may do here, so somebody whose rights
 * change becomes another viewer. Whatever changes something is called inside a transaction.
 */
export interface WritingRoom {
  readonly env: PartyEnv;
  readonly sqlite: SqlStorage;
  readonly due: Due;
  readonly events: Pick<EventLog, "welcome" | "keepOnly">;
  /** The room's name in libSQL. */
  name(): string;
  act<T>(transaction: () => T): T;
  /** Whether the room has ever been written to. */
  hasTables(): boolean;
  isOpen(): boolean;
  viewerOf(
    identity: Identity | null,
    moderationStatus: ModerationStatus | null,
    key?: string,
  ): Viewer | undefined;
  sockets(): Iterable<Socket>;
  socketsOf(person: Person): Socket[];
  /** Sends a socket the events after number `v`, or a snapshot. */
  catchUp(socket: Socket, viewer: Viewer, v: number | undefined): void;
  expel(socket: Socket, reason: CloseReason): void;
  /** Takes over a person's moderation status, whatever their sockets and tickets say. */
  restand(person: Person, moderationStatus: ModerationStatus): void;
}

/** What each kind of room does with messages in its own way. */
export interface WritingHooks {
  /** How long libSQL keeps the messages of this room, in ms; null for ever. */
  storedMs(): number | null;
  /** The number after which a person may read messages; undefined if they may not. */
  seesFrom(person: Person, key: string | null): number | undefined;
  /** Renames a person wherever the room names the person, also as an author. @returns whether others see it */
  renameAuthor(identity: Identity): boolean;
  /** Takes over a person's moderation status. */
  onModerationStatus?(person: Person, moderationStatus: ModerationStatus): void;
  /** Called when a message has lost its text. */
  onHidden?(): void;
}
