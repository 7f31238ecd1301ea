import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { openDatabase } from "#store/db.ts";
import { openBrowser } from "#tests/e2e/browser.ts";
import { type Page, pages } from "./pages.ts";
import { startSite } from "./site.ts";
import { runScript } from "./terminal.ts";
import { visit } from "./visiting.ts";
import { inviteVisitors, type Visitors } from "./visitors.ts";

/**
 * `npm run size`: all that a first visit fetches by itself, in kB (1000 bytes): JavaScript as gzip makes it,
 * sounds and pictures as they are. One line of JSON; 1 if a page is over its budget.
 */
const budgets = {
  landing: { javascript: 200, media: 150 },
  advert: { javascript: 200, media: 150 },
  game: { javascript: 235, media: 150 },
};

type Size = { javascript: number; media: number; styles: number };

const kindOf: [RegExp, keyof Size][] = [
  [/javascript/, "javascript"],
  [/^(image|audio|video|font)\//, "media"],
  [/^text\/css/, "styles"],
];

await runScript(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-size-"));
  const site = await startSite({ dataDir, withoutRateLimits: true, vars: { BOT_DELAY_MS: "1" } });
  const browser = await openBrowser();
  try {
    const visitors = await inviteVisitors(site.url, openDatabase(site.libsql));
    const sizes: Record<string, Size> = {};
    for (const name of Object.keys(budgets)) {
      const page = pages.find((known) => known.name === name);
      if (page) sizes[name] = await sizeOf(browser, site.url, page, visitors);
    }
    const isWithin = Object.entries(budgets).every(
      ([name, budget]) => sizes[name].javascript <= budget.javascript && sizes[name].media <= budget.media,
    );
    console.log(JSON.stringify({ unit: "kB", ...sizes, budgets, isWithin }));
    if (!isWithin) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function sizeOf(browser: Browser, url: string, page: Page, visitors: Visitors): Promise<Size> {
  const responses: Response[] = [];
  const tab = await visit(browser, url, {
    page,
    visitors,
    onResponse: (response) => responses.push(response),
  });
  const size: Size = { javascript: 0, media: 0, styles: 0 };
  for (const response of responses) {
    const kind = kindOf.find(([type]) => type.test(response.headers()["content-type"] ?? ""))?.[1];
    if (!kind || !response.ok()) continue;
    const body = await response.body();
    size[kind] += (kind === "media" ? body : gzipSync(body)).length / 1000;
  }
  await tab.context().close();
  for (const kind of Object.keys(size) as (keyof Size)[]) size[kind] = Math.round(size[kind] * 10) / 10;
  return size;
}
