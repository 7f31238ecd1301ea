import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { guests } from "#schema/db/guests.ts";
import { libsqlVars } from "#scripts/data/data.ts";
import { startWalSync } from "#scripts/data/walSync.ts";
import { startSite } from "#scripts/site/site.ts";
import { openDatabase } from "#store/db.ts";
import { call } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";

/** A disk that is slow once it is told to be. The test then answers those who ask whether something is on it. */
async function aSlowDisk() {
  const asked: ServerResponse[] = [];
  const disk = { isSlow: false };
  const server = createServer((_, response) => {
    if (disk.isSlow) asked.push(response);
    else response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const next = async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    return asked.shift() as ServerResponse;
  };
  return Object.assign(disk, {
    syncUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    next,
  });
}

/** Whether a promise has settled by now. */
async function isOver(work: Promise<unknown>): Promise<boolean> {
  const soon = new Promise<boolean>((resolve) => setImmediate(() => resolve(false)));
  return Promise.race([work.then(() => true), soon]);
}

it("what is written is answered when it is on the disk, and what is read at once", async () => {
  const database = await aDatabase();
  onTestFinished(database.stop);
  const disk = await aSlowDisk();
  disk.isSlow = true;
  const db = openDatabase({ ...database, syncUrl: disk.syncUrl });

  const added = db.insert(guests).values({ number: 1, createdAt: 0 }).then();
  const first = await disk.next();
  expect(await db.select({ number: guests.number }).from(guests)).toEqual([{ number: 1 }]);
  expect(await isOver(added)).toBe(false);
  first.writeHead(204).end();
  await added;

  const lost = db.insert(guests).values({ number: 2, createdAt: 0 }).then();
  (await disk.next()).writeHead(500).end();
  await expect(lost).rejects.toThrow();
  expect(disk.asked).toEqual([]);
});

it("a site tells nobody of an account or a session before it is on the disk", async () => {
  const disk = await aSlowDisk();
  const site = await startSite({ dataDir: aFolder(), vars: { LIBSQL_SYNC_URL: disk.syncUrl } });
  onTestFinished(site.stop);
  disk.isSlow = true;
  const guest = call(site.url, "guestSession");
  const theGuest = await disk.next();
  expect(await isOver(guest)).toBe(false);
  theGuest.writeHead(204).end();
  const theSession = await disk.next();
  expect(await isOver(guest)).toBe(false);
  theSession.writeHead(500).end();
  expect(await guest).toMatchObject({ status: 503, body: { error: "unavailable" } });
});

it("the log is synced for whoever has the token alone, and a site whose log can't be synced ends", async () => {
  const database = await aDatabase();
  onTestFinished(database.stop);
  const headers = { Authorization: `Bearer ${database.token}` };
  expect((await fetch(database.syncUrl, { method: "POST", headers })).status).toBe(204);
  expect((await fetch(database.syncUrl, { headers })).status).toBe(401);
  expect((await fetch(database.syncUrl, { method: "POST" })).status).toBe(401);
  expect(libsqlVars(database)).toMatchObject({ LIBSQL_SYNC_URL: database.syncUrl });

  const file = join(aFolder(), "data-wal");
  const sync = await startWalSync({ file, token: "token", port: 0 });
  const ask = () => fetch(sync.url, { method: "POST", headers: { Authorization: "Bearer token" } });
  expect((await ask()).status).toBe(204);
  mkdirSync(file);
  await expect(ask()).rejects.toThrow();
  expect((await sync.failed).message).toContain(`${file} can't be synced: EISDIR`);
});
