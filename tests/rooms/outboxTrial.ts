import type fc from "fast-check";
import { vi } from "vitest";
import { limits } from "#schema/limits.ts";
import type { UndeliveredCount } from "#schema/rooms.ts";
import { CounterRoom } from "./counter.ts";
import { env } from "./env.ts";
import { OutboxModel } from "./outboxModel.ts";

export const lanes = ["left", "middle", "right"] as const;
export type Lane = (typeof lanes)[number];

/** What the recipient at the end of a lane does: "forgets" means that the message has come and the answer is lost. */
export const manners = ["answers", "refuses", "forgets", "hangs", "hangsAfterwards"] as const;
export type Manner = (typeof manners)[number];

type Note = { total?: number; lane?: string };

/** A room that sends what it is told, with the timeout of real rooms. The number of a message is its `total`. */
class SendingRoom extends CounterRoom {
  receive: (note: Note) => Promise<void> = () => Promise.reject(new Error("nobody is there"));
  protected override readonly outboxTimeoutMs = limits.outboxTimeoutMs;

  put(key: string, payload: Note, isUndone = false): void {
    this.act(() => {
      this.outbox.put({ key, kind: "note", payload }, Date.now());
      if (isUndone) throw new Error("undone");
    });
  }

  hurry(keys: readonly string[]): void {
    void this.outbox.deliverNow(keys, Date.now());
  }

  protected override arrive(note: Note): Promise<void> {
    return this.receive(note);
  }
}

/** A call of a recipient that the outbox waits for. */
type Call = { timer: ReturnType<typeof setTimeout> };

/**
 * A room with a real outbox, on a clock that the trial moves, whose recipients answer when the scheduler lets them. The
 * platform's part is played here: alarms, and instances that end in the middle of everything.
 */
export class OutboxTrial {
  readonly #state: DurableObjectState;
  readonly #scheduler: fc.Scheduler;
  readonly #model: OutboxModel;
  #room: SendingRoom;
  /** The recipients and the lobby by lane: what they do, and what the outbox waits for. */
  readonly #manners = new Map<string, Manner>();
  #underWay = new Map<string, Call>();
  #refusesAtOnce: Lane | undefined;
  /** How late the alarm may come: an ended instance has set it for the retry of what it delivered first. */
  #graceMs = 0;
  #lobbyKnows: UndeliveredCount = { deadLetters: 0, stuckSince: null };
  #last = 0;

  /** @param state of an empty room of the counter's class */
  static async begin(state: DurableObjectState, scheduler: fc.Scheduler): Promise<OutboxTrial> {
    for (const table of ["outbox", "dead_letters", "reported_undelivered", "due"])
      state.storage.sql.exec(`DELETE FROM ${table}`);
    await state.storage.deleteAlarm();
    const trial = new OutboxTrial(state, scheduler);
    await settled();
    return trial;
  }

  private constructor(state: DurableObjectState, scheduler: fc.Scheduler) {
    this.#state = state;
    this.#scheduler = scheduler;
    this.#model = new OutboxModel(state.storage.sql);
    this.#room = this.#newRoom();
  }

  get faults(): readonly string[] {
    return this.#model.faults;
  }

  put(lane: Lane, name: string, how: "" | "unreadable" | "undone"): void {
    const number = ++this.#last;
    const isReadable = how !== "unreadable";
    const payload = { total: isReadable ? number : number + 0.5, lane };
    const key = `${lane} ${name}`;
    this.#model.findGivenUp();
    try {
      this.#room.put(key, payload, how === "undone");
    } catch {
      return;
    }
    this.#model.put({ key, lane, number: payload.total, isReadable, tries: 0 });
  }

  hurry(lane: Lane, name: string): void {
    this.#room.hurry([`${lane} ${name}`]);
  }

  behave(lane: string, manner: Manner): void {
    this.#manners.set(lane, manner);
  }

  /** The instance ends, with whatever it waits for, and another one begins. */
  evict(): void {
    this.#underWay = new Map();
    const now = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(now);
    this.#graceMs = limits.outboxRetryMaxMs;
    this.#room = this.#newRoom();
  }

  /** So much time passes (ms), and the alarm comes at the end of it, if it is due. */
  async pass(ms: number): Promise<void> {
    this.#model.pass(ms);
    vi.advanceTimersByTime(ms);
    await this.#alarms();
  }

  /** A recipient refuses everything for so long that messages are given up. */
  async refuse(lane: Lane, rounds: number): Promise<void> {
    this.#refusesAtOnce = lane;
    for (let round = 0; round < rounds; round++) await this.pass(limits.outboxRetryMaxMs);
    this.#refusesAtOnce = undefined;
  }

  /** The clock is set back (ms), and something wakes the room, maybe another instance. */
  async setClockBack(ms: number, isEvicted: boolean): Promise<void> {
    vi.setSystemTime(Date.now() - ms);
    if (isEvicted) this.evict();
    await this.wake();
  }

  /** The alarm comes, though it is not due or has come before. */
  async wake(): Promise<void> {
    if (this.#model.isDue()) this.#graceMs = 0;
    await this.#state.storage.deleteAlarm();
    await this.#room.alarm();
    await settled();
  }

  async retry(which: readonly number[]): Promise<void> {
    const chosen = await this.#chosen(which);
    await this.#room.retryUndelivered(chosen);
    this.#model.retried();
  }

  async drop(which: readonly number[]): Promise<void> {
    const chosen = await this.#chosen(which);
    await this.#room.dropUndelivered(chosen);
    this.#model.dropped();
  }

  /** Notes as a fault whatever must not be; between any two things that happen. */
  async check(): Promise<void> {
    await settled();
    this.#model.check();
    const now = Date.now();
    const alarm = await this.#state.storage.getAlarm();
    for (const { lane, next_at } of this.#model.heads()) {
      if (alarm === null) this.#model.fault(`nothing wakes the room for ${lane}`);
      else if (!this.#underWay.has(lane) && alarm > Math.max(now, next_at) + this.#graceMs)
        this.#model.fault(`the alarm comes ${alarm - Math.max(now, next_at)} ms late for ${lane}`);
    }
  }

  /** All recipients answer from now on. Notes as a fault what remains. */
  async end(): Promise<void> {
    for (const lane of [...lanes, "undelivered"]) this.behave(lane, "answers");
    await this.#scheduler.waitIdle();
    // What hangs ends in the first round, and is tried again in the second.
    for (let round = 0; round < 3; round++) {
      await this.pass(limits.outboxRetryMaxMs);
      await this.#scheduler.waitIdle();
      await this.check();
    }
    for (const { lane } of this.#model.heads()) this.#model.fault(`${lane} still waits at the end`);
    this.#model.checkArrivals();
    const { count } = await this.#room.undelivered();
    if (JSON.stringify(count) !== JSON.stringify(this.#lobbyKnows))
      this.#model.fault(
        `the lobby believes ${JSON.stringify(this.#lobbyKnows)} instead of ${JSON.stringify(count)}`,
      );
  }

  #newRoom(): SendingRoom {
    const lobby = {
      figuresCounted: async () => {},
      undeliveredChanged: ({ deadLetters, stuckSince }: UndeliveredCount) =>
        this.#receive(room, "undelivered", () => {
          this.#lobbyKnows = { deadLetters, stuckSince };
        }),
    };
    const room = new SendingRoom(this.#state, { ...env, Lobby: { getByName: () => lobby } } as never);
    room.receive = ({ lane = "", total = 0 }) => {
      this.#model.begins(lane, total);
      const delivered = () => this.#model.delivered(lane, total);
      return this.#receive(room, lane, () => this.#model.arrived(total), delivered, total);
    };
    return room;
  }

  /** A recipient is called. What it does is seen when the scheduler lets it. */
  async #receive(
    room: SendingRoom,
    lane: string,
    arrive: () => void,
    delivered = () => {},
    number?: number,
  ): Promise<void> {
    if (this.#underWay.has(lane)) this.#model.fault(`two at once to ${lane}`);
    if (lane === this.#refusesAtOnce) throw new Error("refused at once");
    const call = {
      timer: setTimeout(() => this.#underWay.delete(lane), limits.outboxTimeoutMs),
    };
    this.#underWay.set(lane, call);
    await this.#scheduler.schedule(Promise.resolve(), `${lane} ${number ?? ""}`);
    const manner = this.#manners.get(lane) ?? "answers";
    const isWaitedFor = room === this.#room && this.#underWay.get(lane) === call;
    // What comes after its time may be older than what came since.
    if (isWaitedFor && manner !== "refuses" && manner !== "hangs") arrive();
    if (!isWaitedFor || manner.startsWith("hangs")) return new Promise(() => {});
    clearTimeout(call.timer);
    this.#underWay.delete(lane);
    if (manner !== "answers") throw new Error(manner);
    delivered();
  }

  async #alarms(): Promise<void> {
    for (let times = 0; ; times++) {
      await settled();
      const alarm = await this.#state.storage.getAlarm();
      if (alarm === null || alarm > Date.now()) return;
      if (times > 20) return this.#model.fault("the alarm never rests");
      await this.wake();
    }
  }

  async #chosen(which: readonly number[]): Promise<string[]> {
    const { messages } = await this.#room.undelivered();
    const notes = messages.filter(({ kind }) => kind === "note").map(({ id }) => id);
    const chosen = notes.filter((_, at) => which.includes(at));
    this.#model.choose(chosen);
    return chosen;
  }
}

/** Waits for everything that happens without anybody's doing. */
async function settled(): Promise<void> {
  for (let tick = 0; tick < 50; tick++) await Promise.resolve();
}
