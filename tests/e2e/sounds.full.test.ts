import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { playOn } from "#scripts/visitors/playing.ts";
import { withSite } from "#tests/support/site.ts";
import { openPrivateRoom, putBot } from "./gathering.ts";
import { textsIn, tokenOf } from "./person.ts";
import { endOf, openTab, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

/** The first tone of some sounds, in Hz. */
const tones = { full: 784, turn: 659, won: 523, lost: 440 };

/** A tab that records the tones that it plays; `volume` is 0 to 100. */
async function listen(volume: number): Promise<Tab> {
  const tab = await openTab(chromium.browser);
  await tab.addInitScript((loudness) => {
    localStorage.setItem("TacVolume", String(loudness));
    const heard: number[] = [];
    Object.assign(window, { heard });
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      const oscillator = create.call(this);
      const { frequency } = oscillator;
      const set = frequency.setValueAtTime;
      frequency.setValueAtTime = (tone, at) => {
        heard.push(tone);
        return set.call(frequency, tone, at);
      };
      return oscillator;
    };
  }, volume);
  return tab;
}

const heardIn = (tab: Tab) => tab.evaluate(() => (window as unknown as { heard: number[] }).heard);

/** Fills a waiting room and starts its game. @returns the game's number, once it is the user's turn in it */
async function beginWithBots(tab: Tab): Promise<number> {
  await openPrivateRoom(tab, t, site.url, { seats: "4" });
  for (const number of [2, 3]) await putBot(tab, t, number, "beginner");
  await putBot(tab, t, 4, "beginner");
  await tab.getByText(t("waiting.state.full"), { exact: true }).waitFor();
  await tab.getByRole("button", { name: t("waiting.state.ready"), exact: true }).click();
  await tab.waitForURL(/\/game\?gameID=\d+$/);
  await situation(tab);
  return Number(new URL(tab.url()).searchParams.get("gameID"));
}

it("a full room, one's turn and the end of a game are heard", async () => {
  const tab = await listen(60);
  const gameID = await beginWithBots(tab);
  expect(await heardIn(tab)).toContain(tones.full);
  await playOn(site.url, { session: { token: await tokenOf(tab) }, gameID }, Number.POSITIVE_INFINITY);
  const end = await endOf(tab).getAttribute("data-end");
  await expect.poll(() => heardIn(tab)).toContain(end === "won" ? tones.won : tones.lost);
  expect(await heardIn(tab)).toContain(tones.turn);
});

it("nothing is heard where the volume is 0", async () => {
  const tab = await listen(0);
  const gameID = await beginWithBots(tab);
  await playOn(site.url, { session: { token: await tokenOf(tab) }, gameID }, 4);
  await situation(tab);
  expect(await heardIn(tab)).toEqual([]);
});
