import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/db/users.ts";
import { root } from "#scripts/process/paths.ts";
import { startSite } from "#scripts/site/site.ts";
import { openDatabase } from "#store/db.ts";
import { aFolder } from "#tests/support/folders.ts";
import { aUser } from "#tests/support/users.ts";

const usage = "npm run admin -- [--moderator | --remove] USERNAME";

function runAdmin(dataDir: string, ...names: string[]) {
  return runAdminIn({ DATA_DIR: dataDir }, ...names);
}

function runAdminIn(env: Record<string, string | undefined>, ...names: string[]) {
  const script = join(root, "scripts/admin.ts");
  return spawnSync(process.execPath, [script, ...names], {
    env: { ...process.env, LIBSQL_URL: "", ...env },
    encoding: "utf8",
  });
}

it("npm run admin makes a player an admin, while the site runs and while it does not", async () => {
  const dataDir = aFolder();
  const site = await startSite({ dataDir });
  try {
    const db = openDatabase(site.libsql);
    const id = await aUser(db, "Ada");
    await aUser(db, "Eve");
    expect(runAdmin(dataDir, "ada")).toMatchObject({ status: 0, stdout: "ada is an admin now.\n" });
    expect(await db.select({ is: users.isAdmin }).from(users).where(eq(users.id, id))).toEqual([
      { is: true },
    ]);
  } finally {
    await site.stop();
  }
  expect(runAdmin(dataDir, "Eve")).toMatchObject({ status: 0 });
  expect(runAdmin(dataDir, "Nobody")).toMatchObject({
    status: 1,
    stderr: "There is no player called Nobody.\n",
  });
  expect(runAdmin(dataDir)).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run admin") });
});

it("npm run admin -- --remove takes both roles away", async () => {
  const dataDir = aFolder();
  const site = await startSite({ dataDir });
  try {
    const db = openDatabase(site.libsql);
    await aUser(db, "Ada", { isAdmin: true, isModerator: true });
    expect(runAdmin(dataDir, "--remove", "ada")).toMatchObject({
      status: 0,
      stdout: "ada is neither an admin nor a moderator now.\n",
    });
    const roles = { isAdmin: users.isAdmin, isModerator: users.isModerator };
    expect(await db.select(roles).from(users)).toEqual([{ isAdmin: false, isModerator: false }]);
    expect(runAdmin(dataDir, "--remove", "Ada")).toMatchObject({
      status: 1,
      stderr: "Ada is neither an admin nor a moderator.\n",
    });
    expect(runAdmin(dataDir, "--remove", "Nobody")).toMatchObject({
      status: 1,
      stderr: "There is no player called Nobody.\n",
    });
  } finally {
    await site.stop();
  }
});

it.each([
  ["without a name", {}, ["--remove"], `Say who: ${usage}\n`],
  ["with two names", {}, ["Ada", "Eve"], `Say who: ${usage}\n`],
  [
    "with an option that is unknown",
    {},
    ["--demote", "Ada"],
    expect.stringMatching(/^Unknown option '--demote'.*USERNAME\n$/),
  ],
  [
    "with both options",
    {},
    ["--moderator", "--remove", "Ada"],
    "Say either --moderator or --remove, which takes both roles away.\n",
  ],
  // As npm passes on `npm run admin --remove Ada`.
  [
    "with an option before the --",
    { npm_config_remove: "true" },
    ["Ada"],
    `Options stand after --: ${usage}\n`,
  ],
])("npm run admin changes nothing %s, and says what it expects", (_what, env, names, stderr) => {
  expect(runAdminIn({ DATA_DIR: aFolder(), ...env }, ...names)).toMatchObject({
    status: 1,
    stdout: "",
    stderr,
  });
});
