import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { site as siteRow } from "#schema/db/site.ts";
import { root } from "#scripts/process/paths.ts";
import { startSite } from "#scripts/site/site.ts";
import { signUp } from "#scripts/visitors/joining.ts";
import { openDatabase } from "#store/db.ts";
import { findSite } from "#store/site.ts";
import { findUserByName } from "#store/users.ts";
import { beGuest, beginGame, call, knock } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";
import { start } from "#tests/support/started.ts";

/** Runs the site on this data while a player signs up and a guest starts a game, and returns their ids. */
async function visit(dataDir: string, username: string) {
  const site = await startSite({ dataDir });
  try {
    await signUp(site.url, username);
    const { token } = await beGuest(site.url);
    const game = await beginGame(site.url, token);
    const user = await findUserByName(openDatabase(site.libsql), username);
    return { user: user?.id, game: Number(game) };
  } finally {
    await site.stop();
  }
}

/** A data folder with the database of one and the rooms of another. */
function madeOf(parts: { libsql?: string; rooms: string }): string {
  const dataDir = aFolder();
  if (parts.libsql) cpSync(join(parts.libsql, "libsql"), join(dataDir, "libsql"), { recursive: true });
  cpSync(join(parts.rooms, "rooms"), join(dataDir, "rooms"), { recursive: true });
  return dataDir;
}

function rejoin(dataDir: string, ...flags: string[]) {
  return spawnSync(process.execPath, [join(root, "scripts/rejoin.ts"), ...flags], {
    env: { ...process.env, DATA_DIR: dataDir, LIBSQL_URL: "" },
    encoding: "utf8",
  });
}

it("a site starts only with a database and rooms of one moment, or when the operator wants it otherwise", async () => {
  const backup = aFolder();
  expect(await visit(backup, "Ada")).toEqual({ user: 1, game: 1 });
  const now = madeOf({ libsql: backup, rooms: backup });
  expect(await visit(now, "Bert")).toEqual({ user: 2, game: 2 });

  const restored = madeOf({ libsql: backup, rooms: now });
  await expect(startSite({ dataDir: restored })).rejects.toThrow(
    /^The database is older than the rooms: they know of 2 users, it of 1; 2 guests, it of 1; 2 games, it of 1\. Restore both/,
  );
  expect(rejoin(restored)).toMatchObject({ status: 1, stderr: expect.stringContaining("-- --yes") });
  expect(rejoin(restored, "--yes")).toMatchObject({ status: 0 });
  expect(await visit(restored, "Cleo")).toEqual({ user: 3, game: 3 });

  const fresh = madeOf({ rooms: now });
  const started = start({ PORT: "0", DATA_DIR: fresh });
  let said = "";
  for (const stream of [started.stdout, started.stderr]) stream?.on("data", (chunk) => (said += chunk));
  expect(await once(started, "close")).toEqual([1, null]);
  expect(said.trim().split("\n").at(-1)).toMatch(/^The rooms belong to another database than this one\. .+$/);
  expect(rejoin(fresh, "--yes")).toMatchObject({
    status: 0,
    stdout: `The database in ${fresh} goes on with the rooms that are there as soon as the site runs.\n`,
  });
  expect(await visit(fresh, "Ada")).toEqual({ user: 3, game: 3 });
});

it("a database that is another all at once gets no call, until it is the right one again", async () => {
  const database = await aDatabase();
  onTestFinished(database.stop);
  const { url: libsqlUrl, token: libsqlToken, db } = database;
  const site = await startSite({ dataDir: aFolder(), libsqlUrl, libsqlToken });
  onTestFinished(site.stop);
  const { token } = await beGuest(site.url);
  const gameID = await beginGame(site.url, token);
  const { id } = await findSite(db);

  await db.update(siteRow).set({ id: "another" }).where(eq(siteRow.row, 1));
  await site.tick();
  const refusal = {
    status: 503,
    body: { error: "unavailable", message: expect.stringContaining("another") },
  };
  expect(await call(site.url, "guestSession")).toMatchObject(refusal);
  expect(await call(site.url, "health", { method: "GET" })).toMatchObject({
    status: 503,
    body: { isHealthy: false, lobby: { answers: true }, mismatch: expect.stringContaining("another") },
  });
  expect(
    await call(site.url, "socketTicket", { token, body: { party: "lobby", room: "main" } }),
  ).toMatchObject(refusal);
  expect(await knock(site.url, `/parties/game/${gameID}`)).toBe(503);
  expect((await fetch(`${site.url}/gameApi/getServerVersion`)).status).toBe(200);

  await db.update(siteRow).set({ id }).where(eq(siteRow.row, 1));
  await site.tick();
  expect(await knock(site.url, `/parties/game/${gameID}`)).toBe(101);
  expect(await call(site.url, "health", { method: "GET" })).toMatchObject({
    status: 200,
    body: { isHealthy: true, mismatch: null },
  });
});
