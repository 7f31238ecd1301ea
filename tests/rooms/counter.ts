import * as z from "zod/mini";
import type { PartyEnv } from "#party/env.ts";
import type { Handlers } from "#party/handlers.ts";
import { log } from "#party/log.ts";
import type { Outbox } from "#party/outbox.ts";
import type { OutboxKinds, PayloadsOf } from "#party/outboxKinds.ts";
import { Room } from "#party/room.ts";
import type { Protocol } from "#schema/protocol/protocol.ts";
import type { Identity } from "#schema/rooms.ts";
import { untilFound } from "#tests/support/patience.ts";

const protocol = {
  requests: {
    "counter:add": z.strictObject({ amount: z.int() }),
    "counter:break": z.strictObject({}),
    "counter:later": z.strictObject({ ms: z.int() }),
    "counter:send": z.strictObject({ key: z.string(), lane: z.optional(z.string()) }),
    "counter:catchUp": z.strictObject({ v: z.int() }),
    "counter:speak": z.strictObject({ chars: z.int() }),
  },
  answers: {
    "counter:add": z.strictObject({ total: z.int() }),
    "counter:break": z.strictObject({}),
    "counter:later": z.strictObject({}),
    "counter:send": z.strictObject({}),
    "counter:catchUp": z.strictObject({ v: z.int() }),
    "counter:speak": z.strictObject({ said: z.string() }),
  },
  events: {
    "counter:state": z.strictObject({ total: z.int(), viewer: z.string() }),
    "counter:added": z.strictObject({ total: z.int(), viewer: z.string() }),
  },
  errors: { too_much: 409 },
} as const satisfies Protocol;
type CounterProtocol = typeof protocol;

const messages = { note: z.object({ total: z.optional(z.int()), lane: z.optional(z.string()) }) };
export type CounterMessages = PayloadsOf<typeof messages>;

/** The smallest party: a number that people add to. It tests what every room inherits from the base class. */
export class CounterRoom extends Room<CounterProtocol> {
  static override migrations = ["CREATE TABLE additions (amount INTEGER NOT NULL)"];

  /** What was delivered, how often delivery should fail before, and which lanes hang; set by the tests from inside. */
  arrived: CounterMessages["note"][] = [];
  failures = 0;
  failure = new Error("the receiver is away");
  hanging = new Set<string>();
  /** Runs while the first outbox message is being delivered. */
  onArrival = () => {};

  protected override readonly stuckMax = { sockets: 10, frames: 500 };
  /** Nothing that hangs is given up while a test runs. */
  protected override readonly outboxTimeoutMs: number = 300_000;
  protected readonly party = "game";
  protected readonly protocol = protocol;
  protected readonly reads = new Set(["counter:catchUp"] as const);
  protected override readonly repeatable = new Set(["counter:speak"] as const);
  protected readonly handlers: Handlers<CounterProtocol> = {
    "counter:add": ({ data }) => {
      if (data.amount > 1000) return { error: "too_much" };
      this.#add(data.amount);
      return { data: { total: this.total() } };
    },
    "counter:break": () => {
      this.#add(1);
      throw new Error("a secret that nobody may read");
    },
    "counter:later": ({ data, now }) => {
      this.due.set(`add ${data.ms}`, now + data.ms);
      return { data: {} };
    },
    "counter:send": ({ data, now }) => {
      const payload = { total: this.total(), ...(data.lane && { lane: data.lane }) };
      this.outbox.put({ key: data.key, kind: "note", payload }, now);
      return { data: {} };
    },
    "counter:catchUp": ({ data, socket, viewer }) => {
      this.catchUp(socket, viewer, data.v);
      return { data: { v: this.events.last(viewer) } };
    },
    "counter:speak": ({ data }) => ({ data: { said: "x".repeat(data.chars) } }),
  };

  declare protected readonly outbox: Outbox<CounterMessages>;
  protected readonly outboxKinds = {
    note: {
      schema: messages.note,
      lane: ({ lane = "" }) => lane,
      deliver: (note) => this.arrive(note),
      patienceMs: 60_000,
    },
  } satisfies OutboxKinds<CounterMessages>;
  protected readonly dues = {
    add: (_now: number, ms: string) => {
      this.#add(1);
      if (ms === "13") throw new Error("bad luck");
    },
  };

  constructor(ctx: DurableObjectState, env: PartyEnv) {
    super(ctx, env);
    if (this.isOpen()) ctx.storage.transactionSync(() => this.migrateTables());
  }

  total(): number {
    const [{ total }] = this.sqlite.exec<{ total: number }>(
      "SELECT coalesce(sum(amount), 0) AS total FROM additions",
    );
    return total;
  }

  sendFromInside(key: string, lane?: string): void {
    this.act(() => this.outbox.put({ key, kind: "note", payload: { lane } }, Date.now()));
  }

  /** Writes a line to the log, as a call of the Worker may after waiting for something. */
  async logLater(event: string): Promise<void> {
    await Promise.resolve();
    log(event, "info");
  }

  deliverFromInside(): Promise<void> {
    return this.outbox.deliver(Date.now());
  }

  addFromInside(): void {
    this.act(() => this.#add(1));
  }

  /** What was delivered, once there are `n` messages. */
  async arrivals(n: number): Promise<CounterMessages["note"][]> {
    const isThere = async () => this.arrived.length >= n;
    await untilFound(`${n} messages`, isThere, { seen: () => this.arrived, pauseMs: 10 });
    return this.arrived;
  }

  /** Rooms whose names start with "no-" were never opened. */
  protected override isOpen(): boolean {
    return !this.name.startsWith("no-");
  }

  /** Rooms whose names start with "closed-" admit no spectators; those that start with "faulty-" know nobody at all. */
  protected override viewerOf(identity: Identity | null) {
    if (this.name.startsWith("faulty-")) throw new Error("a secret that nobody may read");
    if (identity === null) return this.name.startsWith("closed-") ? undefined : "spectator";
    return `${identity.kind} ${identity.id}`;
  }

  protected override isSpectator(viewer: string) {
    return viewer === "spectator";
  }

  protected override stateFor(viewer: string) {
    return { type: "counter:state" as const, data: { total: this.total(), viewer } };
  }

  protected async arrive(note: CounterMessages["note"]): Promise<void> {
    if (this.hanging.has(note.lane ?? "")) await new Promise(() => {});
    if (this.failures-- > 0) throw this.failure;
    this.arrived.push(note);
    if (this.arrived.length === 1) this.onArrival();
  }

  #add(amount: number): void {
    this.sqlite.exec("INSERT INTO additions (amount) VALUES (?)", amount);
    const total = this.total();
    this.publish("counter:added", (viewer) => ({ total, viewer }));
  }
}
