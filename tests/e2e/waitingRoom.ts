import type { Locator, Page as Tab } from "playwright-core";
import { expect } from "vitest";
import { button, dialogOn, textsIn } from "./person.ts";

const t = textsIn("en");

/** Presses the button with this text. */
export async function press(tab: Tab, key: string, variables?: Record<string, string>): Promise<void> {
  await button(tab, t, key, variables).click();
}

/** A slot of the room, counted from 0. */
export function slotOn(tab: Tab, at: number): Locator {
  return tab.locator(`main [data-slot="${at}"]`);
}

/** The last player gets ready in the first of two tabs: both enter the same game, and that is enough. */
export async function startFor(one: Tab, two: Tab): Promise<void> {
  await press(one, "waiting.state.ready");
  const game = /\/en\/game\?gameID=\d+$/;
  await Promise.all([one.waitForURL(game), two.waitForURL(game)]);
  expect(two.url()).toBe(one.url());
  await one.context().close();
  await two.context().close();
}

/** Opens a room with these choices, by name, and waits until it is there. @returns its address */
export async function openRoom(tab: Tab, ...choices: string[]): Promise<string> {
  await press(tab, "waiting.rooms.open");
  for (const choice of choices) await dialogOn(tab).getByText(choice, { exact: true }).click();
  await button(dialogOn(tab), t, "waiting.rooms.open").click();
  await tab.getByRole("heading", { name: t("waiting.room.own") }).waitFor();
  return tab
    .getByLabel(t("waiting.invitation.public"))
    .or(tab.getByLabel(t("waiting.invitation.private")))
    .inputValue();
}

/** Sits down in the room at an address. @returns the user's name there */
export async function sitDown(tab: Tab, at: number): Promise<string> {
  await press(tab, "waiting.state.sitDown");
  await tab.getByRole("button", { name: t("waiting.state.leave") }).waitFor();
  const name = await slotOn(tab, at)
    .getByText(/^Guest \d+$/)
    .textContent();
  return name ?? "";
}
