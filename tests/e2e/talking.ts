import type { Locator, Page as Tab } from "playwright-core";
import { expect } from "vitest";
import { dialogOn, textsIn } from "./person.ts";

const t = textsIn("en");

/** The chat beside the page. */
export function chatOn(tab: Tab): Locator {
  return tab.getByRole("complementary", { name: t("chat.title") });
}

/** Presses the chat button, whose name includes the number of unread messages. */
export async function openChat(tab: Tab, unread: { chats?: number; channels?: number } = {}): Promise<void> {
  const name = [
    t("common.chat.button"),
    ...(unread.chats ? [counted("common.chat.unreadChats", unread.chats)] : []),
    ...(unread.channels ? [counted("common.chat.unreadChannels", unread.channels)] : []),
  ].join(", ");
  await tab.getByRole("button", { name, exact: true }).click();
  await chatOn(tab).getByRole("log").waitFor();
}

/** Opens one of the user's talks and leaves it again: from then on it counts unread messages. */
export async function lookIn(tab: Tab, name: string): Promise<void> {
  await openChat(tab);
  await chatOn(tab).getByRole("heading", { name, exact: true }).waitFor();
  await chatOn(tab)
    .getByRole("textbox", { name: t("chat.write") })
    .waitFor();
  await chatOn(tab)
    .getByRole("button", { name: t("chat.close") })
    .click();
}

/** Chooses a talk in the menu, where its name includes its number of unread messages. */
export async function selectTalk(tab: Tab, name: string, unread = 0): Promise<void> {
  await openMenu(tab);
  const entry = entryOf(tab, name);
  if (unread > 0) await entry.getByText(counted("chat.unread", unread)).waitFor();
  await entry.click();
  await chatOn(tab).getByRole("heading", { name, exact: true }).waitFor();
}

/** A talk in the menu, at its first entry. */
export function entryOf(tab: Tab, name: string): Locator {
  return chatOn(tab).getByRole("navigation").getByRole("button").filter({ hasText: name }).first();
}

export async function openMenu(tab: Tab): Promise<void> {
  const menu = chatOn(tab).getByRole("button", { name: t("chat.menu.title") });
  if ((await menu.getAttribute("aria-expanded")) !== "true") await menu.click();
}

/** Starts a chat with others, found by name; with a title, a group. */
export async function startChat(tab: Tab, names: readonly string[], title?: string): Promise<void> {
  await openMenu(tab);
  await chatOn(tab)
    .getByRole("button", { name: t("chat.newChat.open") })
    .click();
  const dialog = dialogOn(tab);
  for (const name of names) await pick(dialog, name);
  if (title !== undefined) await dialog.getByLabel(t("chat.groupTitle")).fill(title);
  const start = dialog.getByRole("button", { name: t("chat.newChat.start") });
  await start.click();
  const head = chatOn(tab).getByRole("heading", { name: title ?? names[0], exact: true });
  await sendUntil(head, dialog.getByText(t("chat.fault.lost")), start);
}

/** Waits for the result of something sent. Without an answer within two seconds it is marked, and sent again. */
export async function sendUntil(done: Locator, isLost: Locator, again: Locator): Promise<void> {
  await expect
    .poll(async () => {
      if (await isLost.isVisible()) await again.click();
      return done.isVisible();
    })
    .toBe(true);
}

/** Finds a player in a form by the start of the name. */
export async function pick(form: Locator, name: string): Promise<void> {
  await form.getByRole("combobox").fill(name.slice(0, 2));
  await form.getByRole("option", { name }).click();
}

/** Sends a message and waits until it appears. */
export async function write(tab: Tab, body: string): Promise<void> {
  const editor = chatOn(tab).getByRole("textbox", { name: t("chat.write") });
  await editor.fill(body);
  await editor.press("Enter");
  await message(tab, body).waitFor();
}

/** A message with exactly this text. */
export function message(tab: Tab, body: string): Locator {
  return chatOn(tab).getByRole("log").getByText(body, { exact: true });
}

function counted(key: string, count: number): string {
  return t(`${key}_${count === 1 ? "one" : "other"}`, { count: String(count) });
}
