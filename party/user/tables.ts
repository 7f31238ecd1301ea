import type { Migration } from "../migrations.ts";

/**
 * The tables of a person's room: the owner, where the person waits and since when, the statistics, the user that a
 * guest has become; the friends as libSQL had them last, and which of them are here; their actions, told or not yet;
 * mutes; the times of friend requests; the presence that friends were last told; the state of the person's chats, the
 * private chats with newer users, and when chats were started; moderation's messages; received invitations, answered or
 * not, sent ones, and when they were sent; notices to be decided on or not to be repeated; for how long the person has
 * been away with unread messages; the moderation status; whether the account was deleted; in which rooms the person may
 * have sockets, by which sessions; the users at the person's running games; what chats were told of the person, for their
 * other members; the tournaments that the person belongs to, with the teams there that ask the person to play in them, and
 * the toasts about them that were shown, and when; the turn-based games (without a state once they are over), the mails
 * about them, and the person's vacations; how it stands with the person's quick match, and how often the person has
 * lately asked for one; whom the person has lately invited, whereto ever.
 */
export const userTables: Migration = `
  CREATE TABLE person (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    identity TEXT NOT NULL,
    waiting_id TEXT,
    waiting_since INTEGER,
    games TEXT,
    became TEXT,
    knows_friends INTEGER NOT NULL DEFAULT 0,
    is_here INTEGER NOT NULL DEFAULT 0,
    here_v INTEGER NOT NULL DEFAULT 0,
    moderation_status TEXT,
    is_gone INTEGER NOT NULL DEFAULT 0,
    became_session TEXT,
    tables TEXT NOT NULL DEFAULT '[]'
  );
  CREATE TABLE friends (
    user_id INTEGER PRIMARY KEY,
    place INTEGER NOT NULL,
    username TEXT NOT NULL,
    status TEXT NOT NULL,
    since INTEGER NOT NULL
  );
  CREATE TABLE presences (user_id INTEGER PRIMARY KEY, is_online INTEGER NOT NULL, v INTEGER NOT NULL);
  CREATE TABLE friend_news (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    username TEXT NOT NULL,
    is_told INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE mutes (user_id INTEGER PRIMARY KEY, place INTEGER NOT NULL, username TEXT NOT NULL);
  CREATE TABLE friend_requests (at INTEGER NOT NULL);
  CREATE TABLE chats (chat_id TEXT PRIMARY KEY, v INTEGER NOT NULL, entry TEXT, at INTEGER NOT NULL);
  CREATE INDEX chats_by_time ON chats (at) WHERE entry IS NOT NULL;
  CREATE TABLE private_chats (user_id INTEGER PRIMARY KEY, chat_id TEXT NOT NULL);
  CREATE TABLE chat_starts (at INTEGER NOT NULL);
  CREATE TABLE warnings (id TEXT PRIMARY KEY, reason TEXT NOT NULL, is_read INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE invitations (
    waiting_id TEXT NOT NULL,
    by_id INTEGER NOT NULL,
    username TEXT NOT NULL,
    at INTEGER NOT NULL,
    is_open INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (waiting_id, by_id)
  );
  CREATE TABLE invited (
    waiting_id TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (waiting_id, user_id)
  );
  CREATE TABLE invitation_times (at INTEGER NOT NULL);
  CREATE TABLE notices (
    key TEXT PRIMARY KEY,
    notice TEXT NOT NULL,
    decide_at INTEGER,
    pushed_from INTEGER,
    served TEXT NOT NULL DEFAULT '[]',
    forget_at INTEGER
  );
  CREATE INDEX notices_by_decision ON notices (decide_at) WHERE decide_at IS NOT NULL;
  CREATE TABLE absence (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    seen_at INTEGER NOT NULL,
    unread_since INTEGER,
    is_mailed INTEGER NOT NULL
  );
  INSERT INTO absence (only, seen_at, is_mailed) VALUES (1, 0, 0);
  CREATE TABLE visits (
    party TEXT NOT NULL,
    room TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (party, room)
  ) WITHOUT ROWID;
  CREATE TABLE visiting_sessions (mark TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE session_visits (
    party TEXT NOT NULL,
    room TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (party, room, mark)
  ) WITHOUT ROWID;
  CREATE TABLE chat_conditions (
    chat_id TEXT PRIMARY KEY,
    others TEXT NOT NULL,
    v INTEGER NOT NULL,
    conditions TEXT NOT NULL
  );
  CREATE TABLE tournaments (id INTEGER PRIMARY KEY, invitations TEXT NOT NULL DEFAULT '[]');
  CREATE TABLE tournament_toasts (key TEXT PRIMARY KEY, at INTEGER NOT NULL);
  CREATE INDEX tournament_toasts_by_time ON tournament_toasts (at);
  CREATE TABLE turns (
    game_id INTEGER PRIMARY KEY,
    v INTEGER NOT NULL,
    state TEXT,
    since INTEGER,
    is_reminded INTEGER NOT NULL DEFAULT 0,
    is_mailed INTEGER NOT NULL DEFAULT 0,
    gone_at INTEGER
  );
  CREATE TABLE turn_mail (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    number INTEGER NOT NULL,
    last_at INTEGER,
    not_before INTEGER NOT NULL
  );
  INSERT INTO turn_mail (only, number, not_before) VALUES (1, 0, 0);
  CREATE TABLE vacations (began INTEGER PRIMARY KEY, until INTEGER NOT NULL);
  CREATE TABLE quick_match (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    status TEXT,
    v INTEGER NOT NULL DEFAULT 0,
    n INTEGER NOT NULL DEFAULT 0,
    away_since INTEGER,
    entries INTEGER NOT NULL DEFAULT 0,
    entries_from INTEGER NOT NULL DEFAULT 0,
    wants_out INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE people_invited (
    user_id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    times INTEGER NOT NULL DEFAULT 1
  );
`;

/** The steps by which they came to be. */
export const userMigrations: readonly Migration[] = [
  `CREATE TABLE person (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     identity TEXT NOT NULL,
     waiting_id TEXT,
     waiting_since INTEGER,
     games TEXT
   );`,
  `ALTER TABLE person ADD COLUMN became TEXT;`,
  `CREATE TABLE friends (
     user_id INTEGER PRIMARY KEY,
     place INTEGER NOT NULL,
     username TEXT NOT NULL,
     status TEXT NOT NULL,
     since INTEGER NOT NULL
   );
   CREATE TABLE presences (user_id INTEGER PRIMARY KEY, is_online INTEGER NOT NULL, v INTEGER NOT NULL);
   CREATE TABLE friend_news (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     key TEXT NOT NULL UNIQUE,
     kind TEXT NOT NULL,
     username TEXT NOT NULL,
     is_told INTEGER NOT NULL DEFAULT 0
   );
   CREATE TABLE mutes (user_id INTEGER PRIMARY KEY, place INTEGER NOT NULL, username TEXT NOT NULL);
   CREATE TABLE friend_requests (at INTEGER NOT NULL);
   ALTER TABLE person ADD COLUMN knows_friends INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE person ADD COLUMN is_here INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE person ADD COLUMN here_v INTEGER NOT NULL DEFAULT 0;`,
  `CREATE TABLE chats (chat_id TEXT PRIMARY KEY, v INTEGER NOT NULL, entry TEXT, at INTEGER NOT NULL);
   CREATE INDEX chats_by_time ON chats (at) WHERE entry IS NOT NULL;
   CREATE TABLE private_chats (user_id INTEGER PRIMARY KEY, chat_id TEXT NOT NULL);
   CREATE TABLE chat_starts (at INTEGER NOT NULL);`,
  `CREATE TABLE warnings (id TEXT PRIMARY KEY, reason TEXT NOT NULL, is_read INTEGER NOT NULL DEFAULT 0);`,
  `CREATE TABLE invitations (
     waiting_id TEXT NOT NULL,
     by_id INTEGER NOT NULL,
     username TEXT NOT NULL,
     at INTEGER NOT NULL,
     is_open INTEGER NOT NULL DEFAULT 1,
     PRIMARY KEY (waiting_id, by_id)
   );
   CREATE TABLE invited (
     waiting_id TEXT NOT NULL,
     user_id INTEGER NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (waiting_id, user_id)
   );
   CREATE TABLE invitation_times (at INTEGER NOT NULL);`,
  `CREATE TABLE notices (
     key TEXT PRIMARY KEY,
     notice TEXT NOT NULL,
     decide_at INTEGER,
     pushed_from INTEGER,
     served TEXT NOT NULL DEFAULT '[]',
     forget_at INTEGER
   );
   CREATE INDEX notices_by_decision ON notices (decide_at) WHERE decide_at IS NOT NULL;
   CREATE TABLE absence (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     seen_at INTEGER NOT NULL,
     unread_since INTEGER,
     is_mailed INTEGER NOT NULL
   );
   INSERT INTO absence (only, seen_at, is_mailed) VALUES (1, 0, 0);`,
  `ALTER TABLE person ADD COLUMN standing TEXT;`,
  `ALTER TABLE person ADD COLUMN is_gone INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE person ADD COLUMN became_session TEXT;
   CREATE TABLE visits (
     party TEXT NOT NULL,
     room TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (party, room)
   );
   CREATE TABLE visiting_sessions (mark TEXT PRIMARY KEY);`,
  `ALTER TABLE person RENAME COLUMN standing TO moderation_status;
   UPDATE outbox SET
     kind = 'moderationStatus',
     payload = json_set(json_remove(payload, '$.standing'), '$.moderationStatus', json_extract(payload, '$.standing'))
     WHERE kind = 'standing';`,
  `CREATE TABLE session_visits (
     party TEXT NOT NULL,
     room TEXT NOT NULL,
     mark TEXT NOT NULL,
     PRIMARY KEY (party, room, mark)
   ) WITHOUT ROWID;
   INSERT INTO session_visits (party, room, mark) SELECT party, room, mark FROM visits, visiting_sessions;`,
  // Who sits at the running games was not read so far.
  `ALTER TABLE person ADD COLUMN tables TEXT NOT NULL DEFAULT '[]';
   UPDATE person SET games = NULL;
   CREATE TABLE chat_conditions (
     chat_id TEXT PRIMARY KEY,
     others TEXT NOT NULL,
     v INTEGER NOT NULL,
     conditions TEXT NOT NULL
   );`,
  `CREATE TABLE tournaments (id INTEGER PRIMARY KEY);
   CREATE TABLE tournament_toasts (key TEXT PRIMARY KEY, at INTEGER NOT NULL);
   CREATE INDEX tournament_toasts_by_time ON tournament_toasts (at);`,
  // The time per move of running games was not read so far.
  `UPDATE person SET games = NULL;
   CREATE TABLE turns (
     game_id INTEGER PRIMARY KEY,
     v INTEGER NOT NULL,
     state TEXT,
     since INTEGER,
     is_reminded INTEGER NOT NULL DEFAULT 0,
     is_mailed INTEGER NOT NULL DEFAULT 0,
     gone_at INTEGER
   );
   CREATE TABLE turn_mail (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     number INTEGER NOT NULL,
     last_at INTEGER,
     not_before INTEGER NOT NULL
   );
   INSERT INTO turn_mail (only, number, not_before) VALUES (1, 0, 0);
   CREATE TABLE vacations (began INTEGER PRIMARY KEY, until INTEGER NOT NULL);`,
  `CREATE TABLE quick_match (
     only INTEGER PRIMARY KEY CHECK (only = 1),
     status TEXT,
     v INTEGER NOT NULL DEFAULT 0,
     n INTEGER NOT NULL DEFAULT 0,
     away_since INTEGER,
     entries INTEGER NOT NULL DEFAULT 0,
     entries_from INTEGER NOT NULL DEFAULT 0
   );`,
  `ALTER TABLE quick_match ADD COLUMN wants_out INTEGER NOT NULL DEFAULT 0;`,
  `CREATE TABLE people_invited (user_id INTEGER PRIMARY KEY, at INTEGER NOT NULL);`,
  `ALTER TABLE tournaments ADD COLUMN invitations TEXT NOT NULL DEFAULT '[]';`,
  `ALTER TABLE people_invited ADD COLUMN times INTEGER NOT NULL DEFAULT 1;`,
];
