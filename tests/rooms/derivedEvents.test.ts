import { runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type DerivedEvents, EventLog, type Viewer } from "#party/events.ts";
import { limits } from "#schema/limits.ts";
import { runs } from "#tests/chance.ts";
import { counter, enter } from "./counting.ts";
import { guest } from "./player.ts";

const viewers = ["a", "b", "c"] as const;
const everybody = [...viewers];

/** What happens in a room: a stored event, for all or for some; a derived event; somebody comes; others are removed. */
type Step =
  | { kind: "stored"; only?: Viewer[] }
  | { kind: "derived"; isKnown: boolean }
  | { kind: "welcome"; viewer: Viewer }
  | { kind: "keepOnly"; kept: Viewer[] }
  | { kind: "forgetAll" };

const some = fc.subarray(everybody, { minLength: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ kind: "stored" }) },
  { weight: 3, arbitrary: some.map((only): Step => ({ kind: "stored", only })) },
  { weight: 12, arbitrary: fc.constant<Step>({ kind: "derived", isKnown: true }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: "derived", isKnown: false }) },
  { weight: 1, arbitrary: fc.constantFrom(...viewers).map((viewer): Step => ({ kind: "welcome", viewer })) },
  { weight: 1, arbitrary: some.map((kept): Step => ({ kind: "keepOnly", kept })) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: "forgetAll" }) },
);

/** A frame that a viewer was sent, and how many events the room had had by then. */
type Sent = { v: number; frame: string; event: number };

/** A room's events, and what each viewer was told. */
class Model {
  readonly #sql: SqlStorage;
  /** For each derived event, whether its contents are still known. */
  readonly #known: boolean[] = [];
  readonly #source: DerivedEvents = {
    count: () => this.#known.length,
    event: (number, viewer) =>
      this.#known[number - 1] ? { type: "derived", data: { number, viewer } } : undefined,
  };
  /** By viewer, since it was welcomed, and the number of that snapshot. */
  readonly #told = new Map<Viewer, { first: number; sent: Sent[] }>();
  #events = 0;
  /** The last event that nobody can be told any more. */
  #lost = 0;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    for (const table of ["event_ring", "event_viewers", "forgotten_viewers"])
      sql.exec(`DELETE FROM ${table}`);
  }

  /** The events as an instance of the room that has just woken up sees them. */
  get log(): EventLog {
    return new EventLog(this.#sql, () => this.#source);
  }

  do(step: Step): void {
    if (step.kind === "stored") this.#note(this.log.append("stored", (viewer) => ({ viewer }), step.only));
    else if (step.kind === "derived") this.#derive(step.isKnown);
    else if (step.kind === "welcome") this.#welcome(step.viewer);
    else {
      // Of an event that only the removed ones were told nothing is left.
      this.#lost = this.#events;
      if (step.kind === "forgetAll") this.log.forgetAll();
      else this.#keepOnly(step.kept);
    }
  }

  #keepOnly(kept: readonly Viewer[]): void {
    this.log.keepOnly(kept);
    for (const viewer of viewers) if (!kept.includes(viewer)) this.#told.delete(viewer);
  }

  #derive(isKnown: boolean): void {
    this.#known.push(isKnown);
    const number = this.#known.length;
    this.#note(
      this.log.derive("derived", (viewer) => ({ number, viewer })),
      true,
    );
    if (!isKnown) this.#lost = this.#events;
  }

  #welcome(viewer: Viewer): void {
    this.log.welcome(viewer);
    if (!this.#told.has(viewer)) this.#told.set(viewer, { first: this.log.last(viewer), sent: [] });
  }

  #note(frames: ReadonlyMap<Viewer, string>, isDerived = false): void {
    if (frames.size > 0 || isDerived) this.#events++;
    for (const [viewer, frame] of frames) {
      const { first, sent } = this.#told.get(viewer)!;
      const { v } = JSON.parse(frame);
      expect(v).toBe((sent.at(-1)?.v ?? first) + 1);
      sent.push({ v, frame, event: this.#events });
    }
  }

  /** Lets everybody catch up from everywhere. */
  check(): void {
    for (const [viewer, { first, sent }] of this.#told) {
      const last = sent.at(-1)?.v ?? first;
      expect(this.log.last(viewer)).toBe(last);
      for (let v = Math.max(first, last - limits.eventsKept - 2); v <= last; v++) {
        const missed = sent.filter((one) => one.v > v);
        const oldest = missed[0]?.event ?? this.#events + 1;
        const isThere = oldest > this.#events - limits.eventsKept && oldest > this.#lost;
        const told = this.log.after(viewer, v);
        if (isThere || told !== undefined) expect(told).toEqual(missed.map(({ frame }) => frame));
      }
      for (const [other, { first: v }] of this.#told)
        if (other !== viewer) expect(this.log.after(viewer, v)).toBeUndefined();
      expect(this.log.after(viewer, first - 1)).toBeUndefined();
      expect(this.log.after(viewer, last + 1)).toBeUndefined();
    }
  }
}

test("whatever happens, whoever comes back is told exactly what was told, or gets a snapshot", async () => {
  await enter("derived", guest(1));
  await runInDurableObject(counter("derived"), (_, { storage }) =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const model = new Model(storage.sql);
        model.do({ kind: "welcome", viewer: "a" });
        model.do({ kind: "welcome", viewer: "b" });
        for (const step of steps) {
          model.do(step);
          model.check();
        }
      }),
      { numRuns: runs(100) },
    ),
  );
});

test.each([1, 3, 3 * limits.eventsKept])(
  "a Worker that stores all events was there for %i of them: numbers go on behind its own, with a snapshot",
  async (stored) => {
    const name = `derived-old-${stored}`;
    await enter(name, guest(1));
    await runInDurableObject(counter(name), (_, { storage: { sql } }) => {
      const model = new Model(sql);
      const happen = (kind: "stored" | "derived") => model.do({ kind, isKnown: true });
      model.do({ kind: "welcome", viewer: "a" });
      for (let n = 0; n < 3 * limits.eventsKept; n++) happen(n % 3 === 0 ? "stored" : "derived");
      const before = model.log.last("a");
      const count = "SELECT max(number) AS count FROM event_ring";
      for (let n = 0; n < stored; n++)
        sql.exec(
          `INSERT INTO event_ring (slot, number, frames) VALUES (?1 % ?2, ?1, '{"a":{}}')
           ON CONFLICT (slot) DO UPDATE SET number = excluded.number, frames = excluded.frames`,
          sql.exec<{ count: number }>(count).one().count + 1,
          limits.eventsKept,
        );
      const { count: after } = sql.exec<{ count: number }>(count).one();
      const last = model.log.last("a");
      const latest = Math.max(before, after);
      expect(last).toBeGreaterThan(latest);
      const catchUps = () => Array.from({ length: latest + 1 }, (_, v) => model.log.after("a", v));
      expect(new Set(catchUps())).toEqual(new Set([undefined]));
      const next = model.log.append("stored", () => 1).get("a") as string;
      expect(JSON.parse(next).v).toBe(last + 1);
      expect(model.log.after("a", last)).toEqual([next]);
      expect(new Set(catchUps())).toEqual(new Set([undefined]));
    });
  },
);
