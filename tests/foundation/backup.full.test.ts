import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { asc, eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { messages } from "#schema/db/messages.ts";
import { root } from "#scripts/process/paths.ts";
import { readRunning } from "#scripts/site/running.ts";
import { startSite } from "#scripts/site/site.ts";
import { Line } from "#scripts/visitors/line.ts";
import { beginPlaying, playOn } from "#scripts/visitors/playing.ts";
import { openDatabase } from "#store/db.ts";
import { signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";
import { Liveliness } from "#tests/support/liveliness.ts";

/** How a script ends, and what it prints, while this process goes on. */
async function run(script: string, dataDir: string, ...parameters: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, LIBSQL_URL: "" };
  const running = promisify(execFile)(process.execPath, [join(root, script), ...parameters], { env });
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}
const backUp = (dataDir: string, folder: string) => run("scripts/backup.ts", dataDir, folder);
const restore = (dataDir: string, folder: string) => run("scripts/restore.ts", dataDir, folder);

/** A site on this data whose bots don't think, until the end of the test. */
async function aSite(dataDir: string) {
  const site = await startSite({ dataDir, withoutRateLimits: true, vars: { BOT_DELAY_MS: "1" } });
  onTestFinished(site.stop);
  return site;
}

it("a backup of a busy site has everything that was acknowledged before, and the restored site goes on with it", async () => {
  const [dataDir, elsewhere, folder] = [aFolder(), aFolder(), join(aFolder(), "backup")];
  const site = await aSite(dataDir);
  const db = openDatabase(site.libsql);
  const life = await Liveliness.come(site.url, db, "Bac");
  const { people, waiting } = life;
  const session = { username: people[2].name, token: people[2].token };
  const finished = await beginPlaying(site.url, { variant: "4x2m", level: "beginner" }, session);
  await Promise.all([
    ...[people[0], people[1], people[3], people[4]].map((person) => life.play(person)),
    life.talk(people[2], people[3]),
    life.talk(people[0], people[4]),
    life.talk(people[1], people[0]),
    playOn(site.url, finished, Number.POSITIVE_INFINITY),
  ]);

  const before = life.soFar();
  const made = await backUp(dataDir, folder);
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(/is whole: .+\nThe site stood still for \d+ ms\.\n$/),
  });
  const during = life.soFar();
  await life.stop();
  expect([...during.messages.values()].flat().length).toBeGreaterThan(
    [...before.messages.values()].flat().length,
  );
  console.log(made.said.trim());

  expect(await restore(elsewhere, folder)).toMatchObject({ code: 0 });
  const restored = await aSite(elsewhere);
  expect(readRunning(elsewhere)?.token).toBe(readRunning(dataDir)?.token);
  const itsDb = openDatabase(restored.libsql);

  const record = () => call(restored.url, `getGameRecord?gameID=${finished.gameID}`, { method: "GET" });
  await expect.poll(async () => (await record()).status).toBe(200);
  for (const [chatid, said] of before.messages) {
    const copied = async () => {
      const rows = await itsDb
        .select({ body: messages.body })
        .from(messages)
        .where(eq(messages.room, chatid))
        .orderBy(asc(messages.number));
      return rows.map(({ body }) => body);
    };
    await expect.poll(copied).toEqual(expect.arrayContaining(said));
    const bodies = await copied();
    expect(new Set(bodies).size).toBe(bodies.length);
  }
  await Promise.all(
    [...before.games].map(async ([gameID, { token, version }]) => {
      const line = await Line.open(restored.url, "game", String(gameID), token);
      const snapshot = await line.event<{ version: number }>("game:snapshot");
      line.close();
      expect(snapshot.version).toBeGreaterThanOrEqual(version);
      await playOn(restored.url, { session: { token }, gameID }, Number.POSITIVE_INFINITY);
    }),
  );
  const members = await Promise.all(
    waiting.members.map(({ token }) => Line.open(restored.url, "waiting", waiting.waitingID, token)),
  );
  // Some may have been ready before, and it begins with the last of them.
  for (const member of members)
    await member.ask("waiting:readyPlayer", { isReady: true }).catch((error) => {
      if (!String(error).endsWith("starting")) throw error;
    });
  const { gameID } = await members[0].event<{ gameID: number }>("waiting:startGame");
  expect([...during.games.keys()]).not.toContain(gameID);
  for (const member of members) member.close();
  for (const { name } of people) expect(await signIn(restored.url, name)).toMatchObject({ username: name });
  expect(await run("scripts/statistics.ts", elsewhere, "check")).toMatchObject({ code: 0 });
});

it("npm run backup and npm run restore refuse what would lose something, and say why", async () => {
  const [nothing, dataDir, elsewhere, folder] = [aFolder(), aFolder(), aFolder(), join(aFolder(), "backup")];
  const refuses = (said: string) => ({ code: 1, said: expect.stringContaining(said) });
  expect(await backUp(nothing, folder)).toEqual(refuses(`There is no data of a site in ${nothing}.`));
  expect(readdirSync(nothing)).toEqual([]);

  const site = await startSite({ dataDir });
  await site.stop();
  expect(await backUp(dataDir, join(dataDir, "backup"))).toEqual(refuses("can't be in the data folder"));
  mkdirSync(folder);
  writeFileSync(join(folder, "letter"), "");
  expect(await backUp(dataDir, folder)).toEqual(refuses(`${folder} is not empty`));
  rmSync(join(folder, "letter"));
  const made = await backUp(dataDir, folder);
  expect(made).toEqual({ code: 0, said: expect.not.stringContaining("stood still") });

  expect(await restore(dataDir, folder)).toEqual(refuses(`There is data of a site in ${dataDir}`));
  const whole = readdirSync(folder);
  const damaged = join(folder, "vapid.json");
  writeFileSync(damaged, "{}");
  expect(await restore(elsewhere, folder)).toEqual(refuses("damaged: vapid.json is not as it was written"));
  rmSync(join(folder, "manifest.json"));
  expect(await restore(elsewhere, folder)).toEqual(refuses("has no manifest.json"));
  expect(whole).toContain("manifest.json");
  expect(readdirSync(elsewhere)).toEqual([]);

  writeFileSync(join(elsewhere, "restoring"), "");
  await expect(startSite({ dataDir: elsewhere })).rejects.toThrow("was cut off");
});
