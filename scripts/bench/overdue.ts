import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as after } from "node:timers/promises";
import type { CreateGameAnswer } from "#schema/api/games.ts";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { alarmFilesIn, readAlarms, writeAlarms } from "../alarms/roomAlarms.ts";

/** How many games a guest begins, and how many guests do so at the same time. */
const gamesPerGuest = 10;
const guestsAtOnce = 8;

/** Has guests, each at an address of its own, begin games with bots on the site at `url`, and nobody play them. */
export async function beginGames(url: string, count: number): Promise<number[]> {
  const gameIDs: number[] = [];
  let guests = 0;
  const be = async () => {
    while (guests * gamesPerGuest < count) {
      const from = gamesPerGuest * guests++;
      const address = `10.${[guests >> 16, (guests >> 8) & 255, guests & 255].join(".")}`;
      const { token } = await post<GuestSessionAnswer>(url, address, "guestSession", {});
      for (let n = from; n < Math.min(count, from + gamesPerGuest); n++) {
        const wish = { variant: "4x2m", level: "solid" };
        gameIDs.push((await post<CreateGameAnswer>(url, address, "createGame", wish, token)).gameID);
      }
    }
  };
  await Promise.all(Array.from({ length: guestsAtOnce }, be));
  return gameIDs;
}

async function post<Answer>(
  url: string,
  address: string,
  name: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${url}/gameApi/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [addressHeader]: address,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** The header by which the site has to be told where somebody comes from. */
export const addressHeader = "X-Forwarded-For";

/** Waits until nothing is due in a room within a minute: the bots have moved, and all tables wait for their players. */
export async function untilAllWait(roomsDir: string): Promise<void> {
  const soon = () => Date.now() + 60_000;
  while (alarmFilesIn(roomsDir).some((file) => readAlarms(file).some(({ at }) => at < soon())))
    await after(250);
}

/** Makes the games in the folder of rooms older by so many ms, with all that is due in them. Belongs between two runs of the site. */
export function ageGames(roomsDir: string, byMs: number): void {
  const folder = join(roomsDir, "do/tac-GameRoom");
  for (const name of readdirSync(folder)) {
    if (!/^[0-9a-f]{64}\.sqlite$/.test(name)) continue;
    const db = new DatabaseSync(join(folder, name));
    db.exec(`PRAGMA synchronous = OFF; BEGIN;
      UPDATE due SET at = at - ${byMs};
      UPDATE game SET opening = json_set(opening, '$.createdAt', (opening ->> 'createdAt') - ${byMs});
      UPDATE moves SET at = at - ${byMs};
      UPDATE absences SET since = since - ${byMs};
      UPDATE _cf_METADATA SET value = value - ${byMs} * 1000000 WHERE key = 1;
      COMMIT`);
    db.close();
  }
  for (const file of alarmFilesIn(roomsDir)) {
    writeAlarms(
      file,
      readAlarms(file).map((alarm) => ({ ...alarm, at: alarm.at - byMs })),
    );
  }
}

/** How many descriptors a process has open; 0 once it has ended. Only Linux tells. */
export function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** How many descriptors a process may open at most. */
export function descriptorsAllowed(pid: number): number {
  return Number(/Max open files\s+(\d+)/.exec(readFileSync(`/proc/${pid}/limits`, "utf8"))?.[1]);
}
