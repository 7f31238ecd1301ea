import { limits } from "#schema/limits.ts";

/**
 * The audience of events: everybody who sees the same of a room (a seat, the spectators) is one viewer with event
 * numbers of its own.
 */
export type Viewer = string;

/**
 * The events of a room, numbered for each viewer; the last few are kept to be sent again. A viewer that was never
 * connected has missed nothing, so nothing is kept for it.
 *
 * An event is one row, however many viewers it has, because each row written costs. The room counts its events; a
 * viewer's number is that count plus the viewer's `base`. An event that a viewer is not told of lowers the base, so its
 * own numbers have no gap. The rows are a ring: each event takes the place of the one `limits.eventsKept` before it.
 */
export class EventLog {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Starts keeping the viewer's events. */
  welcome(viewer: Viewer): void {
    // A number identifies its viewer: the numbers of all viewers grow together, farther apart than anybody falls
    // behind. So somebody who comes back as another viewer (a spectator who got a seat), or whose viewer was removed,
    // gets a snapshot and not what another viewer has missed.
    this.#sql.exec(
      `INSERT OR IGNORE INTO event_viewers (viewer, base)
       SELECT ?, coalesce(max(base) + ?, 0)
       FROM (SELECT base FROM event_viewers UNION ALL SELECT v FROM forgotten_viewers)`,
      viewer,
      limits.eventsBetweenViewers,
    );
  }

  /** Numbers all viewers from beyond this one: whoever comes back to a room that was emptied gets a snapshot. */
  startAfter(v: number): void {
    this.#sql.exec("INSERT OR REPLACE INTO forgotten_viewers (only, v) VALUES (1, ?)", v);
  }

  /** The number of the viewer's last event, or 0. */
  last(viewer: Viewer): number {
    const [row] = this.#sql.exec<{ base: number }>("SELECT base FROM event_viewers WHERE viewer = ?", viewer);
    return row === undefined ? 0 : row.base + this.#count();
  }

  /**
   * Stores an event for every known viewer, or for those of `only`, under the viewer's next number, with the data that
   * `dataFor` gives for it. To all others the event never happened.
   * @returns the frames to send
   */
  append(type: string, dataFor: (viewer: Viewer) => unknown, only?: readonly Viewer[]): Map<Viewer, string> {
    const viewers = this.#sql.exec<{ viewer: Viewer; base: number }>(
      "SELECT viewer, base FROM event_viewers",
    );
    const told = [...viewers].filter(({ viewer }) => only?.includes(viewer) ?? true);
    if (told.length === 0) return new Map();
    if (only !== undefined)
      this.#sql.exec(
        "UPDATE event_viewers SET base = base - 1 WHERE viewer NOT IN (SELECT value FROM json_each(?))",
        JSON.stringify(only),
      );
    const number = this.#count() + 1;
    const frames = new Map(
      told.map(({ viewer, base }) => [
        viewer,
        JSON.stringify({ v: base + number, type, data: dataFor(viewer) }),
      ]),
    );
    this.#sql.exec(
      `INSERT INTO event_ring (slot, number, frames) VALUES (?, ?, ?)
       ON CONFLICT (slot) DO UPDATE SET number = excluded.number, frames = excluded.frames`,
      number % limits.eventsKept,
      number,
      objectOf(frames),
    );
    return frames;
  }

  /** Removes all viewers but these. One that comes back gets a snapshot. */
  keepOnly(viewers: Iterable<Viewer>): void {
    const kept = new Set(viewers);
    const known = this.#sql.exec<{ viewer: Viewer }>("SELECT viewer FROM event_viewers").toArray();
    const gone = known.map(({ viewer }) => viewer).filter((viewer) => !kept.has(viewer));
    if (gone.length === 0) return;
    const json = JSON.stringify(gone);
    this.#sql.exec(
      `INSERT INTO forgotten_viewers (only, v)
       SELECT 1, max(base) FROM event_viewers WHERE viewer IN (SELECT value FROM json_each(?)) HAVING count(*) > 0
       ON CONFLICT (only) DO UPDATE SET v = max(v, excluded.v)`,
      json,
    );
    this.#sql.exec("DELETE FROM event_viewers WHERE viewer IN (SELECT value FROM json_each(?))", json);
    this.#forgetFrames(gone);
  }

  /** Deletes what all events say, which must not be kept any longer. Whoever has missed one gets a snapshot. */
  forgetAll(): void {
    // The numbers go on.
    this.#sql.exec("UPDATE event_ring SET frames = '{}' WHERE frames <> '{}'");
  }

  /** The frames of all events after number `v`, in order; `undefined` if some of them are no longer kept. */
  after(viewer: Viewer, v: number): string[] | undefined {
    const missed = this.last(viewer) - v;
    if (missed < 0) return undefined;
    const rows = this.#sql.exec<{ frame: string }>(
      "SELECT frames -> ?1 AS frame FROM event_ring WHERE frames -> ?1 IS NOT NULL ORDER BY number DESC LIMIT ?2",
      `$.${JSON.stringify(viewer)}`,
      Math.min(missed, limits.eventsKept),
    );
    const frames = [...rows].map(({ frame }) => frame).reverse();
    return frames.length === missed ? frames : undefined;
  }

  /** How many events there have been. */
  #count(): number {
    return this.#sql.exec<{ count: number }>("SELECT coalesce(max(number), 0) AS count FROM event_ring").one()
      .count;
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

/** The frames as one JSON object, by viewer. */
function objectOf(frames: ReadonlyMap<Viewer, string>): string {
  const entries = [...frames].map(([viewer, frame]) => `${JSON.stringify(viewer)}:${frame}`);
  return `{${entries.join(",")}}`;
}
