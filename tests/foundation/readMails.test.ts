import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "#scripts/process/paths.ts";
import { startSite } from "#scripts/site/site.ts";
import { goodPassword } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";

it("npm run mails shows the mails of a site that others visit, to whoever sits at its machine", async () => {
  const dataDir = aFolder();
  const site = await startSite({ dataDir, siteUrl: "https://tac.example.org" });
  onTestFinished(site.stop);
  const read = () =>
    spawnSync(process.execPath, [join(root, "scripts/read-mails.ts")], {
      env: { ...process.env, DATA_DIR: dataDir, LIBSQL_URL: "" },
      encoding: "utf8",
    });
  expect(read()).toMatchObject({ status: 0, stdout: "No mails.\n" });
  const body = { username: "Ada", email: "ada@example.org", password: goodPassword, locale: "en" };
  expect(await call(site.url, "sign-up", { body })).toMatchObject({ status: 201 });
  const { stdout } = read();
  expect(stdout).toContain("to ada@example.org: Welcome to Tac");
  expect(stdout).toMatch(
    /https:\/\/tac\.example\.org\/en\/\?activationUserID=1&activationToken=[0-9a-f]{64}\n/,
  );
});
