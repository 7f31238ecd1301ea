import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requestIDHeader } from "#schema/api/requestID.ts";
import { serverTimeHeader } from "#schema/api/serverTime.ts";
import { startSite } from "#scripts/site/site.ts";
import { call } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";

const isID = /^[0-9a-f]{16}$/;

test("every answer of the Worker carries an id, Cloudflare's own where there is one, and so does the log", async () => {
  const database = await aDatabase();
  const folder = aFolder();
  const site = await startSite({
    dataDir: join(folder, "data"),
    libsqlUrl: database.url,
    libsqlToken: database.token,
    logFile: join(folder, "log"),
  });
  try {
    const idOf = async (path: string, headers = {}) => {
      const answer = await fetch(`${site.url}/${path}`, { headers });
      // Whoever's clock is wrong puts it right by this.
      expect(Number(answer.headers.get(serverTimeHeader))).toBeGreaterThan(begun);
      return answer.headers.get(requestIDHeader);
    };
    const begun = Date.now() - 60_000;
    const paths = [
      "gameApi/getServerVersion",
      "gameApi/nothing",
      "parties/game/1",
      "dev/nothing",
      "",
      "x.js",
    ];
    const ids = await Promise.all(paths.map((path) => idOf(path)));
    for (const id of ids) expect(id).toMatch(isID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await idOf("gameApi/nothing", { "CF-Ray": "230b030023ae2822-FRA" })).toBe("230b030023ae2822");
    expect(await idOf("gameApi/nothing", { "CF-Ray": 'forged "line"' })).toMatch(isID);

    await database.stop();
    const refused = await call(site.url, "guestSession");
    expect(refused.status).toBe(503);
    const logged = () => {
      const lines = readFileSync(join(folder, "log"), "utf8").split("\n").slice(0, -1);
      return lines.map((line) => JSON.parse(line));
    };
    // The answer comes by another way than the line.
    await expect.poll(logged).toContainEqual(
      expect.objectContaining({
        level: "error",
        event: "answered unavailable",
        request: refused.headers.get(requestIDHeader),
        error: expect.objectContaining({ name: "DatabaseError" }),
      }),
    );
  } finally {
    await site.stop();
  }
});
