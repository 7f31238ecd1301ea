import type { Migration } from "./migrations.ts";

/**
 * The tables that every room has, as a new room makes them: those that `roomMigrations` lead to. Only here they need fewer
 * rows: those with a text as their key are stored by it, without an index beside, and answers are numbered without a
 * count of their own.
 */
export const roomTables: Migration = `
  CREATE TABLE tickets (
    hash TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    session TEXT,
    moderation_status TEXT
  ) WITHOUT ROWID;
  CREATE TABLE answers (
    sequence INTEGER PRIMARY KEY,
    asker TEXT NOT NULL,
    request_id TEXT NOT NULL,
    answer TEXT NOT NULL,
    at INTEGER NOT NULL DEFAULT 0,
    UNIQUE (asker, request_id)
  );
  CREATE TABLE viewers (viewer TEXT PRIMARY KEY, v INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE events (viewer TEXT, v INTEGER, frame TEXT NOT NULL, PRIMARY KEY (viewer, v)) WITHOUT ROWID;
  CREATE TABLE due (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    set_at INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE TABLE outbox (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at INTEGER NOT NULL,
    put INTEGER NOT NULL DEFAULT 1,
    lane TEXT NOT NULL DEFAULT '',
    waits_since INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    failing_since INTEGER,
    refusals INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE forgotten_viewers (only INTEGER PRIMARY KEY CHECK (only = 1), v INTEGER NOT NULL);
  CREATE TABLE names (
    kind TEXT NOT NULL,
    id INTEGER NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    told_at INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
  CREATE INDEX names_by_time ON names (told_at);
  CREATE TABLE dead_letters (
    key TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    lane TEXT NOT NULL DEFAULT '',
    attempts INTEGER NOT NULL DEFAULT 0,
    waits_since INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE event_viewers (
    viewer TEXT PRIMARY KEY,
    base INTEGER NOT NULL,
    since INTEGER NOT NULL DEFAULT 0
  ) WITHOUT ROWID;
  CREATE TABLE event_ring (
    slot INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    frames TEXT NOT NULL,
    derived INTEGER
  );
  CREATE TABLE reported_undelivered (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    dead_letters INTEGER NOT NULL,
    waits_since INTEGER
  );
`;

/** The steps by which they came to be. */
export const roomMigrations: readonly Migration[] = [
  `CREATE TABLE tickets (hash TEXT PRIMARY KEY, identity TEXT NOT NULL, expires_at INTEGER NOT NULL);
   CREATE TABLE answers (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     asker TEXT NOT NULL,
     request_id TEXT NOT NULL,
     answer TEXT NOT NULL,
     UNIQUE (asker, request_id)
   );
   CREATE TABLE viewers (viewer TEXT PRIMARY KEY, v INTEGER NOT NULL);
   CREATE TABLE events (viewer TEXT, v INTEGER, frame TEXT NOT NULL, PRIMARY KEY (viewer, v)) WITHOUT ROWID;
   CREATE TABLE due (name TEXT PRIMARY KEY, at INTEGER NOT NULL);
   CREATE TABLE outbox (
     key TEXT PRIMARY KEY,
     kind TEXT NOT NULL,
     payload TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_at INTEGER NOT NULL
   );`,
  `ALTER TABLE tickets ADD COLUMN session TEXT;`,
  `ALTER TABLE outbox ADD COLUMN put INTEGER NOT NULL DEFAULT 1;`,
  `CREATE TABLE forgotten_viewers (only INTEGER PRIMARY KEY CHECK (only = 1), v INTEGER NOT NULL);`,
  `ALTER TABLE answers ADD COLUMN at INTEGER NOT NULL DEFAULT 0;`,
  `ALTER TABLE tickets ADD COLUMN standing TEXT;`,
  // 0: unknown when it was set.
  `ALTER TABLE due ADD COLUMN set_at INTEGER NOT NULL DEFAULT 0;`,
  `CREATE TABLE names (
     kind TEXT NOT NULL,
     id INTEGER NOT NULL,
     name TEXT NOT NULL,
     version INTEGER NOT NULL,
     told_at INTEGER NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID;
   CREATE INDEX names_by_time ON names (told_at);`,
  // Viewers have got other names. Whoever comes back gets a snapshot.
  `INSERT INTO forgotten_viewers (only, v) SELECT 1, max(v) FROM viewers WHERE true HAVING count(*) > 0
     ON CONFLICT (only) DO UPDATE SET v = max(v, excluded.v);
   DELETE FROM viewers;
   DELETE FROM events;`,
  `ALTER TABLE tickets RENAME COLUMN standing TO moderation_status;`,
  // What was queued before there were lanes has one each. How long it has waited is unknown.
  `ALTER TABLE outbox ADD COLUMN lane TEXT NOT NULL DEFAULT '';
   ALTER TABLE outbox ADD COLUMN waits_since INTEGER NOT NULL DEFAULT 0;
   UPDATE outbox SET lane = key, waits_since = next_at;
   CREATE TABLE dead_letters (
     key TEXT NOT NULL,
     kind TEXT NOT NULL,
     payload TEXT NOT NULL,
     reason TEXT NOT NULL,
     at INTEGER NOT NULL
   );`,
  // An event is one row for all viewers. Whoever comes back gets a snapshot. `viewers` and `events` are no longer used; the
  // Worker before knows nothing else, so they stay until no released one does (schema/db/contractions.ts).
  `INSERT INTO forgotten_viewers (only, v) SELECT 1, max(v) FROM viewers WHERE true HAVING count(*) > 0
     ON CONFLICT (only) DO UPDATE SET v = max(v, excluded.v);
   CREATE TABLE event_viewers (viewer TEXT PRIMARY KEY, base INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE event_ring (slot INTEGER PRIMARY KEY, number INTEGER NOT NULL, frames TEXT NOT NULL);`,
  // Since when messages have waited that were given up earlier is unknown. `reported_undelivered` is what the lobby was
  // told last.
  `ALTER TABLE outbox ADD COLUMN last_error TEXT;
   ALTER TABLE dead_letters ADD COLUMN lane TEXT NOT NULL DEFAULT '';
   ALTER TABLE dead_letters ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE dead_letters ADD COLUMN waits_since INTEGER NOT NULL DEFAULT 0;
   CREATE TABLE reported_undelivered (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     dead_letters INTEGER NOT NULL,
     waits_since INTEGER
   );`,
  // How many derived events came before an event (null: unknown), and after how many events a viewer's first came.
  `ALTER TABLE event_ring ADD COLUMN derived INTEGER;
   ALTER TABLE event_viewers ADD COLUMN since INTEGER NOT NULL DEFAULT 0;`,
  // Since when a message has failed, however often it was queued anew meanwhile, and how often libSQL has refused it for
  // good. What fails already begins at the next attempt.
  `ALTER TABLE outbox ADD COLUMN failing_since INTEGER;
   ALTER TABLE outbox ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;`,
];
