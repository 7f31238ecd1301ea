import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./process/paths.ts";
import { runScript } from "./process/terminal.ts";
import { startSite } from "./site/site.ts";
import { openBrowser, openProfile } from "./visitors/browser.ts";

/** `node scripts/social.ts`: takes the picture that other sites show beside a link to this one, of our own table. */
const size = { width: 1200, height: 630 };
const board = 600;

await runScript(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "tac-social-"));
  const site = await startSite({ dataDir, withoutRateLimits: true });
  const browser = await openBrowser();
  try {
    const context = await openProfile(browser, {
      viewport: { width: 1440, height: 1000 },
      reducedMotion: "reduce",
    });
    const tab = await context.newPage();
    await tab.goto(`${site.url}/de`);
    const table = tab.locator("main figure svg").first();
    // After some moves there is something on the table.
    await tab.waitForTimeout(12_000);
    const picture = (await table.screenshot({ scale: "css", animations: "disabled" })).toString("base64");
    await tab.setViewportSize(size);
    await tab.setContent(`<body style="margin:0;height:100vh;box-sizing:border-box;padding:0 60px;display:flex;align-items:center;
      justify-content:space-between;background:#f5f6f7;color:#1a1e23;font-family:system-ui,sans-serif">
      <div style="display:grid;gap:24px"><img src="${site.url}/icon.svg" width="150">
      <div style="font-size:120px;font-weight:700;line-height:1;letter-spacing:-0.02em">Tac<br>online</div></div>
      <img src="data:image/png;base64,${picture}" width="${board}" height="${board}" style="object-fit:contain">`);
    await tab.waitForLoadState("networkidle");
    await tab.screenshot({ path: join(root, "public/social.png") });
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
