import { shownRating } from "#rules/rating/fold.ts";
import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { Notice } from "#schema/notice.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { ErrorCode, RequestData } from "#schema/protocol/protocol.ts";
import type { QueueReason, QueueStatus } from "#schema/protocol/queue.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { queueRoom, userRoom } from "#schema/roomNames.ts";
import type { Identity, QueueAsker, QueueOutcome, QueueRoomCalls, QueueTold } from "#schema/rooms.ts";
import { findPushSettings, pushSubscriptionsOf } from "#store/push.ts";
import { findOwnRatings } from "#store/ratings/reading.ts";
import { askDatabase } from "../../database.ts";
import type { Asked, Handlers, Reply } from "../../handlers.ts";
import { inTime } from "../../inTime.ts";
import { log } from "../../log.ts";
import { writingOf } from "../../messages/writing.ts";
import type { People } from "../friends/people.ts";
import { quietUntil } from "../notices/quietHours.ts";
import { settingOf } from "../notices/rules.ts";
import type { UserMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { KeptQueue } from "./keptQueue.ts";

type QueueRequest = Extract<keyof UserProtocol["requests"], `queue:${string}`>;
type QueueReply = Reply<UserProtocol, QueueRequest>;
type Outcome = QueueOutcome | { refusal: ErrorCode<UserProtocol> };
type Question = (queue: QueueRoomCalls, who: QueueAsker) => Promise<Outcome>;
type QueueNotice = Extract<Notice, { kind: "tableFound" | "askedAlong" }>;

/** Who is told that the person waits for a quick match from now on, and what the person might want to know. */
type QueueListener = { onEntered(): void; onNotice(notice: QueueNotice): void };

/** The due date of what time changes: whether the person is still here, and that the game has begun. */
export const quickMatchDue = "quickMatch";

const done = { data: {} };

/**
 * A person's quick match. The queue decides; this room asks it for the person, keeps what it has told last, and sees
 * whether the person is still here. `starting` and `begun` come after the queue: the waiting room tells those.
 */
export class QuickMatch {
  readonly #room: OwnRoom;
  readonly #people: People;
  readonly #listener: QueueListener;
  readonly #kept: KeptQueue;

  constructor(room: OwnRoom, people: People, listener: QueueListener) {
    this.#room = room;
    this.#people = people;
    this.#listener = listener;
    this.#kept = new KeptQueue(room.sqlite);
  }

  readonly handlers: Pick<Handlers<UserProtocol>, QueueRequest> = {
    "queue:enter": (asked) => this.#enter(asked),
    "queue:answer": ({ data, now }) => this.#ask(now, data.accept, (queue, who) => queue.answer(who, data)),
    "queue:come": async ({ data }) =>
      this.#settle(await queueRoom(this.#room.env).come(this.#room.self(), data.callID)),
    "queue:leave": () => this.#leaveNow(),
  };

  status(): QueueStatus | null {
    return this.#kept.status();
  }

  /** The queue tells how it stands. Only inside a transaction. */
  onTold({ queue, because, v }: QueueTold): void {
    if (!this.#kept.isNews(v)) return;
    const before = this.status();
    // The waiting room of the table has been faster than the queue, and whose game has begun waits no longer.
    if (before?.state === "begun" && isOverBy(before, queue)) return;
    this.#kept.set(queue);
    this.#tell(before, because);
    // What was asked for before the person left has come to the queue after that.
    if (this.#kept.wantsOut()) this.giveUp(null);
  }

  /** The game has begun, of whatever table: the person waits no longer. Only inside a transaction. */
  onBegan({ waitingID, gameID }: { waitingID: WaitingID; gameID: GameID }): void {
    const before = this.status();
    this.giveUp("elsewhere");
    this.#kept.set({ state: "begun", waitingID, gameID });
    this.#tell(before, null);
  }

  /** The person waits no longer, because of something else. Only inside a transaction. */
  giveUp(because: QueueReason | null): void {
    const status = this.status();
    // A friend's question stays: whoever says yes leaves everything else.
    if (isInQueue(status) && status?.state !== "asked")
      this.#room.send("queueLeave", { n: this.#kept.n(), because });
  }

  /** A tab has opened or closed. Only inside a transaction. */
  onCrowd(now: number): void {
    if (!isInQueue(this.status())) return;
    const isHere = this.#room.isHere();
    if (isHere) this.#kept.setAway(null);
    else this.#kept.setAway(this.#kept.awaySince() ?? now);
    this.#beDue(now);
  }

  onDue(now: number): void {
    const status = this.status();
    if (status?.state === "begun") {
      this.#kept.clear();
      this.#tell(status, null);
      return;
    }
    const since = this.#kept.awaySince();
    this.onCrowd(now);
    if (since !== null && !this.#room.isHere() && now >= since + limits.queueAwayMs)
      this.#room.send("queueAway", {});
  }

  /** The person has a new name, or the account was deleted. */
  onRenamed(): void {
    if (this.#kept.n() > 0) this.#room.send("queueName", {});
  }

  /** A guest is about to become this user, who goes on waiting. Only inside a transaction. */
  onInherit(): void {
    this.#kept.forgetWantingOut();
  }

  /** The guest has become a user, who waits from now on. */
  onBecome(identity: Identity): void {
    if (isInQueue(this.status())) this.#room.send("queueReseat", { identity });
  }

  forget(): void {
    this.onRenamed();
    this.#kept.clear();
    this.#room.due.clear(quickMatchDue);
  }

  /** The current state of a notice; undefined if there is nothing to say any more. */
  noticeNow(notice: QueueNotice): QueueNotice | undefined {
    const now = noticeOf(this.status());
    return JSON.stringify(now) === JSON.stringify(notice) ? now : undefined;
  }

  async deliverLeave({ n, because }: UserMessages["queueLeave"]): Promise<void> {
    const outcome = await queueRoom(this.#room.env).leave(this.#room.self(), { n, because });
    this.#room.act(() => {
      if (!("refusal" in outcome)) this.onTold({ ...outcome, because });
    });
  }

  async deliverName(): Promise<void> {
    await queueRoom(this.#room.env).renamed(this.#room.self());
  }

  async deliverReseat({ identity }: UserMessages["queueReseat"]): Promise<void> {
    await queueRoom(this.#room.env).reseat(this.#room.self(), identity);
  }

  /** The person has been away for a while: only who can be called by a push waits on, and not for ever. */
  async deliverAway(): Promise<void> {
    const [since, now] = [this.#kept.awaySince(), Date.now()];
    if (since === null || !isInQueue(this.status()) || this.#room.isHere()) return;
    const waitsOn = now < since + limits.queueBackgroundMs && (await this.#isCallable(now));
    this.#room.act(() => {
      if (!waitsOn && !this.#room.isHere()) this.giveUp("away");
    });
  }

  #enter({ data, moderationStatus, now }: Asked<RequestData<UserProtocol, "queue:enter">>) {
    const { wish, partner } = data;
    if (partner === null) return this.#ask(now, true, (queue, who) => queue.enter(who, wish));
    if (this.#room.self().kind === "guest") return { error: "members_only" as const };
    if (writingOf("write", moderationStatus, now).may === "blocked") return { error: "blocked" as const };
    const friendID = this.#people.friends.friendID(partner);
    if (friendID === undefined) return { error: "not_friends" as const };
    const friend = { ...user(friendID), name: partner };
    return this.#ask(now, true, async (queue, who) => {
      const isUnwanted = await userRoom(this.#room.env, friend).hasMuted(who.identity);
      return isUnwanted ? { refusal: "not_wanted" } : queue.ask(who, friend, wish);
    });
  }

  /** Asks the queue for something. With ratings, if the person waits from then on. */
  #ask(
    now: number,
    isEntry: boolean,
    ask: (
      queue: QueueRoomCalls,
      who: QueueAsker,
    ) => Promise<QueueOutcome | { refusal: ErrorCode<UserProtocol> }>,
  ): QueueReply | Promise<QueueReply> {
    const limit = { max: limits.queueEntriesPerPeriod, periodMs: limits.ratePeriodMs };
    if (!this.#kept.mayEnter(now, limit)) return { error: "too_many" };
    const n = this.#kept.nextN(false);
    return this.#askAs(n, isEntry, ask);
  }

  async #askAs(n: number, isEntry: boolean, ask: Question): Promise<QueueReply> {
    const ratings = isEntry ? await this.#ratings() : {};
    // Meanwhile the person may have asked for something else, or have left.
    if (n !== this.#kept.n()) return done;
    const outcome = await ask(queueRoom(this.#room.env), { identity: this.#room.self(), ratings, n });
    const reply = this.#settle(outcome);
    const isEntered = () => isEntry && !("error" in reply) && n === this.#kept.n();
    this.#room.act(() => {
      if (isEntered()) this.#listener.onEntered();
    });
    return reply;
  }

  #settle(outcome: Outcome): QueueReply {
    if ("refusal" in outcome) return { error: outcome.refusal };
    this.#room.act(() => this.onTold(outcome));
    return done;
  }

  async #leaveNow(): Promise<QueueReply> {
    const before = this.status();
    const n = this.#kept.nextN(true);
    if (before !== null && !isInQueue(before)) {
      this.#kept.clear();
      this.#tell(before, null);
    } else await this.#room.sendNow("queueLeave", [{ n, because: null }]);
    return done;
  }

  /** The person's ratings as shown; without libSQL one counts as a newcomer. */
  async #ratings(): Promise<QueueAsker["ratings"]> {
    const { kind, id } = this.#room.self();
    if (kind === "guest") return {};
    try {
      const found = askDatabase(this.#room.env, (db) => findOwnRatings(db, id));
      const ratings = await inTime(found, limits.queueRatingsMs);
      return Object.fromEntries(ratings.map(({ family, mu }) => [family, shownRating(mu)]));
    } catch (error) {
      log("queued without ratings", "warn", error);
      return {};
    }
  }

  /** Whether a push can call the person now. */
  async #isCallable(now: number): Promise<boolean> {
    const { kind, id } = this.#room.self();
    if (kind === "guest") return false;
    const [{ kinds, quietHours }, browsers] = await askDatabase(this.#room.env, (db) =>
      Promise.all([findPushSettings(db, id), pushSubscriptionsOf(db, id, now)]),
    );
    const isChosen = kinds[settingOf({ kind: "tableFound", callID: 0 })];
    return isChosen && browsers.length > 0 && quietUntil(quietHours, now) === undefined;
  }

  #tell(before: QueueStatus | null, because: QueueReason | null): void {
    const status = this.status();
    this.#room.publish("queue:changed", { queue: status, because });
    const notice = noticeOf(status);
    if (notice !== undefined && JSON.stringify(notice) !== JSON.stringify(noticeOf(before)))
      this.#listener.onNotice(notice);
    const now = Date.now();
    if (status?.state === "begun") this.#room.due.set(quickMatchDue, now + limits.queueBegunMs);
    else if (isInQueue(status)) this.onCrowd(now);
    else this.#room.due.clear(quickMatchDue);
  }

  /** Sockets may end without a word, so it is looked again and again. */
  #beDue(now: number): void {
    this.#room.due.setIfNone(quickMatchDue, now + limits.queueAwayMs);
  }
}

/** Whether the queue still has the person: `starting` and `begun` come after it. */
function isInQueue(status: QueueStatus | null): boolean {
  return status !== null && status.state !== "starting" && status.state !== "begun";
}

/** Whether the queue says what was over before this game began: that the person is out, or that its table is opened. */
function isOverBy({ waitingID }: { waitingID: WaitingID }, queue: QueueStatus | null): boolean {
  return queue === null || (queue.state === "starting" && queue.waitingID === waitingID);
}

function noticeOf(status: QueueStatus | null): QueueNotice | undefined {
  if (status?.state === "called" && !status.hasCome) return { kind: "tableFound", callID: status.callID };
  return status?.state === "asked" ? { kind: "askedAlong", username: status.partner } : undefined;
}
