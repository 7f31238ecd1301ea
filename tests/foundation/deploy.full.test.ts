import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { startLibsql } from "#scripts/data/libsql.ts";
import { checkDatabase } from "#scripts/deploy/checks.ts";
import { dist, root } from "#scripts/process/paths.ts";
import { freePort } from "#scripts/process/ports.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";

it("npm run deploy asks the database for its migrations", async () => {
  const migrated = await aDatabase();
  onTestFinished(migrated.stop);
  const settings = ({ url, token }: { url: string; token: string }) => ({
    LIBSQL_URL: url,
    LIBSQL_AUTH_TOKEN: token,
  });
  expect(await checkDatabase(settings(migrated))).toEqual([]);

  const empty = await startLibsql({ dataDir: aFolder(), port: await freePort() });
  onTestFinished(empty.stop);
  expect(await checkDatabase(settings(empty))).toEqual([
    {
      stops: "deployment",
      what: expect.stringMatching(/lacks \d+ migrations, from 0000_games_of_guests on/),
    },
  ]);
  const nowhere = { LIBSQL_URL: `http://127.0.0.1:${await freePort()}` };
  expect(await checkDatabase(nowhere)).toEqual([
    { stops: "deployment", what: expect.stringContaining("does not answer") },
  ]);
});

it("npm run deploy says what is missing in one list, and does nothing then", async () => {
  const built = statSync(join(dist, "edge/wrangler.json")).mtimeMs;
  // Without a database it can't deploy, wherever this runs.
  const env = { ...process.env, LIBSQL_URL: "" };
  const deploying = promisify(execFile)(process.execPath, [join(root, "scripts/deploy.ts")], { env });
  await expect(deploying).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Missing for a deployment:\n(- .+\n)*- LIBSQL_URL is not set here/),
    stderr: "Nothing was deployed.\n",
  });
  expect(statSync(join(dist, "edge/wrangler.json")).mtimeMs).toBe(built);
});
