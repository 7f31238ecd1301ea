import { chatRoom } from "#schema/roomNames.ts";
import type { ChatConditions } from "#schema/rooms.ts";
import type { Table } from "#store/gameLists.ts";
import { laneToWritingRoom } from "../../lanes.ts";
import type { OutboxKinds } from "../../outboxKinds.ts";
import { type UserMessages, userMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import {
  askedFor,
  chatsWith,
  forgotten,
  notWanted,
  refreshed,
  type Sources,
  type ToldChat,
  type ToldChats,
} from "./conditionChanges.ts";
import { KeptConditions } from "./keptConditions.ts";

/** The parts that know what the conditions follow from. */
type Informants = { hasMuted(userID: number): boolean; tables(): readonly Table[] };

/**
 * What each chat of the person was told of them (`ChatConditions`), so that it need not ask before a message. A chat
 * asks once, and is told of every change.
 */
export class Conditions {
  readonly #room: OwnRoom;
  readonly #informants: Informants;
  readonly #kept: KeptConditions;
  readonly #change: ChangeBy<ToldChats>;

  constructor(room: OwnRoom, informants: Informants) {
    this.#room = room;
    this.#informants = informants;
    this.#kept = new KeptConditions(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly kinds = {
    conditions: {
      schema: userMessages.conditions,
      lane: ({ chatID }) => laneToWritingRoom(chatID),
      deliver: (told) => this.#deliver(told),
    },
  } satisfies Pick<OutboxKinds<UserMessages>, "conditions">;

  /**
   * The conditions for a chat with these other members, which is told of changes from now on. Only inside a
   * transaction.
   */
  for(chatID: string, others: readonly number[], now: number): ChatConditions {
    const kept = this.#kept.of(chatID);
    const sources = this.#sourcesFor(others);
    changing(this.#room, kept)((all) => askedFor(all, { chatID, others }, sources, now), now);
    return conditionsOf(kept.read()[0]);
  }

  /** Queues the conditions for all chats for which they have changed. Only inside a transaction. */
  refresh(now: number): void {
    this.#change((all) => {
      const others = all.flatMap((told) => told.others);
      return refreshed(all, this.#sourcesFor(others), now);
    }, now);
  }

  /** Tells the private chat with a user now, and waits for the first attempt. */
  async tellNow(userID: number): Promise<void> {
    const chats = chatsWith(this.#kept.read(), userID);
    await this.#room.sendNow(
      "conditions",
      chats.map((chatID) => ({ chatID })),
    );
  }

  /** The chats that may have to be told. */
  chats(): string[] {
    return this.#kept.read().map(({ chatID }) => chatID);
  }

  async #deliver({ chatID }: UserMessages["conditions"]): Promise<void> {
    const { env, self, act } = this.#room;
    const [told] = this.#kept.of(chatID).read();
    if (told === undefined) return;
    const isMember = await chatRoom(env, chatID).conditionsChanged(self().id, conditionsOf(told));
    if (isMember) return;
    const change = changing(this.#room, this.#kept.of(chatID));
    act(() => change((all) => notWanted(all, chatID, told.v), Date.now()));
  }

  /** The account was deleted. */
  forget(now: number): void {
    this.#change(forgotten, now);
  }

  #sourcesFor(others: readonly number[]): Sources {
    const { hasMuted, tables } = this.#informants;
    return { muted: new Set([...new Set(others)].filter(hasMuted)), tables: tables() };
  }
}

function conditionsOf({ v, muted, games }: ToldChat): ChatConditions {
  return { v, muted, games };
}
