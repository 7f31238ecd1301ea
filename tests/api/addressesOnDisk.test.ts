import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { addressKeys } from "#schema/db/addressKeys.ts";
import { failedAttempts } from "#schema/db/attempts.ts";
import { knownAddresses } from "#schema/db/knownAddresses.ts";
import { limits } from "#schema/limits.ts";
import { type Site, startSite } from "#scripts/site/site.ts";
import { openDatabase } from "#store/db.ts";
import { aMember, goodPassword } from "#tests/support/accounts.ts";
import { aFolder } from "#tests/support/folders.ts";

const visitors = ["198.51.100.77", "2001:db8:85a3:8d3:1319:8a2e:370:7348"];
/** What must not be on disk: the addresses as written, as counted, and as hashes that anybody can compute. */
const traces = [...visitors, "2001:db8:85a3:8d3::/64", "2001:db8:85a3:8d3"].flatMap((address) => {
  const hash = createHash("sha256").update(address);
  const digest = hash.digest();
  return [Buffer.from(address), Buffer.from(digest.toString("hex")), digest];
});

const databaseOf = ({ libsql }: Site) => openDatabase(libsql);

/** All files of a folder, by path. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Does everything that is counted by address, from this one. */
async function visit(site: Site, address: string, username: string): Promise<void> {
  const ask = (path: string, body?: object) =>
    fetch(`${site.url}/${path}`, {
      method: body ? "POST" : "GET",
      headers: { "X-Real-IP": address, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
  await aMember(databaseOf(site), username);
  expect((await ask("gameApi/guestSession", {})).status).toBe(200);
  expect((await ask("gameApi/login", { username, password: "wrong guess" })).status).toBe(401);
  expect((await ask("gameApi/login", { username: "Nobody", password: goodPassword })).status).toBe(401);
  expect((await ask("gameApi/login", { username, password: goodPassword })).status).toBe(200);
  expect((await ask("gameApi/login", { username, password: "wrong guess" })).status).toBe(401);
  expect((await ask("gameApi/requestPasswordReset", { username })).status).toBe(204);
  const newcomer = { username: `${username}neu`, email: `${username}neu@example.org`, locale: "de" };
  expect((await ask("gameApi/sign-up", { ...newcomer, password: goodPassword })).status).toBe(201);
  expect((await ask("parties/game/4711")).status).toBe(404);
  expect((await ask("parties/game/%FF")).status).toBe(404);
}

it("no visitor's address is on the disk or in the log, nor anything that can be hashed to from it", async () => {
  const dataDir = aFolder();
  const start = () => startSite({ dataDir, addressHeader: "X-Real-IP", siteUrl: "https://tac.example.org" });
  const logged = vi.spyOn(console, "error");
  const old = join(dataDir, "rooms/v3/ratelimit");
  mkdirSync(old, { recursive: true });
  writeFileSync(join(old, "counts.sqlite"), `an older version has left ${visitors[0]} here`);

  const site = await start();
  for (const [at, address] of visitors.entries()) await visit(site, address, ["Anna", "Berta"][at]);
  const db = databaseOf(site);
  // Make sure that there was something to hide.
  expect(await db.select().from(knownAddresses)).toHaveLength(2);
  expect((await db.select().from(failedAttempts)).length).toBeGreaterThan(4);

  // The key of a day is deleted with its day.
  const today = Math.floor(Date.now() / limits.addressKeyMs);
  await db.insert(addressKeys).values({ day: today - 1, key: "yesterday's" });
  await site.tick();
  expect((await db.select().from(addressKeys)).map(({ day }) => day)).toEqual([today]);
  await site.stop();

  const files = filesIn(dataDir);
  expect(files.some((file) => file.includes("RateLimiter"))).toBe(true);
  const found = files.filter((file) => traces.some((trace) => readFileSync(file).includes(trace)));
  expect(found).toEqual([]);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/198\.51\.100|2001:db8/);

  // The hashes of players' addresses survive a restart, and their secret is not stored with them.
  const again = await start();
  await visit(again, visitors[0], "Clara");
  await fetch(`${again.url}/gameApi/login`, {
    method: "POST",
    headers: { "X-Real-IP": visitors[0], "Content-Type": "application/json" },
    body: JSON.stringify({ username: "Anna", password: goodPassword }),
  });
  const kept = databaseOf(again);
  expect(await kept.select().from(knownAddresses)).toHaveLength(3);
  await again.stop();
  const secret = readFileSync(join(dataDir, "address.key"));
  expect(filesIn(dataDir).filter((file) => readFileSync(file).includes(secret))).toEqual([
    join(dataDir, "address.key"),
  ]);
});
