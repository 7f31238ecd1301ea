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

function runAdmin(dataDir: string, ...names: string[]) {
  const script = join(root, "scripts/admin.ts");
  return spawnSync(process.execPath, [script, ...names], {
    env: { ...process.env, DATA_DIR: dataDir, LIBSQL_URL: "" },
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
