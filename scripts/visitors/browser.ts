import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
} from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser with an empty profile: the machine's own if there is one, else the one from npm. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await choices());
}

/** A browser that other processes share; each has profiles of its own, which end with its connection. */
export async function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await choices()), host: "127.0.0.1" });
}

/** Shares the browser that is served at this address. */
export function shareBrowser(address: string): Promise<Browser> {
  return chromium.connect(address);
}

async function choices() {
  return { headless: true, args: flags, executablePath: await chromiumPath() };
}

/** A new profile of a returning visitor: a new visitor is sent to the advert page first. */
export async function openProfile(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript({ content: 'localStorage.setItem("alreadyVisited", "true")' });
  return context;
}

/** The path of the browser. The one from npm is unpacked for that, which takes seconds. */
export async function chromiumPath(): Promise<string> {
  const own = process.env.CHROMIUM_PATH || onPath("chromium");
  if (own) return own;
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}

function onPath(name: string): string | undefined {
  const places = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return places.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
