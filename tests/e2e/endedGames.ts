import type { Browser, BrowserContextOptions, Page as Tab } from "playwright-core";
import { beginPlaying, type Player, playOn } from "#scripts/visitors/playing.ts";
import { recordOf } from "#tests/support/records.ts";
import { openTab } from "./seat.ts";

/** A game that a guest has played with bots to its end on the site at `url`, once its record is there. */
export async function anEndedGame(url: string): Promise<Player> {
  const player = await beginPlaying(url, { variant: "4x2n", level: "solid" });
  await playOn(url, player, Number.POSITIVE_INFINITY);
  await recordOf(url, player.gameID);
  return player;
}

/** The replay of a game that has ended, at this address, as a spectator sees it. */
export async function openReplayAt(
  browser: Browser,
  address: string,
  options?: BrowserContextOptions,
): Promise<Tab> {
  const tab = await openTab(browser, options);
  await tab.goto(address);
  await tab.locator(".replay-controls").waitFor();
  return tab;
}
