import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { QueueReason, QueueStatus, QueueWish } from "#schema/protocol/queue.ts";
import { lobbyName, lobbyRoom, userRoom, waitingRoom } from "#schema/roomNames.ts";
import type { Identity, Person, QueueAsker, QueueOutcome, QueueRoomCalls, QueueTold } from "#schema/rooms.ts";
import type { PartyEnv } from "../env.ts";
import { laneTo, laneToPerson, laneToWaitingRoom } from "../lanes.ts";
import type { Outbox } from "../outbox.ts";
import type { OutboxKinds } from "../outboxKinds.ts";
import { Pace } from "../pace.ts";
import { Room } from "../room.ts";
import { newWaitingID } from "../waiting/newWaitingID.ts";
import { avoided } from "./avoiding.ts";
import * as changes from "./changes.ts";
import { renamed, reseated } from "./identities.ts";
import { Keeping } from "./keeping.ts";
import { type QueueMessages, queueMessages } from "./outboxMessages.ts";
import { type Gathering, partiesOf, peopleIn, personKey, type Queued, type QueueState } from "./state.ts";
import { countsOf, newsOf, playOf, statusOf } from "./status.ts";
import { tableOf } from "./table.ts";
import { queueMigrations } from "./tables.ts";

/** The due date of a step: who fits by now, and whose time to come is over. */
const stepDue = "step";

const protocol = { requests: {}, answers: {}, events: {}, errors: {} };

/**
 * The one room in which people wait to be put together (quick match). It admits nobody: people ask through their own
 * rooms, which it tells every change. When all people of a table have come it opens their waiting room, whose game begins
 * at once.
 */
export class QueueRoom extends Room<typeof protocol> implements QueueRoomCalls {
  static override migrations = queueMigrations;

  protected readonly party = "queue";
  protected readonly protocol = protocol;
  protected readonly handlers = {};
  protected readonly reads = new Set<never>();
  declare protected readonly outbox: Outbox<QueueMessages>;
  protected readonly outboxKinds = {
    news: {
      schema: queueMessages.news,
      lane: ({ identity }) => laneToPerson(identity),
      deliver: ({ identity, ...told }) => userRoom(this.env, identity).queueChanged(identity, told),
    },
    table: {
      schema: queueMessages.table,
      lane: ({ waitingID }) => laneToWaitingRoom(waitingID),
      deliver: (table) => waitingRoom(this.env, table.waitingID).openFull(table),
    },
    counts: {
      schema: queueMessages.counts,
      lane: () => laneTo({ party: "lobby", room: lobbyName }),
      deliver: () => {
        const { state, v } = this.#now();
        return lobbyRoom(this.env).queueChanged(countsOf(state), v);
      },
    },
  } satisfies OutboxKinds<QueueMessages>;

  protected readonly dues = {
    [stepDue]: (now: number) => this.#step(now),
  };

  readonly #keeping = new Keeping(this.sqlite);
  readonly #pace = new Pace(limits.queuePauseMs);
  /** A cache of what is stored. */
  #cache: { state: QueueState; v: number } | undefined;
  /** What the lobby was told last of how many wait. */
  #counts: string | undefined;

  constructor(ctx: DurableObjectState, env: PartyEnv) {
    super(ctx, env);
    // There is only one queue, and it is always open.
    ctx.storage.transactionSync(() => this.migrateTables());
  }

  async enter(who: QueueAsker, wish: QueueWish): Promise<QueueOutcome> {
    return this.#change(who.identity, (state, now) => changes.enter(state, this.#newest(who), wish, now));
  }

  async ask(who: QueueAsker, friend: Identity, wish: QueueWish): Promise<QueueOutcome> {
    return this.#change(who.identity, (state, now) =>
      changes.ask(state, { from: this.#newest(who), to: this.names.newest(friend), wish }, now),
    );
  }

  async answer(who: QueueAsker, answer: { partner: string; accept: boolean }): Promise<QueueOutcome> {
    return this.#change(who.identity, (state, now) => changes.answer(state, this.#newest(who), answer, now));
  }

  async come(person: Person, callID: number, draws = false): Promise<QueueOutcome> {
    return this.#change(person, (state, now) => changes.come(state, callID, person, now, draws));
  }

  async leave(person: Person, left: { n: number; because: QueueReason | null }): Promise<QueueOutcome> {
    return this.#change(person, (state, now) => changes.leave(state, person, left, now));
  }

  async reseat(person: Person, identity: Identity): Promise<void> {
    this.#change(person, (state) => reseated(state, person, this.names.newest(identity)));
  }

  async muted(person: Person, mutes: readonly number[]): Promise<void> {
    this.#change(person, (state) => avoided(state, person, mutes.map(keyOfUser)));
  }

  async told(person: Person): Promise<QueueTold> {
    const { state, v } = this.#now();
    return { queue: statusOf(state, person), because: null, v };
  }

  protected override onRenamed(identity: Identity): void {
    super.onRenamed(identity);
    this.#change(identity, (state) => renamed(state, identity));
  }

  protected override isOpen(): boolean {
    return true;
  }

  protected override viewerOf(): undefined {}

  protected override isSpectator(): boolean {
    return true;
  }

  protected override stateFor(): never {
    throw new Error("nobody is in this room");
  }

  protected override onClockSetBack(back: number): void {
    super.onClockSetBack(back);
    const state = changes.followClock(this.#now().state, back);
    this.#become({ state, effects: [] }, Date.now());
  }

  protected override onUndone(): void {
    this.#cache = undefined;
    this.#counts = undefined;
  }

  /** Somebody as the queue knows them by now. */
  #newest({ identity, ratings, mutes = [], n }: QueueAsker): Queued {
    const avoids = mutes.length === 0 ? {} : { avoids: mutes.map(keyOfUser) };
    return { identity: this.names.newest(identity), ratings, n, ...avoids };
  }

  /** @returns how it stands with the person after the change, or why there was none */
  #change(person: Person, reduce: (state: QueueState, now: number) => changes.QueueChange): QueueOutcome {
    return this.act(() => {
      const now = Date.now();
      const change = reduce(this.#now().state, now);
      if ("error" in change) return { refusal: change.error };
      const started = this.#become(change, now);
      const { state, v } = this.#now();
      return { queue: started(person) ?? statusOf(state, person), because: null, v };
    });
  }

  /** Puts together who fits by now: all that has changed since the last time is worked off at once. */
  #step(now: number): void {
    this.#pace.begin(now);
    this.#become(changes.passTime(this.#now().state, now), now);
    const { state } = this.#now();
    const at = state.turn === null ? changes.dueAt(state, now) : this.#pace.next(now);
    this.due.setOrClear(stepDue, at ?? undefined);
    const counts = JSON.stringify(countsOf(state));
    if (counts !== this.#counts) this.outbox.put({ key: "counts", kind: "counts", payload: {} }, now);
    this.#counts = counts;
  }

  /**
   * Stores the next state, queues what others are to be told, and schedules what follows.
   * @returns what those are told whose table was opened
   */
  #become(change: changes.QueueChanged, now: number): (person: Person) => QueueStatus | undefined {
    const { state: before } = this.#now();
    const { state, effects } = change;
    const tables = effects.flatMap((effect) =>
      effect.kind === "begin" ? [{ ...effect, waitingID: newWaitingID() }] : [],
    );
    const started = (person: Person): QueueStatus | undefined => {
      const table = tables.find(({ gathering }) => changes.isOf(peopleOf(gathering), person));
      return table && { state: "starting", waitingID: table.waitingID, play: playOf(table.gathering) };
    };
    if (state === before) return started;
    const at = state.parties === before.parties ? changes.dueAt(state, now) : this.#pace.next(now);
    if (at !== null) this.due.setBy(stepDue, at);
    const v = this.#keeping.write(before, state);
    this.#cache = { state, v };
    for (const news of newsOf(before, change)) {
      const payload = { ...news, queue: started(news.identity) ?? news.queue, v };
      this.outbox.put({ key: `news ${laneToPerson(news.identity)}`, kind: "news", payload }, now);
    }
    for (const { gathering, came, waitingID } of tables) {
      const payload = tableOf(gathering, came, waitingID, now);
      this.outbox.put({ key: `table ${waitingID}`, kind: "table", payload }, now);
    }
    return started;
  }

  #now(): { state: QueueState; v: number } {
    this.#cache ??= this.#keeping.read();
    return this.#cache;
  }
}

function keyOfUser(id: number): string {
  return personKey(user(id));
}

function peopleOf(gathering: Gathering): Identity[] {
  return peopleIn(partiesOf(gathering));
}
