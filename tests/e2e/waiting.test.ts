import { describe, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { putBot } from "./gathering.ts";
import { openNew } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { openRoom, press, sitDown, slotOn, startFor } from "./waitingRoom.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();
const t = textsIn("en");

/** A user's browser, on a page of the site. */
const openTab = (path = "/en") => openNew(chromium.browser, site.url + path);

describe("a private room", () => {
  it("is found by its link, filled, changed, and becomes a game for all who sit in it", async () => {
    const host = await openTab();
    const link = await openRoom(host, t("waiting.access.private"));
    const friend = await openTab();
    await friend.getByText(t("waiting.rooms.empty")).waitFor();
    await friend.goto(link);
    const name = await sitDown(friend, 1);
    await slotOn(host, 1).getByText(name).waitFor();

    await slotOn(friend, 1)
      .getByRole("button", { name: t("waiting.color.change", { color: "" }) })
      .click();
    await dialogOn(friend)
      .getByRole("button", { name: t("waiting.color.pink") })
      .click();
    await slotOn(friend, 1)
      .getByRole("button", { name: t("waiting.color.change", { color: t("waiting.color.pink") }) })
      .waitFor();

    await putBot(host, t, 3, "beginner");
    await press(host, "waiting.bot.remove", {
      name: (await slotOn(host, 2).getByText(/^Bot/).textContent()) ?? "",
    });
    await slotOn(host, 2).getByText(t("waiting.slot.free")).waitFor();
    await press(host, "waiting.slot.down", { name });
    await slotOn(friend, 2).getByText(name).waitFor();

    await putBot(host, t, 2, "beginner");
    await putBot(host, t, 4, "beginner");
    for (const tab of [friend, host])
      await tab.getByRole("status").getByText(t("waiting.state.full")).waitFor();
    await friend.reload();
    await slotOn(friend, 2).getByText(name).waitFor();
    await press(friend, "waiting.state.ready");
    await slotOn(host, 2).getByText(t("waiting.slot.ready"), { exact: true }).waitFor();
    await startFor(host, friend);
  });
});

it("public rooms are listed, filtered, and lead in", async () => {
  const host = await openTab();
  await openRoom(host, "6", t("landing.chooser.team.6x3"));
  const friend = await openTab();
  const room = friend.getByRole("heading", { name: new RegExp(t("landing.chooser.team.6x3")) });
  await room.waitFor();
  await press(friend, "waiting.filter.show");
  const seats = friend.getByLabel(t("landing.chooser.seats"), { exact: true });
  await seats.selectOption("4");
  await friend.getByText(t("waiting.rooms.noMatch")).waitFor();
  await press(friend, "waiting.rooms.showAll");
  await room.waitFor();
  await friend.getByRole("link", { name: t("waiting.rooms.enter"), exact: true }).click();
  await sitDown(friend, 1);
  await press(host, "waiting.state.leave");
  // The remaining player owns the room now.
  await friend.getByRole("heading", { name: t("waiting.room.own") }).waitFor();
  await host.context().close();
  await friend.context().close();
});
