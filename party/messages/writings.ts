import { limits } from "#schema/limits.ts";
import type { Identity, ModerationStatus, Person, ReportedMessage } from "#schema/rooms.ts";
import type { Socket } from "../handlers.ts";
import { Messages } from "./messages.ts";
import { Mirror, mirrorDue } from "./mirror.ts";
import type { WritingHooks, WritingRoom } from "./writingRoom.ts";

/**
 * The messages of a room, and what all rooms with messages do with them. They are stored in the room's own SQLite, sent
 * at once, and copied to libSQL afterwards.
 */
export class Writings {
  readonly messages: Messages;
  readonly mirror: Mirror;
  readonly #room: WritingRoom;
  readonly #hooks: WritingHooks;

  constructor(room: WritingRoom, hooks: WritingHooks) {
    this.#room = room;
    this.#hooks = hooks;
    this.messages = new Messages(room.sqlite);
    this.mirror = new Mirror({
      env: room.env,
      sqlite: room.sqlite,
      due: room.due,
      messages: this.messages,
      name: () => room.name(),
      storedMs: () => hooks.storedMs(),
      act: (transaction) => room.act(transaction),
    });
  }

  readonly dues = { [mirrorDue]: (now: number) => this.mirror.onDue(now) };

  /** A user's moderation status has changed. It is a transaction of its own. */
  moderationStatusChanged(person: Person, moderationStatus: ModerationStatus): void {
    if (!this.#room.isOpen()) return;
    this.#room.act(() => {
      this.#room.restand(person, moderationStatus);
      this.#hooks.onModerationStatus?.(person, moderationStatus);
      this.review(this.#room.socketsOf(person));
    });
  }

  /** A message with some before and after it, oldest first; null if the person may not read it, or it does not exist. */
  messagesAround(person: Person, id: number, key: string | null = null): ReportedMessage[] | null {
    const since = this.#room.isOpen() ? this.#hooks.seesFrom(person, key) : undefined;
    if (since === undefined || id <= since || !this.messages.includes(id)) return null;
    const first = Math.max(since, id - limits.messagesAround - 1);
    const around = this.messages.following(first, id - first + limits.messagesAround);
    return around.map(({ number, ...written }) => ({ id: number, ...written }));
  }

  /** Deletes a message's text, in a transaction of its own. Resolves when no copy of it is on its way to libSQL. */
  async hideMessage(id: number): Promise<void> {
    if (!this.#room.hasTables()) return;
    this.#room.act(() => this.hide(id));
    await this.mirror.settled();
  }

  /** Removes a message's text and author for everybody. Only inside a transaction. */
  hide(id: number): void {
    if (!this.messages.hide(id)) return;
    this.#hooks.onHidden?.();
    this.#tellAnew();
  }

  /** The rights of these sockets may have changed: they are told, or closed. Only inside a transaction. */
  review(sockets: Iterable<Socket>): void {
    const room = this.#room;
    for (const socket of [...sockets]) {
      const { identity, moderationStatus, key, viewer: before } = socket.state!;
      const viewer = room.viewerOf(identity, moderationStatus, key);
      if (viewer === undefined) {
        room.expel(socket, "noSpectators");
      } else if (viewer !== before) {
        room.events.welcome(viewer);
        socket.setState({ ...socket.state!, viewer });
        room.catchUp(socket, viewer, undefined);
      }
    }
  }

  /** Somebody has a new name, or (an empty one) the account is deleted. Only inside a transaction. */
  onRenamed(identity: Identity): void {
    if (this.#hooks.renameAuthor(identity)) this.#tellAnew();
  }

  /** The latest time that is stored (ms UTC), or 0. */
  lastStoredTime(): number {
    return this.messages.newestTime();
  }

  /**
   * The clock was set back by so much (ms). What was written before counts as long as it should, for those who may not
   * write much. libSQL keeps the old times.
   */
  onClockSetBack(back: number): void {
    this.messages.followClock(back, Date.now());
  }

  /**
   * Sends everybody a snapshot and drops all earlier events, because they may contain the name of a deleted account.
   */
  #tellAnew(): void {
    this.#room.events.keepOnly([]);
    for (const socket of this.#room.sockets()) {
      const { viewer } = socket.state!;
      this.#room.events.welcome(viewer);
      this.#room.catchUp(socket, viewer, undefined);
    }
  }
}
