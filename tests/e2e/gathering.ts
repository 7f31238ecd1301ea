import type { Page as Tab } from "playwright-core";
import { dialogOn, type Say } from "./person.ts";
import type { Table } from "./seat.ts";

/** Opens a private waiting room as the user of this tab, and returns its link. */
export async function openPrivateRoom(tab: Tab, say: Say, url: string, table: Table): Promise<string> {
  await tab.goto(`${url}/en`);
  await tab.getByRole("button", { name: say("waiting.rooms.open") }).click();
  const dialog = dialogOn(tab);
  for (const value of [table.seats, table.teams, table.deck, table.clock, "private"]) {
    if (value !== undefined) await dialog.locator(`label:has(input[value="${value}"])`).click();
  }
  await dialog.locator('button[type="submit"]').click();
  return tab.getByRole("textbox", { name: say("waiting.invitation.private") }).inputValue();
}

/** Follows an invitation and sits down. */
export async function followInvitation(tab: Tab, say: Say, link: string): Promise<void> {
  await tab.goto(link);
  await tab.getByRole("button", { name: say("waiting.state.sitDown") }).click();
  await tab.getByRole("button", { name: say("waiting.state.leave") }).waitFor();
}

/** Everybody in the full room presses Ready. Returns the number of the game that begins. */
export async function beginTogether(tabs: readonly Tab[], say: Say): Promise<number> {
  for (const tab of tabs)
    await tab.getByRole("button", { name: say("waiting.state.ready"), exact: true }).click();
  for (const tab of tabs) await tab.waitForURL(/\/game\?gameID=\d+$/);
  return Number(new URL(tabs[0].url()).searchParams.get("gameID"));
}

/** The name of the guest in this tab. */
export async function guestName(tab: Tab, say: Say): Promise<string> {
  const name: string = await tab.evaluate(
    () => JSON.parse(sessionStorage.getItem("TacUserStorage") ?? "{}").username,
  );
  return say("common.guest", { number: name.slice("guest".length) });
}

/** Puts a bot on a free slot of the room, counted from 1, as its admin. */
export async function putBot(tab: Tab, say: Say, number: number): Promise<void> {
  await tab.getByRole("button", { name: say("waiting.bot.addAt", { number: String(number) }) }).click();
  await dialogOn(tab)
    .getByRole("button")
    .filter({ hasText: say("landing.chooser.level.solid") })
    .click();
  await tab
    .locator(`main [data-slot="${number - 1}"]`)
    .getByText(say("landing.chooser.level.solid"))
    .waitFor();
}
