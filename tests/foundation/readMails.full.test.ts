import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { mails } from "#schema/db/mails.ts";
import { root } from "#scripts/process/paths.ts";
import { startSite } from "#scripts/site/site.ts";
import { openDatabase } from "#store/db.ts";
import { goodPassword } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { aFolder } from "#tests/support/folders.ts";

it("npm run mails shows the mails of a site that others visit, to whoever sits at its machine", async () => {
  const dataDir = aFolder();
  const site = await startSite({ dataDir, siteUrl: "https://tac.example.org" });
  onTestFinished(site.stop);
  const read = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, "scripts/read-mails.ts"), ...args], {
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

  const mail = { kind: "addressChanged", recipient: "eve@example.org", locale: "en", createdAt: 1 } as const;
  const data = { username: "Eve", url: "/en/" };
  const kept = { ...mail, data, nextAt: null };
  await openDatabase(site.libsql)
    .insert(mails)
    .values(Array.from({ length: 20 }, () => kept));
  const shown = (text: string) => text.match(/, to \S+@example\.org: /g)?.length;
  const { stdout: latest } = read();
  expect(shown(latest)).toBe(20);
  expect(latest).toMatch(/\nThese are the latest 20\. All: npm run mails -- --all\n$/);
  const { stdout: all } = read("--all");
  expect(shown(all)).toBe(21);
  expect(all).not.toContain("These are the latest");
  expect(read("--al")).toMatchObject({ status: 1, stderr: expect.stringContaining("[-- --all]") });
});
