import type { Browser, BrowserContext, BrowserContextOptions, Response, Page as Tab } from "playwright-core";
import { openProfile } from "./browser.ts";
import type { Page } from "./pages.ts";
import type { Visitors } from "./visitors.ts";

/** How long a page may go on loading, in ms. */
const restMs = 10_000;
/** What Chromium says when a visitor leaves a room before its socket is open, which is no fault of the page. */
const leftAtOnce =
  /^WebSocket connection to .* failed: WebSocket is closed before the connection is established\.$/;

/**
 * Opens a page in a tab of its own and waits until it can be used. `prepare` gets the tab before that, `onLoaded` before
 * anything is pressed, `onResponse` everything that it loads, `onComplaint` every error and warning of its console that
 * may be the page's fault.
 */
export async function visit(
  browser: Browser,
  url: string,
  {
    page,
    visitors,
    options,
    prepare,
    onLoaded,
    onResponse,
    onComplaint,
  }: {
    page: Page;
    visitors: Visitors;
    options?: BrowserContextOptions;
    prepare?: (tab: Tab) => Promise<void>;
    onLoaded?: (tab: Tab) => Promise<void>;
    onResponse?: (response: Response) => void;
    onComplaint?: (complaint: string) => void;
  },
): Promise<Tab> {
  const context = await openProfile(browser, { locale: "de-DE", reducedMotion: "reduce", ...options });
  const session = sessionOf(page, visitors);
  if (session) {
    const stored = JSON.stringify(JSON.stringify(session));
    await context.addInitScript({ content: `sessionStorage.setItem("TacUserStorage", ${stored})` });
  }
  for (const entry of Object.entries(page.stored ?? {})) {
    const [key, value] = entry.map((text) => JSON.stringify(text));
    await context.addInitScript({ content: `localStorage.setItem(${key}, ${value})` });
  }
  if (page.isCutOff) await cutOff(context);
  for (const [call, json] of Object.entries(page.answers ?? {}))
    await context.route(`**/gameApi/${call}`, (route) => route.fulfill({ json }));
  if (onResponse) context.on("response", onResponse);
  const tab = await context.newPage();
  await prepare?.(tab);
  tab.on("pageerror", (error) => onComplaint?.(error.message));
  tab.on("console", (message) => {
    const { url: source } = message.location();
    const isComplaint = ["error", "warning"].includes(message.type()) && !leftAtOnce.test(message.text());
    if (isComplaint) onComplaint?.(`${message.text()} (${source})`);
  });
  const { gameID: game } = page.hasEnded ? visitors.ended : visitors.player;
  await tab.goto(url + page.path({ game, ...visitors.rooms }));
  await comeToRest(tab);
  await onLoaded?.(tab);
  if (page.scrollTo !== undefined) await tab.locator(page.scrollTo).first().scrollIntoViewIfNeeded();
  for (const [label, text] of Object.entries(page.fill ?? {}))
    await tab.getByLabel(label, { exact: true }).fill(text);
  for (const name of page.press ?? []) {
    // The choices in a dialog are labels of radio buttons.
    const choice = tab.locator("dialog[open] fieldset label").getByText(name, { exact: true });
    await tab.getByRole("button", { name, exact: true }).or(choice).click();
  }
  for (const selector of page.pressAt ?? []) await tab.locator(selector).first().dispatchEvent("click");
  await tab.locator(page.ready).first().waitFor({ state: "visible" });
  return tab;
}

/** The pages of this profile believe that there is no network, and can still load their code. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    content: 'Object.defineProperty(Navigator.prototype, "onLine", { get: () => false })',
  });
  await context.route("**/gameApi/getServerVersion", (route) => route.fulfill({ status: 404 }));
}

/**
 * Waits for what a page still loads once it is there, and until it waits for nothing itself, which on a busy machine may
 * take longer; with a timeout, because the browser may miss the end of a request.
 */
async function comeToRest(tab: Tab): Promise<void> {
  const inTime = (wait: Promise<unknown>) =>
    wait.catch((error: Error) => {
      if (error.name !== "TimeoutError") throw error;
    });
  await inTime(tab.waitForLoadState("networkidle", { timeout: restMs }));
  await inTime(tab.locator("main .tac-waiting").first().waitFor({ state: "detached", timeout: restMs }));
}

function sessionOf({ as }: Page, { player, ...others }: Visitors) {
  return { ...others, player: player.session, stranger: undefined }[as];
}
