import { expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { chatOn, lookIn, message, openChat, selectTalk, startChat, write } from "./talking.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");
const page = "/en/faq";

it("two write to each other, and see what they missed wherever they were", async () => {
  for (const name of ["Anna", "Ben"]) await aMember(site.db, name);
  const anna = await openAs(chromium.browser, site.url, "Anna", page);
  const ben = await openAs(chromium.browser, site.url, "Ben", page);
  await openChat(anna);
  await startChat(anna, ["Ben"]);
  await write(anna, "Hello Ben");
  await write(anna, "<img src=x onerror=alert(1)>");

  await expect.poll(() => ben.title()).toMatch(/^\(2\) /);
  // It opens where something is unread.
  await openChat(ben, { chats: 2 });
  await message(ben, "Hello Ben").waitFor();
  await message(ben, "<img src=x onerror=alert(1)>").waitFor();
  await expect.poll(() => ben.title()).not.toMatch(/^\(/);
  await write(ben, "Look: https://example.org/rules");
  const link = chatOn(anna).getByRole("link", { name: "https://example.org/rules" });
  expect(await link.getAttribute("rel")).toContain("nofollow");

  await ben.goto("about:blank");
  for (const body of ["one", "two", "three"]) await write(anna, body);
  await ben.goBack();
  await chatOn(ben).getByRole("log").waitFor();
  await selectTalk(ben, "Anna");
  await message(ben, "three").waitFor();
  expect(await barriersOn(ben)).toEqual([]);
});

it("what is written in general is counted elsewhere; drafts and what did not arrive stay, also over a reload, and arrive once", async () => {
  for (const name of ["Gero", "Hanna"]) await aMember(site.db, name);
  const gero = await openAs(chromium.browser, site.url, "Gero", page);
  const hanna = await openAs(chromium.browser, site.url, "Hanna", page);
  await lookIn(gero, t("chat.channel.general"));
  let isDeaf = false;
  let isMute = false;
  await hanna.routeWebSocket(/\/parties\/channel\/general/, (wire) => {
    const room = wire.connectToServer();
    wire.onMessage((frame) => {
      if (!isMute) room.send(frame);
    });
    room.onMessage((frame) => {
      if (!isDeaf) wire.send(frame);
    });
  });
  await hanna.reload();
  await openChat(hanna);
  const editor = chatOn(hanna).getByRole("textbox", { name: t("chat.write") });
  await editor.waitFor();
  isDeaf = true;
  await editor.fill("Is anybody here?");
  await editor.press("Enter");
  const again = chatOn(hanna).getByRole("button", { name: t("chat.sendAgain") });
  await again.waitFor();
  isDeaf = false;
  await again.click();
  await again.waitFor({ state: "hidden" });
  await expect.poll(() => message(hanna, "Is anybody here?").count()).toBe(1);

  await openChat(gero, { channels: 1 });
  await message(gero, "Is anybody here?").waitFor();
  await editor.fill("not yet");
  await selectTalk(hanna, t("chat.channel.news"));
  await chatOn(hanna).getByText(t("chat.mayNot.onlyAdmins")).waitFor();
  await write(gero, "Yes");
  await selectTalk(hanna, t("chat.channel.general"), 1);
  await message(hanna, "Yes").waitFor();
  expect(await editor.inputValue()).toBe("not yet");

  isMute = true;
  await editor.fill("Lost on the way");
  await editor.press("Enter");
  await again.waitFor();
  await editor.fill("half a word");
  isMute = false;
  await hanna.reload();
  await again.click();
  await again.waitFor({ state: "hidden" });
  await message(gero, "Lost on the way").waitFor();
  await message(hanna, "Lost on the way").waitFor();
  expect(await message(hanna, "Lost on the way").count()).toBe(1);
  expect(await editor.inputValue()).toBe("half a word");
});
