import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { button, dialogOn, text, textsIn } from "./person.ts";
import { chatOn, message, openChat, write } from "./talking.ts";
import { aPrivateTournament, askAs, beginPrivate, showPrivate, withMembers } from "./tournamentPeople.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
withMembers(site, ["Anna", "Ben", "Cleo", "Dora"]);
const t = textsIn("en");

it("lets a player withdraw the team from the running tournament, after a question, and everybody see it", async () => {
  const { id, line: room } = await aPrivateTournament(site.url);
  await beginPrivate(site.url, id, room);
  const { path } = await showPrivate(id, room);
  const cleo = await openAs(chromium.browser, site.url, "Cleo", path);
  await button(cleo, t, "tournaments.signUp.leave").waitFor();
  await askAs(site.url, "Dora", id, "tournament:withdraw", {});
  await text(cleo, t, "tournaments.withdraw.othersWant", { names: "Dora" }).waitFor();
  await button(cleo, t, "tournaments.signUp.leave").click();
  await dialogOn(cleo)
    .getByText(t("tournaments.withdraw.text", { team: "Füchse" }))
    .waitFor();
  await dialogOn(cleo)
    .getByRole("button", { name: t("tournaments.signUp.leave") })
    .click();
  await text(cleo, t, "tournaments.podium.won", { team: "Dachse" }).waitFor();
  await text(cleo, t, "tournaments.reason.withdrawn").waitFor();
  await text(cleo, t, "tournaments.withdraw.done").waitFor();
  expect(await button(cleo, t, "tournaments.signUp.leave").count()).toBe(0);
  room.close();
});

it("lets the organizer hide messages in the tournament's chat, their own too, by keyboard, for everybody", async () => {
  const { id, line: room } = await aPrivateTournament(site.url);
  const { path } = await showPrivate(id, room);
  await room.ask("tournament:private:planAddPlayer", { usernameToAdd: "Ben", teamTitle: "Badgers" });
  const [anna, ben] = [
    await openAs(chromium.browser, site.url, "Anna", path),
    await openAs(chromium.browser, site.url, "Ben", path),
  ];
  for (const tab of [anna, ben]) {
    await openChat(tab);
    await chatOn(tab)
      .getByRole("heading", { name: t("chat.channel.tournament"), exact: true })
      .waitFor();
  }
  await write(ben, "You are all potatoes");
  await message(anna, "You are all potatoes").waitFor();
  const openLast = async () => {
    await chatOn(anna).getByRole("log").focus();
    await anna.keyboard.press("ArrowUp");
    await anna.keyboard.press("Enter");
  };
  const hideLast = async () => {
    await dialogOn(anna)
      .getByRole("button", { name: t("people.hide.message") })
      .focus();
    await anna.keyboard.press("Enter");
  };
  await openLast();
  await dialogOn(anna).getByLabel(t("people.report.reason")).waitFor();
  await hideLast();
  for (const tab of [anna, ben]) {
    await message(tab, t("chat.hidden")).waitFor();
    expect(await message(tab, "You are all potatoes").count()).toBe(0);
  }
  await dialogOn(anna).waitFor({ state: "hidden" });

  await write(anna, "Potatoes yourselves!");
  await message(ben, "Potatoes yourselves!").waitFor();
  await openLast();
  expect(await barriersOn(anna)).toEqual([]);
  expect(await dialogOn(anna).getByLabel(t("people.report.reason")).count()).toBe(0);
  await hideLast();
  for (const tab of [anna, ben]) {
    await expect.poll(() => message(tab, t("chat.hidden")).count()).toBe(2);
    expect(await message(tab, "Potatoes yourselves!").count()).toBe(0);
  }
  room.close();
});
