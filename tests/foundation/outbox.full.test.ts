import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Health } from "#schema/api/health.ts";
import { jobs } from "#schema/db/jobs.ts";
import { limits } from "#schema/limits.ts";
import type { Person } from "#schema/rooms.ts";
import { root } from "#scripts/process/paths.ts";
import { readRunning } from "#scripts/site/running.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";
import { withRestartableSite } from "#tests/support/restartableSite.ts";
import { roomFilesIn } from "#tests/support/roomFiles.ts";

const day = 86_400_000;
const site = withRestartableSite();

/** Runs `npm run outbox` on this site, or on what the settings say. */
async function outbox(args: string[], env: Record<string, string> = { DATA_DIR: site.dataDir }) {
  const script = spawn(process.execPath, [join(root, "scripts/outbox.ts"), ...args], {
    env: { ...process.env, ...env },
  });
  const [stdout, stderr] = await Promise.all([text(script.stdout), text(script.stderr)]);
  const [status] = script.exitCode === null ? await once(script, "exit") : [script.exitCode];
  return { status, stdout, stderr };
}

/** Changes what the only room of a party has stored. @returns the number of the last new row */
function change(roomsDir: string, party: string, sql: string, ...values: (string | number)[]): number {
  const [file] = roomFilesIn(roomsDir).filter((path) => path.includes(`${party}Room`));
  const db = new DatabaseSync(file);
  const { lastInsertRowid } = db.prepare(sql).run(...values);
  db.close();
  return Number(lastInsertRowid);
}

/** A message that the game has given up. @returns its id */
function giveUp(roomsDir: string, kind: string, payload: object, lane: string): string {
  const now = Date.now();
  const row = change(
    roomsDir,
    "Game",
    `INSERT INTO dead_letters (key, kind, payload, lane, attempts, waits_since, reason, at)
     VALUES (?, ?, ?, ?, 30, ?, 'Error: no answer in time', ?)`,
    `late ${kind}`,
    kind,
    JSON.stringify(payload),
    lane,
    now - 3 * day,
    now - day,
  );
  return `d${row}-${(now - day).toString(36)}`;
}

let gameID: number;
let player: Person & { name: string };

beforeAll(async () => {
  const guest = await beGuest(site.url);
  gameID = await beginGame(site.url, guest.token);
  player = { kind: "guest", id: guest.id, name: guest.username };
  await site.whileStopped((roomsDir) => {
    giveUp(roomsDir, "games", player, `user guest-${guest.id}`);
    giveUp(roomsDir, "juggle", { secret: "a secret" }, "circus");
    change(roomsDir, "Lobby", "INSERT INTO undelivered VALUES ('game', ?, 2, NULL)", String(gameID));
  });
  await site.db.insert(jobs).values({
    kind: "tellGamesChanged",
    lane: "games to a guest",
    payload: { to: player },
    attempts: 30,
    nextAt: 1,
    waitsSince: Date.now() - 5 * day,
    lastError: "Error: away",
    diedAt: Date.now() - day,
  });
});

describe("npm run outbox", () => {
  it("lists, retries and drops what a site on this machine has not delivered", async () => {
    // Two of the game, of which the lobby knows, and a job.
    expect(await call(site.url, "health", { method: "GET" })).toMatchObject({
      status: 200,
      body: { isHealthy: true, outbox: { deadLetters: 3, oldestStuckMs: null } },
    });
    const listed = await outbox(["list"]);
    expect(listed.stderr).toBe("");
    expect(listed.stdout).toContain(
      "jobs/1  dead  tellGamesChanged to games to a guest  30 attempts in 5 days",
    );
    expect(listed.stdout).toMatch(
      /game\/\d+\/d1-\w+ {2}dead {2}games to user guest-\d+ {2}30 attempts in 3 days/,
    );
    expect(listed.stdout).toMatch(/game\/\d+\/d2-\w+ {2}dead {2}juggle to circus/);
    expect(listed.stdout).toContain("    Error: no answer in time\n");
    expect(listed.stdout).not.toContain("secret");

    const [games = "", juggle = ""] = listed.stdout.match(/game\/\S+/g) ?? [];
    expect(await outbox(["retry", games, "jobs/1"])).toMatchObject({
      status: 0,
      stdout: "Tried again: 2.\n",
    });
    const left = async () => (await outbox(["list"])).stdout;
    await expect.poll(left).toMatch(/^game\/\S+ {2}dead {2}juggle[^\n]*\n[^\n]*\n$/);

    expect(await outbox(["drop", juggle, games])).toMatchObject({
      status: 1,
      stdout: "Dropped: 1.\n",
      stderr: `Not there (any more): ${games}\n`,
    });
    await expect.poll(left).toBe("Everything is delivered.\n");
    expect((await call<Health>(site.url, "health", { method: "GET" })).body.outbox?.deadLetters).toBe(0);
    expect(await outbox(["drop", "all"])).toMatchObject({ stdout: "Dropped: 0.\n" });
  });

  it("finds a site elsewhere by its address and its operator's token alone", async () => {
    const token = readRunning(site.dataDir)?.token ?? "";
    const elsewhere = { DATA_DIR: aFolder(), SITE_URL: site.url };
    expect(await outbox(["list"], { ...elsewhere, OPERATOR_TOKEN: token })).toMatchObject({ status: 0 });
    expect(await outbox(["list"], { ...elsewhere, OPERATOR_TOKEN: "wrong" })).toMatchObject({
      status: 1,
      stderr: `The site at ${site.url} has another OPERATOR_TOKEN, or none.\n`,
    });
    expect((await outbox(["list"], { DATA_DIR: aFolder() })).stderr).toContain(
      "set SITE_URL and OPERATOR_TOKEN",
    );
    expect(await outbox(["juggle"])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("npm run outbox"),
    });
  });

  it("leaves nothing out, however many rooms and messages there are, and tries each once", async () => {
    const count = limits.undeliveredListed + 1;
    let last = "";
    await site.whileStopped((roomsDir) => {
      giveUp(roomsDir, "juggle", {}, "circus");
      change(
        roomsDir,
        "Game",
        `INSERT INTO dead_letters (key, kind, payload, lane, attempts, waits_since, reason, at)
         SELECT dead_letters.key || value, kind, payload, lane, attempts, waits_since, reason, at
         FROM dead_letters, json_each(?)`,
        JSON.stringify(Array.from({ length: count - 1 }, (_, i) => i)),
      );
      last = giveUp(roomsDir, "games", player, `user guest-${player.id}`);
      change(roomsDir, "Lobby", "INSERT INTO undelivered VALUES ('game', ?, 2, NULL)", String(gameID));
      // The lobby believes this of rooms that come before the game's. They don't exist.
      change(
        roomsDir,
        "Lobby",
        "INSERT INTO undelivered SELECT 'game', value, 1, NULL FROM json_each(?)",
        JSON.stringify(Array.from({ length: limits.undeliveredRoomsListed }, (_, i) => `0-${i}`)),
      );
    });
    const named = `game/${gameID}/${last}`;
    expect(await outbox(["retry", named])).toEqual({ status: 0, stdout: "Tried again: 1.\n", stderr: "" });
    // These are dead again at once.
    expect(await outbox(["retry", "all"])).toEqual({
      status: 0,
      stdout: `Tried again: ${count}.\n`,
      stderr: "",
    });
    const listed = async () => (await outbox(["list"])).stdout;
    await expect.poll(listed).toContain(`Only the first are listed of: game/${gameID}\n`);
    expect(await outbox(["drop", "all"])).toMatchObject({ status: 0, stdout: `Dropped: ${count}.\n` });
    await expect.poll(listed).toBe("Everything is delivered.\n");
  });
});
