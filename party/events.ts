import { limits } from "#schema/limits.ts";

/**
 * The audience of events: everybody who sees the same of a room (a seat, the spectators) is one viewer with event
 * numbers of its own.
 */
export type Viewer = string;

/**
 * The events of a room, numbered for each viewer; the last few are kept to be sent again. A viewer that was never
 * connected has missed nothing, so nothing is kept for it.
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
      `INSERT OR IGNORE INTO viewers (viewer, v)
       SELECT ?, coalesce(max(v) + ?, 0) FROM (SELECT v FROM viewers UNION ALL SELECT v FROM forgotten_viewers)`,
      viewer,
      limits.eventsBetweenViewers,
    );
  }

  /** The number of the viewer's last event, or 0. */
  last(viewer: Viewer): number {
    const [row] = this.#sql.exec<{ v: number }>("SELECT v FROM viewers WHERE viewer = ?", viewer);
    return row?.v ?? 0;
  }

  /**
   * Stores an event for every known viewer, or for those of `only`, under the viewer's next number, with the data that
   * `dataFor` gives for it. To all others the event never happened.
   * @returns the frames to send
   */
  append(type: string, dataFor: (viewer: Viewer) => unknown, only?: readonly Viewer[]): Map<Viewer, string> {
    // Few statements, whatever the number of viewers: a statement costs a room more than the row that it writes.
    const viewers = [
      ...this.#sql.exec<{ viewer: Viewer; v: number }>(
        `UPDATE viewers SET v = v + 1
         WHERE ?1 IS NULL OR viewer IN (SELECT value FROM json_each(?1)) RETURNING viewer, v`,
        only === undefined ? null : JSON.stringify(only),
      ),
    ];
    if (viewers.length === 0) return new Map();
    const rows = viewers.map(({ viewer, v }) => ({
      viewer,
      v,
      frame: JSON.stringify({ v, type, data: dataFor(viewer) }),
    }));
    // All rows are one parameter, because the platform allows at most a hundred.
    const json = JSON.stringify(rows);
    this.#sql.exec(
      `INSERT INTO events (viewer, v, frame)
       SELECT value ->> 'viewer', value ->> 'v', value ->> 'frame' FROM json_each(?)`,
      json,
    );
    this.#sql.exec(
      `DELETE FROM events
       WHERE (viewer, v) IN (SELECT value ->> 'viewer', (value ->> 'v') - ? FROM json_each(?))`,
      limits.eventsKept,
      json,
    );
    return new Map(rows.map(({ viewer, frame }) => [viewer, frame]));
  }

  /** Removes all viewers but these. One that comes back gets a snapshot. */
  keepOnly(viewers: Iterable<Viewer>): void {
    const json = JSON.stringify([...viewers]);
    this.#sql.exec(
      `INSERT INTO forgotten_viewers (only, v)
       SELECT 1, max(v) FROM viewers WHERE viewer NOT IN (SELECT value FROM json_each(?)) HAVING count(*) > 0
       ON CONFLICT (only) DO UPDATE SET v = max(v, excluded.v)`,
      json,
    );
    for (const table of ["viewers", "events"]) {
      this.#sql.exec(`DELETE FROM ${table} WHERE viewer NOT IN (SELECT value FROM json_each(?))`, json);
    }
  }

  /** Deletes all events, for what they say must not be kept any longer. Whoever has missed one gets a snapshot. */
  forgetAll(): void {
    this.#sql.exec("DELETE FROM events");
  }

  /** The frames of all events after number `v`, in order; `undefined` if some of them are no longer kept. */
  after(viewer: Viewer, v: number): string[] | undefined {
    const last = this.last(viewer);
    if (v > last) return undefined;
    const frames = [
      ...this.#sql.exec<{ frame: string }>(
        "SELECT frame FROM events WHERE viewer = ? AND v > ? ORDER BY v",
        viewer,
        v,
      ),
    ];
    return frames.length === last - v ? frames.map((row) => row.frame) : undefined;
  }
}
