import { limits } from "#schema/limits.ts";
import type { Protocol } from "#schema/protocol/protocol.ts";
import type { Identity, ModerationStatus, Person, ReportedMessage, WritingCalls } from "#schema/rooms.ts";
import type { Socket } from "../handlers.ts";
import { Room } from "../room.ts";
import { Messages } from "./messages.ts";
import { Mirror, mirrorDue } from "./mirror.ts";

/**
 * A room with messages. They are stored in its own SQLite, sent at once, and copied to libSQL afterwards. A viewer
 * includes what somebody may do here, so somebody whose rights change becomes another viewer.
 */
export abstract class WritingRoom<P extends Protocol> extends Room<P> implements WritingCalls {
  protected readonly messages = new Messages(this.sqlite);
  protected readonly mirror = new Mirror({
    env: this.env,
    sqlite: this.sqlite,
    due: this.due,
    messages: this.messages,
    name: () => this.name,
    storedMs: () => this.storedMs(),
    act: (transaction) => this.act(transaction),
  });

  protected readonly messageDues = { [mirrorDue]: (now: number) => this.mirror.onDue(now) };

  /** How long libSQL keeps the messages of this room, in ms; null for ever. */
  protected abstract storedMs(): number | null;

  async moderationStatusChanged(person: Person, moderationStatus: ModerationStatus): Promise<void> {
    if (!this.isOpen()) return;
    this.act(() => {
      this.restand(person, moderationStatus);
      this.onModerationStatus(person, moderationStatus);
      this.review(this.socketsOf(person));
    });
  }

  async messagesAround(person: Person, id: number): Promise<ReportedMessage[] | null> {
    const since = this.isOpen() ? this.seesFrom(person) : undefined;
    if (since === undefined || id <= since || !this.messages.includes(id)) return null;
    const first = Math.max(since, id - limits.messagesAround - 1);
    const around = this.messages.following(first, id - first + limits.messagesAround);
    return around.map(({ number, ...written }) => ({ id: number, ...written }));
  }

  async hideMessage(id: number): Promise<void> {
    if (!this.hasTables()) return;
    this.act(() => this.hide(id));
    await this.mirror.settled();
  }

  /** Removes a message's text and author for everybody. Only inside a transaction. */
  protected hide(id: number): void {
    if (!this.messages.hide(id)) return;
    this.onHidden();
    this.#tellAnew();
  }

  /** Takes over a person's moderation status. Only inside a transaction. */
  protected onModerationStatus(_person: Person, _standing: ModerationStatus): void {}

  /** Called when a message has lost its text. */
  protected onHidden(): void {}

  /** The number after which a person may read messages; undefined if they may not. */
  protected abstract seesFrom(person: Person): number | undefined;

  protected override lastStoredTime(): number {
    return this.messages.newestTime();
  }

  /** What was written before counts as long as it should, for those who may not write much. libSQL keeps the old times. */
  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    this.messages.followClock(back, Date.now());
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    if (this.renameAuthor(identity)) this.#tellAnew();
  }

  /** Renames a person wherever the room names the person. @returns whether others see it */
  protected renameAuthor(identity: Identity): boolean {
    return this.messages.rename(identity);
  }

  /** Called when the rights of these sockets may have changed: they are told, or closed. */
  protected review(sockets: Iterable<Socket>): void {
    for (const socket of [...sockets]) {
      const { identity, moderationStatus, viewer: before } = socket.state!;
      const viewer = this.viewerOf(identity, moderationStatus);
      if (viewer === undefined) {
        this.expel(socket, "noSpectators");
      } else if (viewer !== before) {
        this.events.welcome(viewer);
        socket.setState({ ...socket.state!, viewer });
        this.catchUp(socket, viewer, undefined);
      }
    }
  }

  /**
   * Sends everybody a snapshot and drops all earlier events, because they may contain the name of a deleted account.
   */
  #tellAnew(): void {
    this.events.keepOnly([]);
    for (const socket of this.sockets()) {
      const { viewer } = socket.state!;
      this.events.welcome(viewer);
      this.catchUp(socket, viewer, undefined);
    }
  }
}
