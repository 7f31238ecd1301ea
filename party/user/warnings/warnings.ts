import type { UserProtocol } from "#schema/protocol/user.ts";
import type { Warning } from "#schema/rooms.ts";
import type { Handlers } from "../../handlers.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptWarnings } from "./keptWarnings.ts";
import { forgotten, type KeptWarning, read, unreadOf, warned } from "./warningChanges.ts";

/** Moderation's messages to a person, which the person marks as read. */
export class Warnings {
  readonly #kept: KeptWarnings;
  readonly #change: ChangeBy<readonly KeptWarning[]>;

  constructor(room: OwnRoom) {
    this.#kept = new KeptWarnings(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly handlers = {
    "user:warningRead": ({ data: { id }, now }) => {
      this.#change((warnings) => read(warnings, id), now);
      return { data: {} };
    },
  } satisfies Pick<Handlers<UserProtocol>, "user:warningRead">;

  /** Moderation warns the person. Only inside a transaction. */
  add(warning: Warning, now: number): void {
    this.#change((warnings) => warned(warnings, warning), now);
  }

  /** The unread ones, in order. */
  unread(): Warning[] {
    return unreadOf(this.#kept.read());
  }

  /** All of them, in order. */
  all(): Warning[] {
    return this.#kept.read().map(({ id, reason }) => ({ id, reason }));
  }

  /** The account was deleted. */
  forget(now: number): void {
    this.#change(forgotten, now);
  }
}
