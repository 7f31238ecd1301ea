import { eq } from "drizzle-orm";
import type fc from "fast-check";
import { vi } from "vitest";
import { gatherAll } from "#party/queue/matching.ts";
import { QueueRoom } from "#party/queue/room.ts";
import { type Call, type Party, partiesOf, peopleIn } from "#party/queue/state.ts";
import { fullBucket } from "#party/rate.ts";
import { UserRoom } from "#party/user/room.ts";
import { WaitingRoom } from "#party/waiting/room.ts";
import { games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import { isSamePerson } from "#schema/names.ts";
import type { QueueStatus, QueueWish } from "#schema/protocol/queue.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity, OpenFull, Person, QueueAsker, QueueOutcome, QueueTold } from "#schema/rooms.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { type PlayedSocket, StateInOne } from "./roomsInOne.ts";
import { anybody } from "./writing.ts";

/** What a room does that is called: "forgets" means that it has heard and the answer is lost. */
export const manners = ["answers", "refuses", "forgets", "hangs", "hangsAfterwards"] as const;
export type Manner = (typeof manners)[number];

/** What becomes of requests to libSQL that fail: they never get there, or their answers are lost. */
export type Failure = "away" | "unanswered";

/** The end of the addresses under which rooms of the trial ask for libSQL, so that its requests are known. */
const ofTrial = ".libsql.trial";
const [realFetch, realTimeout] = [fetch, setTimeout];

type AnyRoom = TrialQueue | TrialUser | TrialWaiting;
type Instance = { room: AnyRoom; host: string; isGone: boolean };
type Hosted = { name: string; state: StateInOne; instance: Instance; manner: Manner; isWaking: boolean };

class TrialQueue extends QueueRoom {
  override get name(): string {
    return "main";
  }
}

class TrialUser extends UserRoom {
  override get name(): string {
    return userRoomName(this.person.person());
  }

  /** A tab has opened or closed. */
  crowdChanges(): void {
    this.act(() => {
      this.events.welcome("self");
      this.onCrowd();
    });
  }

  quickMatch(): QueueStatus | null {
    return this.stateFor().data.queue;
  }

  protected override *sockets() {
    yield* this.ctx.getWebSockets() as never as Generator<never>;
  }
}

class TrialWaiting extends WaitingRoom {
  override get name(): string {
    return "waiting";
  }
}

/** What somebody has asked for, and what the tabs have shown. */
type Someone = {
  readonly identity: Identity;
  readonly hosted: Hosted;
  isDeleted: boolean;
  /** Requests that were made, by number, and the last one that was answered with success. */
  asked: number;
  lastFrame: string | undefined;
  /** What the person wishes, as far as requests were answered; undefined while one is not. */
  wishes: "in" | "out" | undefined;
  /** How often the queue has taken in what the person asked for, and has heard that the person is there. */
  entries: number;
  comings: number;
  readonly shown: (QueueStatus | null)[];
  readonly pushed: number[];
};

/** The tables of a person's room that a trial begins without. */
const ofTrials = [
  ...["outbox", "dead_letters", "due", "answers", "event_viewers", "event_ring", "reported_undelivered"],
  ...["quick_match", "notices", "names", "parties", "calls", "asks", "numbers"],
];

/**
 * The queue, people's own rooms and the waiting rooms of its tables, all real, on a clock that the trial moves. Their
 * calls of each other and their requests to libSQL arrive when the scheduler lets them. The platform's part is played
 * here: alarms, and instances that end in the middle of everything.
 */
export class QueueTrial {
  readonly faults: string[] = [];
  readonly #real: DurableObjectState;
  readonly #scheduler: fc.Scheduler;
  readonly #rooms = new Map<string, Hosted>();
  readonly #people: Someone[];
  readonly #tables = new Map<string, OpenFull>();
  readonly #failures: Failure[] = [];
  #instances: Instance[] = [];

  constructor(real: DurableObjectState, scheduler: fc.Scheduler, people: readonly Identity[]) {
    this.#real = real;
    this.#scheduler = scheduler;
    this.#host("queue main", "q_", ofTrials);
    this.#people = people.map((identity, i) => {
      const hosted = this.#host(`user ${userRoomName(identity)}`, `u${i}_`, ofTrials);
      const shown: (QueueStatus | null)[] = [];
      const someone = {
        asked: 0,
        lastFrame: undefined,
        wishes: "out" as const,
        entries: 0,
        comings: 0,
        shown,
        pushed: [],
      };
      return { identity, hosted, isDeleted: false, ...someone };
    });
  }

  /** Everybody opens a tab. */
  async begin(): Promise<void> {
    for (const { identity, hosted } of this.#people) {
      const room = hosted.instance.room as TrialUser;
      await room.queueChanged(identity, { queue: null, because: null, v: -1 });
    }
    for (let who = 0; who < this.#people.length; who++) this.openTab(who);
  }

  enter(who: number, wish: QueueWish): void {
    this.#request(who, "in", "queue:enter", { wish, partner: null });
  }

  askAlong(who: number, friend: number, wish: QueueWish): void {
    this.#request(who, "in", "queue:enter", { wish, partner: this.#people[friend].identity.name });
  }

  answer(who: number, accept: boolean): void {
    const { hosted } = this.#people[who];
    const status = (hosted.instance.room as TrialUser).quickMatch();
    if (status?.state !== "asked") return;
    this.#request(who, accept ? "in" : "out", "queue:answer", { partner: status.partner, accept });
  }

  come(who: number): void {
    const status = this.#people[who].shown.at(-1);
    if (status?.state === "called") this.#request(who, undefined, "queue:come", { callID: status.callID });
  }

  leave(who: number): void {
    this.#request(who, "out", "queue:leave", {});
  }

  /** A tab sends its last request again, because it has got no answer. */
  repeat(who: number): void {
    const { hosted, lastFrame } = this.#people[who];
    const [tab] = hosted.state.sockets;
    if (tab && lastFrame) void (hosted.instance.room as TrialUser).onMessage(tab as never, lastFrame);
  }

  openTab(who: number): void {
    const { identity, hosted, isDeleted, shown } = this.#people[who];
    if (isDeleted || hosted.state.sockets.length > 0) return;
    const now = Date.now();
    const tab: PlayedSocket = {
      state: {
        ...{ viewer: "self", identity, session: null, moderationStatus: anybody },
        ...{ bucket: fullBucket(now), since: now },
      },
      setState(state) {
        this.state = state;
      },
      send: (frame) => this.#shows(who, frame),
      close: () => this.closeTab(who),
    };
    hosted.state.sockets.push(tab);
    const room = hosted.instance.room as TrialUser;
    room.crowdChanges();
    shown.push(room.quickMatch());
  }

  closeTab(who: number): void {
    const { hosted } = this.#people[who];
    if (hosted.state.sockets.length === 0) return;
    hosted.state.sockets.length = 0;
    (hosted.instance.room as TrialUser).crowdChanges();
  }

  /** The account is deleted, as a job does it. */
  delete(who: number): void {
    const someone = this.#people[who];
    if (someone.isDeleted || someone.identity.kind === "guest") return;
    someone.isDeleted = true;
    someone.wishes = "out";
    const { identity, hosted } = someone;
    void hosted.instance.room.logOut(identity).then(() => (hosted.instance.room as TrialUser).end(identity));
  }

  behave(room: number, manner: Manner): void {
    this.#roomAt(room).manner = manner;
  }

  /** The next requests to libSQL fail. */
  fail(failure: Failure, times: number): void {
    this.#failures.push(...Array.from({ length: times }, () => failure));
  }

  /** An instance ends, with whatever it waits for, and another one begins. */
  evict(room: number): void {
    const hosted = this.#roomAt(room);
    hosted.instance.isGone = true;
    hosted.isWaking = false;
    hosted.instance = this.#instanceOf(hosted.name, hosted.state);
    if (hosted.state.alarm !== null) hosted.state.alarm = Math.min(hosted.state.alarm, Date.now());
  }

  /** The clock of all is set back (ms), and something wakes every room. */
  async setClockBack(ms: number): Promise<void> {
    vi.setSystemTime(Date.now() - ms);
    for (const hosted of this.#rooms.values()) this.#wake(hosted);
    await settled();
  }

  /** So much time passes (ms), and alarms come that are due. */
  async pass(ms: number): Promise<void> {
    vi.advanceTimersByTime(ms);
    for (let times = 0; times < 20; times++) {
      await settled();
      const due = [...this.#rooms.values()].filter(({ state }) => (state.alarm ?? Infinity) <= Date.now());
      if (due.length === 0) return;
      for (const hosted of due) this.#wake(hosted);
    }
    this.#fault("alarms never rest");
  }

  /** Notes as a fault whatever must not be; between any two things that happen. */
  async check(): Promise<void> {
    await settled();
    const people = [
      ...peopleIn(this.#parties()),
      ...this.#calls().flatMap((call) => peopleIn(partiesOf(call))),
    ];
    for (const [i, person] of people.entries())
      if (people.findIndex((other) => isSamePerson(other, person)) !== i)
        this.#fault(`${person.name} waits twice`);
    for (const someone of this.#people) {
      const tables = [...this.#tables.values()].filter((table) => isAt(table, someone.identity));
      const { identity, entries, comings } = someone;
      if (tables.length > Math.min(entries, comings))
        this.#fault(
          `${identity.name} sits at ${tables.length} tables by ${entries} entries and ${comings} calls`,
        );
    }
  }

  /** Everything works from now on. Notes as a fault what is not over then. */
  async end(): Promise<void> {
    for (const hosted of this.#rooms.values()) hosted.manner = "answers";
    this.#failures.length = 0;
    for (let who = 0; who < this.#people.length; who++) this.openTab(who);
    // What hangs ends, and whoever is called does not come.
    for (let round = 0; round < 2; round++) await this.#passAll(limits.outboxRetryMaxMs);
    this.#checkEnd();
    for (let who = 0; who < this.#people.length; who++) this.closeTab(who);
    for (let round = 0; round < 4; round++) await this.#passAll(limits.queueAwayMs + 1);
    for (const { name } of [
      ...peopleIn(this.#parties()),
      ...this.#calls().flatMap((c) => peopleIn(partiesOf(c))),
    ])
      this.#fault(`${name} waits for ever`);
    for (const { identity, hosted } of this.#people) {
      const status = (hosted.instance.room as TrialUser).quickMatch();
      if (status !== null) this.#fault(`${identity.name} is still ${status.state}`);
    }
    for (const { name, state } of this.#rooms.values()) {
      // Waiting rooms delete everything after a while.
      const left = state.has("outbox") ? state.sql.exec<{ key: string }>("SELECT key FROM outbox") : [];
      for (const { key } of left) this.#fault(`${name} still has ${key}`);
    }
    await this.#checkGames();
  }

  /** Whatever is under way stops. */
  stop(): void {
    for (const instance of this.#instances) instance.isGone = true;
    for (const [name, { state }] of this.#rooms) if (name.startsWith("waiting")) state.drop();
  }

  #checkEnd(): void {
    const gatherings = gatherAll(this.#parties(), Date.now());
    if (gatherings.length > 0) this.#fault(`${gatherings.length} tables are found, and nobody is called`);
    const waiting = peopleIn([...this.#parties(), ...this.#calls().flatMap(partiesOf)]);
    for (const { identity, hosted, wishes } of this.#people) {
      const isWaiting = waiting.some((person) => isSamePerson(person, identity));
      const status = (hosted.instance.room as TrialUser).quickMatch()?.state ?? "out";
      if (isWaiting !== (status === "waiting" || status === "called"))
        this.#fault(`${identity.name} is ${status} and ${isWaiting ? "" : "not "}in the queue`);
      if (isWaiting && wishes === "out") this.#fault(`${identity.name} has left, and waits`);
    }
    this.#checkShown();
  }

  /** No call was told twice, nobody had come and then not, and whoever's game has begun was told so to the end. */
  #checkShown(): void {
    for (const { identity, shown, pushed } of this.#people) {
      const calls = shown.map((status) => (status?.state === "called" ? status.callID : null));
      for (const [i, callID] of calls.entries())
        if (callID !== null && calls[i - 1] !== callID && calls.slice(0, i).includes(callID))
          this.#fault(`${identity.name} is told call ${callID} again`);
      const came = shown.flatMap((status) =>
        status?.state === "called" && status.hasCome ? [status.callID] : [],
      );
      for (const [i, status] of shown.entries())
        if (status?.state === "called" && !status.hasCome && came.includes(status.callID)) {
          const before = shown
            .slice(0, i)
            .some((one) => one?.state === "called" && one.callID === status.callID && one.hasCome);
          if (before) this.#fault(`${identity.name} had come to ${status.callID}`);
        }
      if (new Set(pushed).size < pushed.length) this.#fault(`${identity.name} is notified twice: ${pushed}`);
    }
  }

  /** Each table has one game, of which all of its people were told. */
  async #checkGames(): Promise<void> {
    for (const [waitingID, table] of this.#tables) {
      const rows = await db.select({ id: games.id }).from(games).where(eq(games.waitingId, waitingID));
      if (rows.length !== 1) this.#fault(`table ${waitingID} has ${rows.length} games`);
      for (const { identity, shown, isDeleted } of this.#people.filter((one) => isAt(table, one.identity))) {
        const begun = shown.filter((status) => status?.state === "begun" && status.waitingID === waitingID);
        if (begun.length === 0 && !isDeleted) this.#fault(`${identity.name} is not told of the game`);
      }
    }
  }

  async #passAll(ms: number): Promise<void> {
    const until = Date.now() + ms;
    do {
      await this.#idle();
      await this.pass(Math.min(limits.queueCallMs, until - Date.now()));
    } while (Date.now() < until);
    await this.#idle();
  }

  async #idle(): Promise<void> {
    await settled();
    while (this.#scheduler.count() > 0) {
      await this.#scheduler.waitOne();
      await settled();
    }
  }

  #parties(): Party[] {
    return this.#entries<Party>("parties");
  }

  #calls(): Call[] {
    return this.#entries<Call>("calls");
  }

  #entries<Entry>(list: string): Entry[] {
    const { state } = this.#rooms.get("queue main") as Hosted;
    const rows = state.sql.exec<{ entry: string }>(`SELECT entry FROM ${list} ORDER BY id`);
    return [...rows].map(({ entry }) => JSON.parse(entry));
  }

  #roomAt(which: number): Hosted {
    const rooms = [...this.#rooms.values()];
    return rooms[which % rooms.length];
  }

  #host(name: string, prefix: string, cleared: readonly string[] = []): Hosted {
    const state = new StateInOne(this.#real, prefix);
    state.clear(cleared);
    const instance = this.#instanceOf(name, state);
    const hosted: Hosted = { name, state, instance, manner: "answers", isWaking: false };
    this.#rooms.set(name, hosted);
    return hosted;
  }

  #instanceOf(name: string, state: StateInOne): Instance {
    const host = `room-${this.#instances.length}${ofTrial}`;
    const instance = { host, isGone: false } as Instance;
    const bindings = {
      ...env,
      LIBSQL_URL: `http://${host}`,
      LIBSQL_SYNC_URL: undefined,
      ...this.#bindings(instance),
    };
    const [party] = name.split(" ");
    const rooms = { queue: TrialQueue, user: TrialUser, waiting: TrialWaiting };
    const type = rooms[party as keyof typeof rooms];
    instance.room = state.construct((real) => new type(real, bindings as never));
    this.#instances.push(instance);
    return instance;
  }

  /** The rooms as an instance of one calls them. */
  #bindings(from: Instance) {
    const rooms = (party: string) => ({
      getByName: (room: string) =>
        new Proxy(
          {},
          {
            get:
              (_, method: string) =>
              (...args: unknown[]) =>
                this.#call(from, `${party} ${room}`, method, args),
          },
        ),
    });
    const silent = { getByName: () => new Proxy({}, { get: () => async () => true }) };
    const played = { Queue: rooms("queue"), User: rooms("user"), Waiting: rooms("waiting") };
    return { ...played, Lobby: silent, Game: silent, Channel: silent, Chat: silent };
  }

  async #call(from: Instance, name: string, method: string, args: unknown[]): Promise<unknown> {
    const never = new Promise<never>(() => {});
    let answer: Promise<unknown> | undefined;
    let manner: Manner = "answers";
    await this.#scheduler.schedule(Promise.resolve(), `${name}: ${method}`);
    const hosted = this.#rooms.get(name) ?? this.#host(name, `w${this.#rooms.size}_`);
    const { instance } = hosted;
    manner = hosted.manner;
    if (manner === "hangs") return never;
    if (manner !== "refuses") {
      const before = structuredClone(args);
      const called = (instance.room as never as Record<string, (...args: unknown[]) => Promise<unknown>>)[
        method
      ];
      answer = called.apply(instance.room, before);
      this.#note(name, method, before, answer);
      await answer.catch(() => {});
    }
    await this.#scheduler.schedule(Promise.resolve(), `answer of ${name}`);
    if (from.isGone || manner === "hangsAfterwards") return never;
    if (manner !== "answers" || instance.isGone) throw new Error(`${name} ${manner}`);
    return answer;
  }

  /** Keeps account of what calls have led to. */
  #note(name: string, method: string, args: unknown[], answer: Promise<unknown>): void {
    if (name.startsWith("waiting") && method === "openFull") {
      const table = args[0] as OpenFull;
      const known = this.#tables.get(table.waitingID);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(table))
        this.#fault(`table ${table.waitingID} is another one`);
      this.#tables.set(table.waitingID, table);
    }
    if (name !== "queue main" || !["enter", "ask", "answer", "come"].includes(method)) return;
    const who = method === "come" ? (args[0] as Person) : (args[0] as QueueAsker).identity;
    const someone = this.#people.find((one) => isSamePerson(one.identity, who));
    const count = (outcome: QueueOutcome) => {
      if (someone !== undefined && !("refusal" in outcome))
        someone[method === "come" ? "comings" : "entries"]++;
    };
    void (answer as Promise<QueueOutcome>).then(count, () => {});
  }

  #request(who: number, wish: "in" | "out" | undefined, type: string, data: object): void {
    const someone = this.#people[who];
    const [tab] = someone.hosted.state.sockets;
    if (tab === undefined || someone.isDeleted) return;
    const id = `r${++someone.asked}`;
    someone.lastFrame = JSON.stringify({ id, type, data });
    if (wish !== undefined) someone.wishes = undefined;
    this.#wishOf.set(`${who} ${id}`, wish);
    void (someone.hosted.instance.room as TrialUser).onMessage(tab as never, someone.lastFrame);
  }

  readonly #wishOf = new Map<string, "in" | "out" | undefined>();

  /** A tab gets a frame. */
  #shows(who: number, frame: string): void {
    const someone = this.#people[who];
    const { re, error, type, data } = JSON.parse(frame) as {
      re?: string;
      error?: string;
      type?: string;
      data?: QueueTold;
    };
    if (re === `r${someone.asked}` && error === undefined) {
      const wish = this.#wishOf.get(`${who} ${re}`);
      if (wish !== undefined) someone.wishes = wish;
    }
    if (type !== "queue:changed" || data === undefined) return;
    const before = someone.shown.at(-1);
    const isLost = data.because === "calledOff" || (data.because === null && someone.wishes === "in");
    if (data.queue === null && isLost && before && (before.state === "waiting" || before.state === "called"))
      this.#fault(`${someone.identity.name} waits no longer, and does not know why`);
    if (data.queue === null && data.because !== null && before?.state === "begun")
      this.#fault(`the game of ${someone.identity.name} has begun, and is forgotten`);
    someone.shown.push(data.queue);
  }

  #wake(hosted: Hosted): void {
    hosted.state.alarm = null;
    void hosted.instance.room.onAlarm();
  }

  #fault(what: string): void {
    this.faults.push(what);
  }

  /** A `fetch` that passes requests of rooms on when the scheduler lets them, and their answers later. */
  fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, host } = new URL(request.url);
    if (!host.endsWith(ofTrial)) return realFetch(request);
    const body = await request.text();
    const { method, headers } = request;
    let answer: Response | undefined;
    let failure: Failure | undefined;
    const ask = async () => {
      failure = this.#failures.shift();
      if (failure === "away") return;
      const url = request.url.replace(origin, env.LIBSQL_URL);
      const response = await realFetch(url, { method, headers, body: body || undefined });
      answer = new Response(await response.arrayBuffer(), response);
    };
    await this.#scheduler.scheduleSequence([
      { builder: ask, label: "request to libSQL" },
      { builder: async () => {}, label: "answer of libSQL" },
    ]).task;
    if (this.#instances.some((instance) => instance.host === host && instance.isGone))
      return new Promise(() => {});
    if (answer === undefined || failure !== undefined) throw new Error(`libSQL is ${failure}`);
    return answer;
  };
}

function isAt({ slots }: OpenFull, person: Identity): boolean {
  return slots.some((slot) => slot.kind === "human" && isSamePerson(slot.identity, person));
}

/** Waits for everything that happens without anybody's doing. Requests to libSQL are read by the platform. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => realTimeout(resolve));
}
