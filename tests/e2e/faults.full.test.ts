import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { ClientError } from "#schema/api/clientErrors.ts";
import { requestIDHeader } from "#schema/api/requestID.ts";
import { openProfile } from "#scripts/visitors/browser.ts";
import { withSite } from "#tests/support/site.ts";
import { withBrowser } from "./withBrowser.ts";

const folder = mkdtempSync(join(tmpdir(), "tac-faults-"));
const logFile = join(folder, "log");
afterAll(() => rmSync(folder, { recursive: true }));
const site = withSite({ logFile });
const chromium = withBrowser();

/** A tab, the errors that it has reported, and the scripts that it has loaded. */
async function open(path: string) {
  const context = await openProfile(chromium.browser, { locale: "en-GB" });
  const page = await context.newPage();
  const reports: ClientError[] = [];
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/gameApi/clientError")) reports.push(request.postDataJSON());
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(site.url + path);
  return { page, reports, scripts };
}

it("what fails in a browser reaches the operator's log, without what is personal, and loads nothing before", async () => {
  const { page, reports, scripts } = await open("/en/?ref=secret");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  expect(reports).toEqual([]);
  const isReporter = (url: string) => /\/failed-[^/]*\.js$/.test(url);
  expect(scripts.filter(isReporter)).toEqual([]);

  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("nothing for ada@example.org");
    });
    void Promise.reject(new Error('no "word between friends"'));
  });
  await expect.poll(() => reports.map(({ kind }) => kind).sort()).toEqual(["promise", "script"]);
  expect(scripts.filter(isReporter).length).toBe(1);
  // What was reported is not reported again.
  await page.evaluate(() => void Promise.reject(new Error("nothing for ada@example.org")));
  const logged = () => (existsSync(logFile) ? readFileSync(logFile, "utf8") : "");
  for (const kind of ["promise", "script"]) await expect.poll(logged).toContain(`"${kind}"`);
  const log = logged();
  expect(log).toContain('"event":"client error"');
  expect(log).toContain("nothing for …");
  expect(log).not.toMatch(/ada@|friends|secret/);
  expect(reports).toHaveLength(2);
  expect(JSON.stringify(reports)).not.toContain("secret");
  await page.context().close();
});

it.each([
  ["/de", "Jetzt spielen", "Der Server hat einen Fehler gemeldet."],
  ["/en", "Play now", "The server reported an error."],
  ["/ru", "Играть", "Сервер сообщил об ошибке."],
])(
  "a fault of the site's own is shown at %s with the request's id, by which the log names it",
  async (path, play, text) => {
    const { page } = await open(path);
    const id = "0123456789abcdef";
    await page.route("**/gameApi/{guestSession,createGame}", (route) =>
      route.fulfill({
        status: 500,
        headers: { [requestIDHeader]: id },
        json: { error: "internal", message: "" },
      }),
    );
    await page.getByRole("button", { name: play, exact: true }).click();
    const alert = page.getByRole("alert").filter({ hasText: text });
    await alert.getByText(`(${id})`).waitFor();
    await page.context().close();
  },
);
