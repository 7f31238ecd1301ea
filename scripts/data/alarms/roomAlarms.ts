import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { limits } from "#schema/limits.ts";
import { type Pace, spread } from "./spread.ts";

/** An alarm of a room: its file, its owner and the owner's name, if it is known, and when it goes off (ms UTC). */
type Alarm = { file: string; room: string; name: string | null; at: number };

/** A room whose alarm was postponed, by the name of its party's binding in wrangler.toml, and its own. */
export type SleepingRoom = { party: string; name: string };

const { overdueAlarmsAtOnce: atOnce, overdueAlarmsPerSecond, unwokenAlarmsPerSecond } = limits;
const pace: Pace = { atOnce, perSecond: overdueAlarmsPerSecond };
/** The pace of rooms that the site wakes earlier, as fast as it can. */
const unwoken: Pace = { atOnce, perSecond: unwokenAlarmsPerSecond };

/** workerd counts nanoseconds. */
const nsPerMs = 1_000_000n;

/**
 * Keeps rooms from waking all at once when the site starts: workerd fires every overdue alarm at its start, and each
 * awake room takes three descriptors and ten seconds. So overdue alarms are postponed in the file where workerd stores
 * the alarms of a party, in their order, at the pace that limits allow. A room that somebody visits meanwhile sets its
 * alarm again (party/due.ts) and goes on at once. Call it before workerd starts.
 * The format of these files is workerd's own: if it is not as known here, nothing is changed, and that is reported.
 * @returns how many alarms were postponed, when the last of them goes off (ms UTC), and whose they are, in order
 */
export function spreadRoomAlarms(
  roomsDir: string,
  now: number,
  report: (line: string) => void = console.warn,
  wanted: Pace = pace,
): { putOff: number; until: number; rooms: SleepingRoom[] } {
  const alarms = alarmFilesIn(roomsDir).flatMap((file) => orSay(file, report, () => readAlarms(file)) ?? []);
  const later = spread(alarms, now, wanted);
  for (const [file, theirs] of Map.groupBy(later, ({ file }) => file)) {
    orSay(file, report, () => writeAlarms(file, theirs));
  }
  return { putOff: later.length, until: later.at(-1)?.at ?? now, rooms: later.flatMap(sleepingRoom) };
}

/** Does it now, and reports if it takes more than a moment. */
export function makeUpSlowly(roomsDir: string, report: (line: string) => void = () => {}): void {
  const now = Date.now();
  const { putOff, until } = spreadRoomAlarms(roomsDir, now);
  if (putOff === 0) return;
  const seconds = Math.ceil((until - now) / 1000);
  report(`${putOff} rooms make up for what became due while nothing ran, over the next ${seconds} s.`);
}

/**
 * Postpones them for a site that wakes the rooms itself, as fast as it can (scripts/site/waking.ts), and reports if there
 * are any. @returns the rooms, in order
 */
export function letRoomsSleep(roomsDir: string, report: (line: string) => void = () => {}): SleepingRoom[] {
  const { rooms } = spreadRoomAlarms(roomsDir, Date.now(), console.warn, unwoken);
  if (rooms.length > 0)
    report(`${rooms.length} rooms make up for what became due while nothing ran, as fast as the site can.`);
  return rooms;
}

function sleepingRoom({ file, name }: Alarm): SleepingRoom[] {
  const party = /(\w+)Room$/.exec(basename(dirname(file)))?.[1];
  return party === undefined || name === null ? [] : [{ party, name }];
}

/** The files in which workerd stores the alarms of rooms, one per party. */
export function alarmFilesIn(roomsDir: string): string[] {
  const parties = join(roomsDir, "do");
  if (!existsSync(parties)) return [];
  return readdirSync(parties)
    .map((party) => join(parties, party, "metadata.sqlite"))
    .filter((file) => existsSync(file));
}

/** All alarms in a file. @throws if it does not have workerd's format */
export function readAlarms(file: string): Alarm[] {
  return inFile(file, (db) => {
    const columns = db.prepare("SELECT name, type, pk FROM pragma_table_info('_cf_ALARM')").all();
    // A party that has never had a room has no alarms yet.
    if (columns.length === 0) return [];
    const isKnown = (name: string, type: string, pk: number) =>
      columns.some((column) => column.name === name && column.type === type && column.pk === pk);
    const keys = columns.filter(({ pk }) => pk !== 0);
    if (keys.length !== 1 || !isKnown("actor_id", "TEXT", 1) || !isKnown("scheduled_time", "INTEGER", 0)) {
      throw new Error(`expected actor_id and scheduled_time, found ${JSON.stringify(columns)}`);
    }
    // Versions before did not store the name.
    const name = columns.some((column) => column.name === "actor_name") ? "actor_name" : "NULL";
    const rows = db.prepare(`SELECT actor_id, ${name} AS name, scheduled_time FROM _cf_ALARM`);
    rows.setReadBigInts(true);
    return rows.all().map(({ actor_id, name, scheduled_time }) => ({
      file,
      room: String(actor_id),
      name: name === null ? null : String(name),
      at: Number((scheduled_time as bigint) / nsPerMs),
    }));
  });
}

/** Sets alarms of a file to other times, all or none. */
export function writeAlarms(file: string, alarms: readonly Alarm[]): void {
  inFile(file, (db) => {
    const write = db.prepare("UPDATE _cf_ALARM SET scheduled_time = ? WHERE actor_id = ?");
    db.exec("BEGIN");
    for (const { room, at } of alarms) write.run(BigInt(at) * nsPerMs, room);
    db.exec("COMMIT");
  });
}

function inFile<T>(file: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function orSay<T>(file: string, report: (line: string) => void, work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    report(`The alarms in ${file} are not spread over time: ${(error as Error).message}.`);
    return undefined;
  }
}
