import { user } from "#schema/names.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { ErrorCode, RequestData } from "#schema/protocol/protocol.ts";
import type { QueueReason, QueueStatus } from "#schema/protocol/queue.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { queueRoom, userRoom } from "#schema/roomNames.ts";
import type { Identity, QueueAsker, QueueOutcome, QueueRoomCalls, QueueTold } from "#schema/rooms.ts";
import type { Asked, Handlers, Reply } from "../../handlers.ts";
import { writingOf } from "../../messages/writing.ts";
import { type OutboxKinds, type PayloadsOf, toLibsql } from "../../outboxKinds.ts";
import type { PeopleInvited } from "../invitations/peopleInvited.ts";
import { quickMatchMessages, type UserMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { isCallable } from "./callable.ts";
import { KeptQueue } from "./keptQueue.ts";
import { readOwnRatings } from "./ownRatings.ts";
import * as changes from "./quickMatchChanges.ts";
import {
  isPastQueue,
  isSameNotice,
  noticeOf,
  type QueueNotice,
  type QuickMatchState,
} from "./quickMatchState.ts";

type QueueRequest = Extract<keyof UserProtocol["requests"], `queue:${string}`>;
type QueueReply = Reply<UserProtocol, QueueRequest>;
type Outcome = QueueOutcome | { refusal: ErrorCode<UserProtocol> };
type Question = (queue: QueueRoomCalls, who: QueueAsker) => Promise<Outcome>;

/** What the quick match must know of others. */
interface Others {
  /** The id of the person's friend of this name, if there is one. */
  friendID(username: string): number | undefined;
  /** The users whom the person has muted. */
  mutes(): number[];
  /** Counts whom the person asks. */
  admit: PeopleInvited["admit"];
}

const done = { data: {} };

/**
 * A person's quick match. The queue decides; this room asks it for the person, keeps what it has reported last, and
 * sees whether the person is still here. `starting` and `begun` come after the queue: the waiting room tells those.
 */
export class QuickMatch {
  readonly #room: OwnRoom;
  readonly #others: Others;
  readonly #kept: KeptQueue;
  readonly #change: ChangeBy<QuickMatchState>;

  constructor(room: OwnRoom, others: Others) {
    this.#room = room;
    this.#others = others;
    this.#kept = new KeptQueue(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  readonly handlers: Pick<Handlers<UserProtocol>, QueueRequest> = {
    "queue:enter": (asked) => this.#enter(asked),
    "queue:answer": ({ data, now }) => this.#ask(now, data.accept, (queue, who) => queue.answer(who, data)),
    "queue:come": async ({ data }) => {
      const outcome = await queueRoom(this.#room.env).come(this.#room.self(), data.callID, data.draws);
      if ("refusal" in outcome) return { error: outcome.refusal };
      this.#room.act(() => this.onReport(outcome));
      return done;
    },
    "queue:leave": ({ now }) => this.#leave(now),
  };

  readonly dues = {
    // What time changes: whether the person is still here, and that the game has begun.
    quickMatch: (now: number) =>
      void this.#change((state) => changes.passed(state, this.#room.isHere(), now), now),
  };

  readonly kinds = {
    queueLeave: {
      schema: quickMatchMessages.queueLeave,
      lane: () => "queue",
      deliver: (left) => this.#deliverLeave(left),
    },
    queueName: {
      schema: quickMatchMessages.queueName,
      lane: () => "queue",
      deliver: () => queueRoom(this.#room.env).renamed(this.#room.self()),
    },
    queueMutes: {
      schema: quickMatchMessages.queueMutes,
      lane: () => "queue",
      deliver: () => queueRoom(this.#room.env).muted(this.#room.self(), this.#others.mutes()),
    },
    queueReseat: {
      schema: quickMatchMessages.queueReseat,
      lane: () => "queue",
      deliver: ({ identity }) => queueRoom(this.#room.env).reseat(this.#room.self(), identity),
    },
    queueAway: {
      schema: quickMatchMessages.queueAway,
      ...toLibsql("queueAway"),
      deliver: () => this.#deliverAway(),
    },
  } satisfies OutboxKinds<PayloadsOf<typeof quickMatchMessages>>;

  status(): QueueStatus | null {
    return this.#kept.read().status;
  }

  /** The queue reports how it stands. Only inside a transaction. */
  onReport(told: QueueTold): void {
    const now = Date.now();
    this.#change((state) => changes.reported(state, told, this.#room.isHere(), now), now);
  }

  /** The game has begun, of whatever table: the person waits no longer. Only inside a transaction. */
  onBegan(game: { waitingID: WaitingID; gameID: GameID }): void {
    const now = Date.now();
    this.#change((state) => changes.began(state, game, this.#room.isHere(), now), now);
  }

  /** The person waits no longer, because of something else. Only inside a transaction. */
  giveUp(because: QueueReason | null): void {
    this.#change((state) => changes.gaveUp(state, because), Date.now());
  }

  /** A tab has opened or closed. Only inside a transaction. */
  onCrowd(now: number): void {
    this.#change((state) => changes.crowdChanged(state, this.#room.isHere(), now), now);
  }

  /** The person has a new name. Only inside a transaction. */
  onRenamed(): void {
    this.#change(changes.renamed, Date.now());
  }

  /** The person has muted or unmuted somebody. Only inside a transaction. */
  onMuted(): void {
    this.#change(changes.muted, Date.now());
  }

  /** A guest is about to become this user, who goes on waiting. Only inside a transaction. */
  onInherit(): void {
    this.#change(changes.inherited, Date.now());
  }

  /** The guest has become a user, who waits from now on. Only inside a transaction. */
  onBecome(identity: Identity): void {
    this.#change((state) => changes.became(state, identity), Date.now());
  }

  /** The clock was set back by so much (ms). Only inside a transaction. */
  onClockSetBack(back: number, now: number): void {
    if (this.#kept.read().n > 0) this.#change((state) => changes.clockSetBack(state, back), now);
  }

  /** The account was deleted. Only inside a transaction. */
  forget(now: number): void {
    this.#change(changes.forgotten, now);
  }

  /** The current state of a notice; undefined if there is nothing to say any more. */
  noticeNow(notice: QueueNotice): QueueNotice | undefined {
    return isSameNotice(noticeOf(this.status()), notice) ? notice : undefined;
  }

  async #deliverLeave({ n, because }: UserMessages["queueLeave"]): Promise<void> {
    const outcome = await queueRoom(this.#room.env).leave(this.#room.self(), { n, because });
    if (!("refusal" in outcome)) this.#room.act(() => this.onReport({ ...outcome, because }));
  }

  /** The person has been away for a while: only who can be called by a push waits on, and not for ever. */
  async #deliverAway(): Promise<void> {
    const { env, self, isHere, act } = this.#room;
    const now = Date.now();
    const until = changes.waitsAwayUntil(this.#kept.read(), isHere());
    if (until === undefined || (now < until && (await isCallable(env, self(), now)))) return;
    act(() => this.#change((state) => changes.stayedAway(state, isHere()), Date.now()));
  }

  #enter({ data, moderationStatus, now }: Asked<RequestData<UserProtocol, "queue:enter">>) {
    const { wish, partner } = data;
    if (partner === null) return this.#ask(now, true, (queue, who) => queue.enter(who, wish));
    if (this.#room.self().kind === "guest") return { error: "members_only" as const };
    if (writingOf("write", moderationStatus, now).may === "blocked") return { error: "blocked" as const };
    const friendID = this.#others.friendID(partner);
    if (friendID === undefined) return { error: "not_friends" as const };
    const refused = this.#others.admit([friendID], now);
    if (refused) return refused;
    const friend = { ...user(friendID), name: partner };
    return this.#ask(now, true, async (queue, who) => {
      const isUnwanted = await userRoom(this.#room.env, friend).hasMuted(who.identity);
      return isUnwanted ? { refusal: "not_wanted" } : queue.ask(who, friend, wish);
    });
  }

  /** Asks the queue for something. With ratings, if the person waits from then on. */
  #ask(now: number, isEntry: boolean, ask: Question): QueueReply | Promise<QueueReply> {
    const refused = this.#change((state) => changes.asked(state, now), now);
    return refused ?? this.#askAs(this.#kept.read().n, isEntry, ask);
  }

  async #askAs(n: number, isEntry: boolean, ask: Question): Promise<QueueReply> {
    const { env, self, act } = this.#room;
    const ratings = isEntry ? await readOwnRatings(env, self()) : {};
    // Meanwhile the person may have asked for something else, or have left.
    if (n !== this.#kept.read().n) return done;
    const who = { identity: self(), ratings, mutes: this.#others.mutes(), n };
    const outcome = await ask(queueRoom(env), who);
    if ("refusal" in outcome) return { error: outcome.refusal };
    act(() => {
      this.onReport(outcome);
      if (isEntry) this.#change((state) => changes.entered(state, n), Date.now());
    });
    return done;
  }

  async #leave(now: number): Promise<QueueReply> {
    const isPast = isPastQueue(this.status());
    this.#change(changes.left, now);
    if (!isPast) await this.#room.sendNow("queueLeave", [{ n: this.#kept.read().n, because: null }]);
    return done;
  }
}
