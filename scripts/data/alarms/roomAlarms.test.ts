import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { limits } from "#schema/limits.ts";
import { alarmFilesIn, readAlarms, spreadRoomAlarms } from "./roomAlarms.ts";

const now = Date.UTC(2026, 10, 22, 12);
const hour = 60 * 60_000;

/** A folder of rooms with each party's alarms at these times (ms UTC), as workerd stores them. */
function aRoomsDir(parties: Record<string, number[]>): string {
  const roomsDir = mkdtempSync(join(tmpdir(), "tac-alarms-"));
  onTestFinished(() => rmSync(roomsDir, { recursive: true }));
  for (const [party, times] of Object.entries(parties)) {
    const db = new DatabaseSync(fileOf(roomsDir, party));
    db.exec(`CREATE TABLE _cf_ALARM (
      actor_id TEXT PRIMARY KEY, scheduled_time INTEGER, actor_name TEXT
    ) WITHOUT ROWID`);
    const add = db.prepare("INSERT INTO _cf_ALARM VALUES (?, ?, ?)");
    db.exec("BEGIN");
    for (const [n, at] of times.entries()) add.run(`${party} ${n}`, BigInt(at) * 1_000_000n, String(n));
    db.exec("COMMIT");
    db.close();
  }
  return roomsDir;
}

function fileOf(roomsDir: string, party: string): string {
  mkdirSync(join(roomsDir, "do", party), { recursive: true });
  return join(roomsDir, "do", party, "metadata.sqlite");
}

/** The times of all alarms (ms UTC), the earliest first. */
const timesIn = (roomsDir: string) =>
  alarmFilesIn(roomsDir)
    .flatMap(readAlarms)
    .map(({ at }) => at)
    .sort((a, b) => a - b);

it("spreads the overdue alarms of all parties together, and loses none", () => {
  const overdue = Array.from({ length: 600 }, (_, n) => now - hour + n);
  const roomsDir = aRoomsDir({ GameRoom: overdue, UserRoom: overdue, ChatRoom: [now + hour] });
  const { putOff, until } = spreadRoomAlarms(roomsDir, now);
  const times = timesIn(roomsDir);
  expect(times).toHaveLength(1201);
  const atOnce = times.filter((at) => at <= now);
  expect(atOnce).toHaveLength(limits.overdueAlarmsAtOnce);
  expect(putOff).toBe(1200 - atOnce.length);
  expect(until).toBe(times.at(-2));
  expect(times.at(-1)).toBe(now + hour);
  for (let second = now; second < until; second += 1000) {
    const fewer = times.filter((at) => at > second && at <= second + 1000).length;
    expect(fewer).toBeLessThanOrEqual(limits.overdueAlarmsPerSecond);
  }
});

it("names the rooms in the order in which they were due, for a site that wakes them itself", () => {
  const roomsDir = aRoomsDir({ "tac-GameRoom": [now - 3, now - 1], "tac-UserRoom": [now - 2] });
  const none = { atOnce: 0, perSecond: limits.unwokenAlarmsPerSecond };
  const { rooms } = spreadRoomAlarms(roomsDir, now, undefined, none);
  expect(rooms).toEqual([
    { party: "Game", name: "0" },
    { party: "User", name: "0" },
    { party: "Game", name: "1" },
  ]);
});

it("changes nothing the second time, nor where little is overdue", () => {
  const roomsDir = aRoomsDir({ GameRoom: Array.from({ length: 400 }, () => now - hour) });
  spreadRoomAlarms(roomsDir, now);
  const times = timesIn(roomsDir);
  expect(spreadRoomAlarms(roomsDir, now).putOff).toBe(0);
  expect(timesIn(roomsDir)).toEqual(times);

  const small = aRoomsDir({ GameRoom: [now - hour, now - 1, now + 1] });
  expect(spreadRoomAlarms(small, now)).toEqual({ putOff: 0, until: now, rooms: [] });
});

it("leaves alone what it does not know, says so, and sees to the others", () => {
  const roomsDir = aRoomsDir({ GameRoom: Array.from({ length: 400 }, () => now - hour) });
  const strange = new DatabaseSync(fileOf(roomsDir, "ChatRoom"));
  strange.exec("CREATE TABLE _cf_ALARM (namespace TEXT, actor_id TEXT, scheduled_time INTEGER)");
  strange.close();
  writeFileSync(
    fileOf(roomsDir, "LobbyRoom"),
    "this is no database, though it is long enough to be taken for one",
  );
  const empty = new DatabaseSync(fileOf(roomsDir, "WaitingRoom"));
  empty.exec("PRAGMA user_version = 1");
  empty.close();
  const said: string[] = [];
  const { putOff } = spreadRoomAlarms(roomsDir, now, (line) => said.push(line));
  expect(putOff).toBe(400 - limits.overdueAlarmsAtOnce);
  expect(said.sort()).toEqual([
    expect.stringMatching(/ChatRoom.metadata.sqlite are not spread.*found \[\{"name":"namespace"/),
    expect.stringMatching(/LobbyRoom.metadata.sqlite are not spread.*not a database/),
  ]);
});

it("has nothing to do where there is no site yet", () => {
  expect(spreadRoomAlarms(join(tmpdir(), "tac-no-such-folder"), now)).toEqual({
    putOff: 0,
    until: now,
    rooms: [],
  });
});
