import { eq } from "drizzle-orm";
import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { users } from "#schema/db/users.ts";
import { commonErrors } from "#schema/protocol/envelope.ts";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { beginTogether, followInvitation, openPrivateRoom, putBot } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import {
  chatOn,
  entryOf,
  lookIn,
  message,
  openChat,
  openMenu,
  pick,
  selectTalk,
  sendUntil,
  startChat,
  write,
} from "./talking.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");
const page = "/en/faq";

it("three form a group, rename it, take somebody in, who is blocked, and leave", async () => {
  for (const name of ["Cleo", "Dora", "Emil"]) await aMember(site.db, name);
  const cleo = await openAs(chromium.browser, site.url, "Cleo", page);
  const dora = await openAs(chromium.browser, site.url, "Dora", page);
  await openChat(cleo);
  await startChat(cleo, ["Dora", "Emil"], "Tuesday");
  await write(cleo, "Who is in?");
  await openChat(dora, { chats: 1 });
  await selectTalk(dora, "Tuesday");
  await write(dora, "I am");
  await message(cleo, "I am").waitFor();

  await edit(dora);
  await dialogOn(dora).getByLabel(t("chat.groupTitle")).fill("Wednesday");
  await dialogOn(dora)
    .getByRole("button", { name: t("chat.edit.save") })
    .click();
  await chatOn(cleo).getByRole("heading", { name: "Wednesday" }).waitFor();
  await dora.keyboard.press("Escape");

  await aMember(site.db, "Fritz");
  await site.db
    .update(users)
    .set({ blockedUntil: Date.UTC(2040, 4, 3, 12) })
    .where(eq(users.username, "Fritz"));
  await edit(cleo);
  await pick(dialogOn(cleo), "Fritz");
  await dialogOn(cleo)
    .getByRole("button", { name: t("chat.edit.addSend") })
    .click();
  await dialogOn(cleo)
    .getByRole("heading", { name: t("chat.edit.members_other", { count: "4" }) })
    .waitFor();
  const fritz = dialogOn(cleo).getByRole("listitem").filter({ hasText: "Fritz" });
  await fritz.getByText(t("chat.edit.blocked", { date: "3 May 2040" })).waitFor();
  await dialogOn(cleo)
    .getByRole("button", { name: t("chat.edit.leave") })
    .click();
  await chatOn(cleo)
    .getByRole("heading", { name: t("chat.channel.general") })
    .waitFor();
  await openMenu(cleo);
  await entryOf(cleo, "Wednesday").waitFor({ state: "detached" });
  await write(dora, "Still here");
});

it("the chat is where and as large as one has made it, also after a reload", async () => {
  const tab = await openTab(chromium.browser, { viewport: { width: 1200, height: 800 } });
  await tab.goto(site.url + page);
  await openChat(tab);
  const edge = chatOn(tab).getByRole("separator", { name: t("chat.resize") });
  await edge.press("ArrowLeft");
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("22");
  await edge.hover();
  await tab.mouse.down();
  await tab.mouse.move(720, 400, { steps: 4 });
  await tab.mouse.up();
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("40");
  await edge.press("Home");
  await expect.poll(() => edge.getAttribute("aria-valuenow")).toBe("10");
  await chatOn(tab)
    .getByRole("button", { name: t("chat.place.title") })
    .click();
  await dialogOn(tab).getByText(t("chat.place.bottom"), { exact: true }).click();
  await tab.keyboard.press("Escape");
  await edge.press("ArrowUp");
  await tab.reload();
  await expect.poll(() => edge.getAttribute("aria-orientation")).toBe("horizontal");
  expect(await edge.getAttribute("aria-valuenow")).toBe("22");
  await chatOn(tab)
    .getByRole("button", { name: t("chat.close") })
    .click();
  await chatOn(tab).waitFor({ state: "detached" });
});

it("who waits together talks, and goes on at the table; who looks on reads", async () => {
  for (const name of ["Ida", "Jan"]) await aMember(site.db, name);
  const ida = await openAs(chromium.browser, site.url, "Ida", page);
  const jan = await openAs(chromium.browser, site.url, "Jan", page);
  const kai = await openTab(chromium.browser);
  const failed = await failOnce(ida, "chat", "chat:getChannel");
  const link = await openPrivateRoom(ida, t, site.url, { seats: "4", teams: "4x2", deck: "n" });
  await followInvitation(jan, t, link);
  await lookIn(jan, t("chat.channel.waiting"));
  for (const number of [3, 4]) await putBot(ida, t, number);
  await openChat(ida);
  await chatOn(ida)
    .getByRole("heading", { name: t("chat.channel.waiting") })
    .waitFor();
  await write(ida, "Ready?");
  await openChat(jan, { channels: 1 });
  await message(jan, "Ready?").waitFor();

  const gameID = await beginTogether([ida, jan], t);
  const channel = t("chat.channel.game", { id: String(gameID) });
  for (const tab of [ida, jan]) {
    await chatOn(tab).getByRole("heading", { name: channel }).waitFor();
    await message(tab, "Ready?").waitFor();
  }
  await write(jan, "Good luck");
  await message(ida, "Good luck").waitFor();
  await kai.goto(`${site.url}/en/game?gameID=${gameID}`);
  await openChat(kai);
  await selectTalk(kai, channel);
  await message(kai, "Good luck").waitFor();
  expect(await chatOn(kai).getByRole("textbox").count()).toBe(0);

  await startChat(ida, ["Jan"]);
  const editor = chatOn(ida).getByRole("textbox", { name: t("chat.write") });
  // The composer says it before anything is sent, also if its first question fails, and so does the button.
  await chatOn(ida).getByText(t("chat.forTable")).waitFor();
  expect(failed).toHaveLength(1);
  await chatOn(ida)
    .getByRole("button", { name: t("chat.sendToTable") })
    .waitFor();
  await editor.fill("Play your ace");
  await editor.press("Enter");
  const again = chatOn(ida).getByRole("button", { name: t("chat.sendAgain") });
  const moved = chatOn(ida).getByText(t("chat.mayNotUse"));
  await sendUntil(moved, again, again);
  await chatOn(ida)
    .getByRole("button", { name: t("chat.toGameChannel") })
    .click();
  for (const tab of [ida, jan]) await message(tab, "Play your ace").waitFor();
});

/**
 * The rooms of a party fail to answer the first request of this type, from the tab's next page on. @returns the failed
 * requests
 */
async function failOnce(tab: Tab, party: string, type: string): Promise<string[]> {
  const failed: string[] = [];
  await tab.routeWebSocket(new RegExp(`/parties/${party}/`), (wire) => {
    const room = wire.connectToServer();
    wire.onMessage((frame) => {
      const isFirst = failed.length === 0 && String(frame).includes(`"type":"${type}"`);
      if (!isFirst) {
        room.send(frame);
        return;
      }
      const { id: re } = JSON.parse(String(frame));
      failed.push(re);
      wire.send(JSON.stringify({ re, status: commonErrors.internal, error: "internal" }));
    });
  });
  return failed;
}

/** Opens the actions for the chat on screen. */
async function edit(tab: Tab): Promise<void> {
  await chatOn(tab)
    .getByRole("button", { name: t("chat.edit.title") })
    .click();
  await dialogOn(tab).waitFor();
}
