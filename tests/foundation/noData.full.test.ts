import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "#scripts/process/paths.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";

function run(script: string, args: readonly string[], env: Record<string, string>) {
  return spawnSync(process.execPath, [join(root, "scripts", script), ...args], {
    env: { ...process.env, LIBSQL_URL: "", SITE_URL: "", OPERATOR_TOKEN: "", ...env },
    encoding: "utf8",
  });
}

/** Those that need a database; `rejoin` makes one for rooms that have lost theirs. */
const readers: [string, string, string[]][] = [
  ["admin", "admin.ts", ["Ada"]],
  ["mails", "read-mails.ts", []],
  ["statistics", "statistics.ts", ["check"]],
];

it.each([...readers, ["rejoin", "rejoin.ts", ["--yes"]]])(
  "npm run %s says so where there is no site, and makes none",
  (_name, script, args) => {
    const DATA_DIR = join(aFolder(), "data");
    expect(run(script, args, { DATA_DIR })).toMatchObject({
      status: 1,
      stdout: "",
      stderr: `There is no data of a site in ${DATA_DIR}; set its DATA_DIR.\n`,
    });
    expect(existsSync(DATA_DIR)).toBe(false);
  },
);

it.each(readers)(
  "npm run %s says so where the site has its database elsewhere, and makes none",
  (_name, script, args) => {
    const DATA_DIR = aFolder();
    writeFileSync(join(DATA_DIR, "operator.key"), "");
    expect(run(script, args, { DATA_DIR })).toMatchObject({
      status: 1,
      stdout: "",
      stderr: `There is no database in ${DATA_DIR}; if the site has it elsewhere, set LIBSQL_URL.\n`,
    });
    expect(readdirSync(DATA_DIR)).toEqual(["operator.key"]);
  },
);

it("npm run outbox says so where no site has run, and makes none", () => {
  const DATA_DIR = join(aFolder(), "data");
  expect(run("outbox.ts", ["list"], { DATA_DIR })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`No site has run on ${DATA_DIR}.`),
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});

it("for a database elsewhere no folder of data is needed, and rejoin says which one it was", async () => {
  const { url: LIBSQL_URL, token: LIBSQL_AUTH_TOKEN = "", stop } = await aDatabase();
  onTestFinished(stop);
  const DATA_DIR = join(aFolder(), "data");
  const { status, stdout } = run("rejoin.ts", ["--yes"], { DATA_DIR, LIBSQL_URL, LIBSQL_AUTH_TOKEN });
  expect(status).toBe(0);
  expect(stdout).toContain(`The database at ${LIBSQL_URL} goes on`);
  expect(existsSync(DATA_DIR)).toBe(false);
});
