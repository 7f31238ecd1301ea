import { limits } from "#schema/limits.ts";

/**
 * The audience of events: everybody who sees the same of a room (a seat, the spectators) is one viewer with event
 * numbers of its own.
 */
export type Viewer = string;

/**
 * Events that follow from what a party stores anyway, as a game's moves do. Their frames need not be stored: whoever has
 * missed them is told them from that again.
 */
export interface DerivedEvents {
  /** How many there have been. */
  count(): number;
  /** The event with this number (from 1), exactly as this viewer was told it; `undefined` if that is not known. */
  event(number: number, viewer: Viewer): { type: string; data: unknown } | undefined;
}

/** What a viewer's number adds to the room's, and the room's number when the viewer first came. */
type KnownViewer = { base: number; since: number };
/** An event in the ring, and how many derived ones came before it. */
type StoredEvent = { number: number; derived: number | null };

/**
 * The events of a room, numbered for each viewer; the last few are kept to be sent again. A viewer that was never
 * connected has missed nothing, so nothing is kept for it.
 *
 * An event is one row, however many viewers it has, because each row written costs. The room counts its events; a
 * viewer's number is that count plus the viewer's `base`. An event that a viewer is not told of lowers the base, so its
 * own numbers have no gap. The rows are a ring: each event takes the place of the one `limits.eventsKept` before it.
 *
 * A derived event is no row. The room counts it all the same, so each row says how many derived events came before it.
 */
export class EventLog {
  readonly #sql: SqlStorage;
  readonly #derived: () => DerivedEvents | undefined;
  readonly #first: () => number;
  /** A cache of all viewers. */
  #known: ReadonlyMap<Viewer, KnownViewer> | undefined;
  /** A cache of the newest stored event; null if there is none. */
  #newest: StoredEvent | null | undefined;

  /** @param first the number that the first viewer's events begin after */
  constructor(sql: SqlStorage, derived: () => DerivedEvents | undefined, first: () => number = () => 0) {
    this.#sql = sql;
    this.#derived = derived;
    this.#first = first;
  }

  /** Starts keeping the viewer's events. */
  welcome(viewer: Viewer): void {
    if (this.#viewers().has(viewer)) return;
    // A number identifies its viewer: the numbers of all viewers grow together, farther apart than anybody falls
    // behind. So somebody who comes back as another viewer (a spectator who got a seat), or whose viewer was removed,
    // gets a snapshot and not what another viewer has missed.
    this.#sql.exec(
      `INSERT OR IGNORE INTO event_viewers (viewer, base, since)
       SELECT ?, coalesce(max(base) + ?, ?), ?
       FROM (SELECT base FROM event_viewers UNION ALL SELECT v FROM forgotten_viewers)`,
      viewer,
      limits.eventsBetweenViewers,
      this.#first(),
      this.#count(),
    );
    this.#known = undefined;
  }

  /** Numbers all viewers from beyond this one: whoever comes back to a room that was emptied gets a snapshot. */
  startAfter(v: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO forgotten_viewers (only, v) VALUES (1, ?)", v);
  }

  /** The number of the viewer's last event, or 0. */
  last(viewer: Viewer): number {
    const known = this.#viewers().get(viewer);
    return known === undefined ? 0 : known.base + this.#count();
  }

  /**
   * Stores an event for every known viewer, or for those of `only`, under the viewer's next number, with the data that
   * `dataFor` gives for it. To all others the event never happened.
   * @returns the frames to send
   */
  append(type: string, dataFor: (viewer: Viewer) => unknown, only?: readonly Viewer[]): Map<Viewer, string> {
    const told = new Map([...this.#viewers()].filter(([viewer]) => only?.includes(viewer) ?? true));
    if (told.size === 0) return new Map();
    if (only !== undefined) {
      this.#sql.exec(
        "UPDATE event_viewers SET base = base - 1 WHERE viewer NOT IN (SELECT value FROM json_each(?))",
        JSON.stringify(only),
      );
      this.#known = undefined;
    }
    const number = this.#count() + 1;
    const derived = this.#derivedCount();
    const frames = framesFor(told, number, type, dataFor);
    this.#sql.exec(
      `INSERT INTO event_ring (slot, number, frames, derived) VALUES (?, ?, ?, ?)
       ON CONFLICT (slot) DO UPDATE SET
         number = excluded.number, frames = excluded.frames, derived = excluded.derived`,
      this.#slotOf(number),
      number,
      objectOf(frames),
      derived,
    );
    this.#newest = { number, derived };
    return frames;
  }

  /**
   * Numbers the newest derived event for every known viewer. Call it after storing what the event follows from.
   * @returns the frames to send
   */
  derive(type: string, dataFor: (viewer: Viewer) => unknown): Map<Viewer, string> {
    return framesFor(this.#viewers(), this.#count(), type, dataFor);
  }

  /** Removes all viewers but these. One that comes back gets a snapshot. */
  keepOnly(viewers: Iterable<Viewer>): void {
    const kept = new Set(viewers);
    const gone = [...this.#viewers().keys()].filter((viewer) => !kept.has(viewer));
    if (gone.length === 0) return;
    const json = JSON.stringify(gone);
    this.#sql.exec(
      `INSERT INTO forgotten_viewers (only, v)
       SELECT 1, max(base) FROM event_viewers WHERE viewer IN (SELECT value FROM json_each(?)) HAVING count(*) > 0
       ON CONFLICT (only) DO UPDATE SET v = max(v, excluded.v)`,
      json,
    );
    this.#sql.exec("DELETE FROM event_viewers WHERE viewer IN (SELECT value FROM json_each(?))", json);
    this.#known = undefined;
    this.#forgetFrames(gone);
  }

  /** Called after a rollback: caches must be discarded. */
  onUndone(): void {
    this.#known = undefined;
    this.#newest = undefined;
  }

  /** Deletes what all events say, which must not be kept any longer. Whoever has missed one gets a snapshot. */
  forgetAll(): void {
    // The numbers go on.
    this.#sql.exec("UPDATE event_ring SET frames = '{}' WHERE frames <> '{}'");
  }

  /** The frames of all events after number `v`, in order; `undefined` if some of them can't be told any more. */
  after(viewer: Viewer, v: number): string[] | undefined {
    const known = this.#viewers().get(viewer);
    const count = this.#count();
    const last = known === undefined ? 0 : known.base + count;
    const missed = last - v;
    // Nobody is told what happened before they were here.
    const oldest = Math.max(count - limits.eventsKept, known?.since ?? 0);
    const rows = this.#rowsAfter(oldest, viewer);
    let derived = this.#derivedCount();
    const frames: string[] = [];
    for (let number = count; frames.length < missed; number--) {
      if (number <= oldest) return undefined;
      const row = rows.get(number);
      if (row === undefined) {
        const event = this.#derived()?.event(derived--, viewer);
        if (event === undefined) return undefined;
        frames.push(JSON.stringify({ v: last - frames.length, ...event }));
      } else {
        if (row.isForgotten) return undefined;
        if (row.frame !== null) frames.push(row.frame);
      }
    }
    return missed < 0 ? undefined : frames.reverse();
  }

  /** The stored events after number `oldest`, by number, each with the frame of this viewer if it was told. */
  #rowsAfter(oldest: number, viewer: Viewer) {
    const rows = this.#sql.exec<{ number: number; isForgotten: number; frame: string | null }>(
      "SELECT number, frames = '{}' AS isForgotten, frames -> ? AS frame FROM event_ring WHERE number > ?",
      `$.${JSON.stringify(viewer)}`,
      oldest,
    );
    return new Map([...rows].map(({ number, ...row }) => [number, row]));
  }

  #viewers(): ReadonlyMap<Viewer, KnownViewer> {
    const sql = "SELECT viewer, base, since FROM event_viewers";
    this.#known ??= new Map(
      [...this.#sql.exec<{ viewer: Viewer } & KnownViewer>(sql)].map(({ viewer, ...known }) => [
        viewer,
        known,
      ]),
    );
    return this.#known;
  }

  #newestStored(): StoredEvent | null {
    if (this.#newest === undefined) {
      const sql = "SELECT number, derived FROM event_ring ORDER BY number DESC LIMIT 1";
      this.#newest = this.#sql.exec<StoredEvent>(sql).toArray()[0] ?? null;
    }
    return this.#newest;
  }

  /** How many events there have been. */
  #count(): number {
    const stored = this.#newestStored();
    const count = this.#derivedCount();
    if (stored === null) return count;
    const { number, derived } = stored;
    if (derived !== null || this.#derived() === undefined) return number + count - (derived ?? 0);
    // A Worker that knew no derived events has stored it. The numbers go on so far behind it that whoever has one that it
    // told, or that was told before it came, gets a snapshot.
    return number + count + limits.eventsKept;
  }

  /**
   * The place of an event in the ring. That Worker would keep `derived` of a row that it replaces, so its rows have other
   * places.
   */
  #slotOf(number: number): number {
    const slot = number % limits.eventsKept;
    return this.#derived() === undefined ? slot : slot + limits.eventsKept;
  }

  #derivedCount(): number {
    return this.#derived()?.count() ?? 0;
  }

  #forgetFrames(viewers: readonly Viewer[]): void {
    const rows = this.#sql
      .exec<{ slot: number; frames: string }>("SELECT slot, frames FROM event_ring")
      .toArray();
    for (const { slot, frames } of rows) {
      const told = Object.entries(JSON.parse(frames));
      const kept = told.filter(([viewer]) => !viewers.includes(viewer));
      if (kept.length === told.length) continue;
      const rest = JSON.stringify(Object.fromEntries(kept));
      this.#sql.exec("UPDATE event_ring SET frames = ? WHERE slot = ?", rest, slot);
    }
  }
}

/** The frames of an event that is the room's event `number`. */
function framesFor(
  viewers: ReadonlyMap<Viewer, KnownViewer>,
  number: number,
  type: string,
  dataFor: (viewer: Viewer) => unknown,
): Map<Viewer, string> {
  return new Map(
    [...viewers].map(([viewer, { base }]) => [
      viewer,
      JSON.stringify({ v: base + number, type, data: dataFor(viewer) }),
    ]),
  );
}

/** The frames as one JSON object, by viewer. */
function objectOf(frames: ReadonlyMap<Viewer, string>): string {
  const entries = [...frames].map(([viewer, frame]) => `${JSON.stringify(viewer)}:${frame}`);
  return `{${entries.join(",")}}`;
}
