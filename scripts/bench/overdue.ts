import { createHash, createHmac } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#store/db.ts";
import { alarmFilesIn, readAlarms } from "../data/alarms/roomAlarms.ts";

/** Waits until nothing is due in a room within a minute: the bots have moved, and all tables wait for their players. */
export async function untilAllWait(roomsDir: string): Promise<void> {
  const soon = () => Date.now() + 60_000;
  while (alarmFilesIn(roomsDir).some((file) => readAlarms(file).some(({ at }) => at < soon())))
    await after(100);
}

/** How many of the copied games belong to one guest. */
const gamesPerGuest = 10;

/**
 * Copies the first game, whose player is the first guest, up to the id `count`, in the database: as many games as
 * people begin in a long time.
 */
export async function copyInDatabase(db: Database, count: number): Promise<void> {
  const numbers = sql`with recursive numbers(n) as (select 2 union all select n + 1 from numbers where n < ${count})`;
  const guest = sql.raw(guestOf("n"));
  await db.run(sql`insert or ignore into guests (id, number, created_at)
    ${numbers} select distinct ${guest}, 4821, (select created_at from guests where id = 1) from numbers`);
  // Their rooms are known to be open: the clock need not ask them.
  await db.run(sql`insert into games (id, variant, created_at, is_opened)
    ${numbers} select n, (select variant from games where id = 1), (select created_at from games where id = 1), 1
    from numbers`);
  await db.run(sql`insert into game_seats (game_id, seat, guest_id, bot_level, bot_name)
    ${numbers} select n, seat, iif(guest_id is null, null, ${guest}), bot_level, bot_name
    from numbers join game_seats on game_id = 1`);
}

/** The guest of a game's copy, in SQL and in JavaScript alike. */
const guestOf = (n: string) => `((${n}) + ${gamesPerGuest - 1}) / ${gamesPerGuest}`;

/**
 * Makes the same copies in the folder of rooms, between two runs of the site, and makes all of them, with their due
 * dates, older by so many ms.
 */
export function copyRooms(roomsDir: string, count: number, olderMs: number): void {
  const folder = join(roomsDir, "do/tac-GameRoom");
  const fileOf = (gameID: number) => join(folder, `${roomID(String(gameID))}.sqlite`);
  // Closing it checkpoints its write-ahead log.
  age(fileOf(1), olderMs);
  const alarms = new DatabaseSync(join(folder, "metadata.sqlite"));
  alarms.exec(`BEGIN; UPDATE _cf_ALARM SET scheduled_time = scheduled_time - ${olderMs} * 1000000`);
  const addAlarm = alarms.prepare(`INSERT INTO _cf_ALARM (actor_id, scheduled_time, actor_name)
    SELECT ?, scheduled_time, ? FROM _cf_ALARM WHERE actor_name = '1'`);
  for (let gameID = 2; gameID <= count; gameID++) {
    copyFileSync(fileOf(1), fileOf(gameID));
    rename(fileOf(gameID), gameID);
    addAlarm.run(roomID(String(gameID)), String(gameID));
  }
  alarms.exec("COMMIT");
  alarms.close();
}

function age(file: string, byMs: number): void {
  inFile(file, (db) =>
    db.exec(`
      UPDATE due SET at = at - ${byMs};
      UPDATE game SET opening = json_set(opening, '$.createdAt', (opening ->> 'createdAt') - ${byMs});
      UPDATE moves SET at = at - ${byMs};
      UPDATE absences SET since = since - ${byMs};
      UPDATE _cf_METADATA SET value = value - ${byMs} * 1000000 WHERE key = 1`),
  );
}

function rename(file: string, gameID: number): void {
  inFile(file, (db) => {
    db.prepare(
      `UPDATE game SET opening = json_set(opening, '$.gameID', cast(?1 as integer), '$.seats[0].identity.id', ${guestOf("cast(?1 as integer)")})`,
    ).run(gameID);
    // The room's name as partyserver stores it: a string in V8's serialization.
    const name = Buffer.from(String(gameID));
    const written = Buffer.concat([Buffer.from([0xff, 0x0f, 0x22, name.length]), name]);
    db.prepare("UPDATE _cf_KV SET value = ? WHERE key = '__ps_name'").run(written);
  });
}

function inFile(file: string, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA synchronous = OFF; BEGIN");
  work(db);
  db.exec("COMMIT");
  db.close();
}

/** workerd's names for the files of a game's room: an HMAC of the name, and an HMAC of that. */
function roomID(name: string): string {
  const key = createHash("sha256").update("tac-GameRoom").digest();
  const half = (text: string | Buffer) => createHmac("sha256", key).update(text).digest().subarray(0, 16);
  return Buffer.concat([half(name), half(half(name))]).toString("hex");
}

/** The number of open descriptors of a process; 0 once it has ended. Linux only. */
export function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** The maximum number of descriptors of a process. */
export function descriptorsAllowed(pid: number): number {
  return Number(/Max open files\s+(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))?.[1]);
}
