import { limits } from "#schema/limits.ts";
import { addMessages } from "#store/messages.ts";
import { askDatabase } from "../database.ts";
import type { Due } from "../due.ts";
import type { PartyEnv } from "../env.ts";
import { log } from "../log.ts";
import { retryAfter } from "../outbox.ts";
import type { Messages } from "./messages.ts";

/** The name of the due date. */
export const mirrorDue = "mirror";

type Room = {
  readonly env: PartyEnv;
  readonly sqlite: SqlStorage;
  readonly due: Due;
  readonly messages: Messages;
  /** The room's name in libSQL. */
  name(): string;
  /** How long libSQL keeps its messages, in ms; null for ever. */
  storedMs(): number | null;
  act(transaction: () => void): void;
};

/**
 * Copies a room's messages to libSQL, in order, each once, some time after they were sent. Numbers show what libSQL
 * already has, so nothing is copied twice. While libSQL is away the messages wait here, and nothing else in the room
 * waits with them.
 */
export class Mirror {
  readonly #room: Room;
  /** The batch that is under way, as long as this instance lives. */
  #underWay: Promise<void> | undefined;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Schedules new messages. Call it in the transaction that writes them. */
  onMessage(now: number): void {
    this.#room.due.setIfNone(mirrorDue, now + limits.mirrorPauseMs);
  }

  /** The number of the last message that libSQL has. */
  reached(): number {
    return this.#state().number;
  }

  /** Whether libSQL has all of them. */
  isComplete(): boolean {
    return this.reached() >= this.#room.messages.last();
  }

  /** Copies nothing more. Only inside a transaction; a batch that is under way arrives all the same (see `settled`). */
  stop(): void {
    this.#room.sqlite.exec("UPDATE mirror SET number = max(number, ?)", this.#room.messages.last());
    this.#room.due.clear(mirrorDue);
  }

  /** Sends the next batch. The next attempt is scheduled before that, because the room may end meanwhile. */
  onDue(now: number): void {
    const { attempts } = this.#state();
    if (this.isComplete()) return;
    this.#room.due.set(mirrorDue, now + Math.max(limits.outboxTimeoutMs, retryAfter(attempts)));
    this.#room.sqlite.exec("UPDATE mirror SET attempts = attempts + 1");
    this.#underWay ??= this.#bring().finally(() => {
      this.#underWay = undefined;
    });
  }

  /** Resolves when no batch is under way whose messages may have changed since. */
  async settled(): Promise<void> {
    await this.#underWay;
  }

  async #bring(): Promise<void> {
    const { env, messages } = this.#room;
    try {
      const next = messages.following(this.reached(), limits.mirrorAtOnce);
      const storedMs = this.#room.storedMs();
      const rows = next.map(({ number, sender, body, created }) => ({
        number,
        senderID: sender?.kind === "user" ? sender.id : null,
        body,
        createdAt: created,
        expiresAt: storedMs === null ? null : created + storedMs,
      }));
      await askDatabase(env, (db) => addMessages(db, this.#room.name(), rows));
      this.#room.act(() => this.#arrived(next.at(-1)?.number ?? 0));
    } catch (error) {
      log("messages not copied", "warn", { room: this.#room.name() }, error);
      this.#room.act(() => this.#failed(Date.now()));
    }
  }

  #arrived(number: number): void {
    const { sqlite, due } = this.#room;
    sqlite.exec("UPDATE mirror SET number = max(number, ?), attempts = 0", number);
    if (this.isComplete()) due.clear(mirrorDue);
    else due.set(mirrorDue, Date.now());
  }

  #failed(now: number): void {
    this.#room.due.set(mirrorDue, now + retryAfter(this.#state().attempts - 1));
  }

  #state(): { number: number; attempts: number } {
    return this.#room.sqlite
      .exec<{ number: number; attempts: number }>("SELECT number, attempts FROM mirror")
      .one();
  }
}
