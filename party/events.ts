import { limits } from "#schema/limits.ts";

/**
 * Whom events are for: everybody who sees the same of a room (a seat, the onlookers) is one viewer, with numbers of
 * its own.
 */
export type Viewer = string;

/**
 * The events of a room, numbered for each viewer, and the last few of them to be sent again. Viewers that were never
 * connected have missed nothing, so nothing is kept for them.
 */
export class EventLog {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** From now on the viewer's events are kept. */
  welcome(viewer: Viewer): void {
    // A number says whose it is: all viewers' grow together, farther apart than anybody falls behind. So who was somebody else
    // when it went (an onlooker who got a seat since), or was forgotten, gets the whole state and not what another has missed.
    this.#sql.exec(
      `INSERT OR IGNORE INTO viewers (viewer, v)
       SELECT ?, coalesce(max(v) + ?, 0) FROM (SELECT v FROM viewers UNION ALL SELECT v FROM forgotten_viewers)`,
      viewer,
      limits.eventsBetweenViewers,
    );
  }

  /** The number of the viewer's last event; 0 if there was none. */
  last(viewer: Viewer): number {
    const [row] = this.#sql.exec<{ v: number }>("SELECT v FROM viewers WHERE viewer = ?", viewer);
    return row?.v ?? 0;
  }

  /**
   * Keeps an event for every viewer that was ever connected, under its next number, with what `dataFor` says of it.
   * @returns the frames to send
   */
  append(type: string, dataFor: (viewer: Viewer) => unknown): Map<Viewer, string> {
    // Few statements, whatever the number of viewers: each costs a room more than the row that it writes.
    const viewers = [
      ...this.#sql.exec<{ viewer: Viewer; v: number }>("UPDATE viewers SET v = v + 1 RETURNING viewer, v"),
    ];
    if (viewers.length === 0) return new Map();
    const rows = viewers.map(({ viewer, v }) => ({
      viewer,
      v,
      frame: JSON.stringify({ v, type, data: dataFor(viewer) }),
    }));
    // All rows are one parameter: the platform takes no more than a hundred.
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

  /** Keeps nothing any more for viewers who are none of these; should one of them come again, it gets the whole state. */
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
