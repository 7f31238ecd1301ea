import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { users } from "#schema/db/users.ts";
import { libsqlFile } from "#scripts/data/backup/files.ts";
import { restore } from "#scripts/data/backup/restore.ts";
import { unpack } from "#scripts/fixture/pack.ts";
import { type Found, look, takenIn } from "#scripts/fixture/populate.ts";
import { root } from "#scripts/process/paths.ts";
import { startSite } from "#scripts/site/site.ts";
import { signIn } from "#scripts/visitors/joining.ts";
import { Line } from "#scripts/visitors/line.ts";
import { playOn } from "#scripts/visitors/playing.ts";
import { write } from "#scripts/visitors/talks.ts";
import { openDatabase } from "#store/db.ts";
import { call } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";
import { ageFile, ageRooms } from "#tests/support/movedClock.ts";

const fixture = join(root, "tests/fixtures/released");

/** The data of the released state, as if it were of this moment. */
async function releasedData(): Promise<string> {
  const [packed, dataDir] = [aFolder(), aFolder()];
  unpack(join(fixture, "site.br"), packed);
  const { madeAt } = await restore(packed, dataDir);
  const byMs = madeAt - Date.now();
  ageRooms(join(dataDir, "rooms/v3"), byMs);
  ageFile(join(dataDir, libsqlFile), byMs);
  return dataDir;
}

it("this code goes on with what the released site has stored: games, chats, waiting rooms, accounts", async () => {
  expect(statSync(join(fixture, "site.br")).size).toBeLessThanOrEqual(300_000);
  const found: Found = JSON.parse(readFileSync(join(fixture, "found.json"), "utf8"));
  expect([found.games.length, found.chats.length]).toEqual([5, 3]);
  const site = await startSite({
    dataDir: await releasedData(),
    withoutRateLimits: true,
    vars: { BOT_DELAY_MS: "1" },
  });
  onTestFinished(site.stop);
  const { url } = site;

  for (const room of found.waiting) expect(await takenIn(url, room)).toBe(room.taken);
  const [, full] = found.waiting;
  const host = await Line.open(url, "waiting", full.waitingID, full.token);
  await host.ask("waiting:readyPlayer", { isReady: true });
  await host.event("waiting:startGame");
  host.close();

  for (const { chatID, member, bodies } of found.chats) {
    const { token } = await signIn(url, member);
    const read = async () => {
      const { messages } = await look<{ messages: { body: string }[] }>(url, "chat", chatID, token);
      return messages.map(({ body }) => body);
    };
    expect(await read()).toEqual(bodies);
    if (member !== "Hanna") continue;
    await write(url, "chat", chatID, token, "Noch da?");
    expect(await read()).toEqual([...bodies, "Noch da?"]);
  }

  const accounts = await openDatabase(site.libsql).select().from(users);
  for (const name of found.accounts.names) {
    expect(accounts.map(({ username }) => username)).toContain(name);
    expect(await signIn(url, name)).toMatchObject({ username: name, token: expect.any(String) });
  }
  for (const gameID of found.finished) {
    const record = await call(url, `getGameRecord?gameID=${gameID}`, { method: "GET" });
    expect(record.status).toBe(200);
  }
  await Promise.all(
    found.games.map(async ({ gameID, tokens, version }) => {
      const before = await look<{ version: number }>(url, "game", String(gameID), tokens[0]);
      expect(before.version).toBe(version);
      const players = tokens.map((token) => ({ session: { token }, gameID }));
      await Promise.all(players.map((player) => playOn(url, player, Number.POSITIVE_INFINITY)));
    }),
  );
});
