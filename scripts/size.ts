import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Response, Page as Tab } from "playwright-core";
import { openDatabase } from "#store/db.ts";
import { root } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { startSite } from "./site/site.ts";
import { openBrowser } from "./visitors/browser.ts";
import { type Page, pages } from "./visitors/pages.ts";
import { scriptsUntilUsable, watchForUse, whenUsable } from "./visitors/usable.ts";
import { visit } from "./visitors/visiting.ts";
import { inviteVisitors, type Visitors } from "./visitors/visitors.ts";

/**
 * `npm run size [-- --bars]`: what a first visit loads by itself, in kB (1000 bytes): JavaScript compressed with gzip,
 * sounds and pictures as they are. `untilUsable` is the JavaScript requested before the page's main action was there and
 * enabled, `own` what a plain page does not load. `usableAfterMs` is when the main action was there on a slow line and a
 * slow processor, `paintedAfterMs` when there was something to read on a very slow line: times that `--bars` leaves out.
 * `worker` is the built Worker, compressed. What is needed until a page can be used has a budget; what loads afterwards is
 * only printed. Prints one line of JSON; exits with 1 if a page or the Worker is over its budget.
 */
const budgets: Record<string, Partial<Size>> = {
  landing: { untilUsable: 170, media: 150 },
  advert: { untilUsable: 170, media: 150 },
  game: { untilUsable: 235, media: 150 },
  ...Object.fromEntries(
    [
      "profile",
      "rules",
      "learn",
      "tutorial-board",
      "puzzles",
      "puzzle",
      "replay",
      "tournaments",
      "tournament-running",
    ].map((name) => [name, { media: 150 }]),
  ),
};

/** A little more than it has: whoever opens a site that nobody has used for a while waits until all of it is loaded. */
const workerBudget = 475;

/** A page with hardly anything of its own. */
const plainPage = "faq";

/** A line of 1.6 Mbit/s with 150 ms, and a processor four times slower. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const slowProcessor = { rate: 4 };
/** 3G: 400 kbit/s with 400 ms. */
const verySlowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Size = { untilUsable: number; own: number; javascript: number; media: number; styles: number };

const kindOf: [RegExp, Exclude<keyof Size, "untilUsable" | "own">][] = [
  [/javascript/, "javascript"],
  [/^(image|audio|video|font)\//, "media"],
  [/^text\/css/, "styles"],
];

const withTimes = !process.argv.includes("--bars");

await runScript(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-size-"));
  const site = await startSite({ dataDir, withoutRateLimits: true, vars: { BOT_DELAY_MS: "1" } });
  const browser = await openBrowser();
  try {
    const visitors = await inviteVisitors(site.url, openDatabase(site.libsql));
    const plain = scriptsOf(await loadedBy(browser, site.url, pageCalled(plainPage), visitors));
    const sizes: Record<string, Partial<Size> & { usableAfterMs?: number; paintedAfterMs?: number }> = {};
    for (const name of Object.keys(budgets)) {
      const page = pageCalled(name);
      sizes[name] = sizeOf(await loadedBy(browser, site.url, page, visitors), plain);
      if (!withTimes || page.mainAction === undefined) continue;
      sizes[name].usableAfterMs = await waitOf(browser, site.url, page, visitors);
      sizes[name].paintedAfterMs = await emptinessOf(browser, site.url, page, visitors);
    }
    const worker = kB(gzipSync(readFileSync(join(root, "dist/edge/index.js"))).length);
    const arePagesWithin = Object.entries(budgets).every(([name, budget]) =>
      Object.entries(budget).every(
        ([kind, most]) => (sizes[name][kind as keyof Size] ?? Number.POSITIVE_INFINITY) <= most,
      ),
    );
    const isWithin = arePagesWithin && worker <= workerBudget;
    console.log(
      JSON.stringify({
        unit: "kB",
        ...sizes,
        worker,
        budgets: { ...budgets, worker: workerBudget },
        isWithin,
      }),
    );
    if (!isWithin) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

function pageCalled(name: string): Page {
  const page = pages.find((known) => known.name === name);
  if (!page) throw new Error(`No page is called ${name}.`);
  return page;
}

/** A file that a visit has loaded, and its weight in kB. */
type Loaded = { url: string; kind: (typeof kindOf)[number][1]; weight: number; isNeededForUse: boolean };

async function loadedBy(browser: Browser, url: string, page: Page, visitors: Visitors): Promise<Loaded[]> {
  const responses: Response[] = [];
  const tab = await visit(browser, url, {
    page,
    visitors,
    prepare: async (tab) => {
      if (page.mainAction !== undefined) await watchForUse(tab, page);
    },
    onResponse: (response) => responses.push(response),
  });
  const askedBefore = page.mainAction === undefined ? undefined : await scriptsUntilUsable(tab);
  const loaded: Loaded[] = [];
  for (const response of responses) {
    const kind = kindOf.find(([type]) => type.test(response.headers()["content-type"] ?? ""))?.[1];
    if (!kind || !response.ok()) continue;
    const body = await response.body();
    const weight = (kind === "media" ? body : gzipSync(body)).length / 1000;
    loaded.push({
      url: response.url(),
      kind,
      weight,
      isNeededForUse: askedBefore?.has(response.url()) ?? false,
    });
  }
  await tab.context().close();
  return loaded;
}

function scriptsOf(loaded: readonly Loaded[]): ReadonlySet<string> {
  return new Set(loaded.filter(({ kind }) => kind === "javascript").map(({ url }) => url));
}

/** The sums in kB; without `untilUsable` for a page without a main action. */
function sizeOf(loaded: readonly Loaded[], plain: ReadonlySet<string>): Partial<Size> {
  const sum = (isMeant: (file: Loaded) => boolean) =>
    kB(loaded.filter(isMeant).reduce((total, { weight }) => total + weight, 0) * 1000);
  const isScript = ({ kind }: Loaded) => kind === "javascript";
  return {
    ...(loaded.some(({ isNeededForUse }) => isNeededForUse) && {
      untilUsable: sum((file) => isScript(file) && file.isNeededForUse),
    }),
    own: sum((file) => isScript(file) && !plain.has(file.url)),
    javascript: sum(isScript),
    media: sum(({ kind }) => kind === "media"),
    styles: sum(({ kind }) => kind === "styles"),
  };
}

function kB(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

/** How long it takes on a slow line and a slow processor until the page can be used, in ms. */
async function waitOf(browser: Browser, url: string, page: Page, visitors: Visitors): Promise<number> {
  const tab = await visit(browser, url, {
    page,
    visitors,
    prepare: async (tab) => {
      await watchForUse(tab, page);
      const chromium = await slowDown(tab, slowLine);
      await chromium.send("Emulation.setCPUThrottlingRate", slowProcessor);
    },
  });
  const usableAt = await whenUsable(tab);
  await tab.context().close();
  return Math.round(usableAt);
}

/** How long a tab stays empty on a very slow line, in ms. */
async function emptinessOf(browser: Browser, url: string, page: Page, visitors: Visitors): Promise<number> {
  const tab = await visit(browser, url, {
    page,
    visitors,
    prepare: async (tab) => void (await slowDown(tab, verySlowLine)),
  });
  const paintedAt = await tab.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0].startTime,
  );
  await tab.context().close();
  return Math.round(paintedAt);
}

async function slowDown(tab: Tab, line: typeof slowLine): Promise<CDPSession> {
  const chromium = await tab.context().newCDPSession(tab);
  await chromium.send("Network.enable");
  await chromium.send("Network.emulateNetworkConditions", line);
  return chromium;
}
