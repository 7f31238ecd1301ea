import type { Page as Tab } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { withKey } from "#schema/roomKeys.ts";
import { Line } from "#scripts/visitors/line.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { dialogOn, textsIn } from "./person.ts";
import { chatOn, message, openChat, write } from "./talking.ts";
import { duel } from "./tournamentPeople.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

beforeAll(async () => {
  for (const name of ["Anna", "Ben", "Cleo", "Dora"]) await aMember(site.db, name);
});

/** A private tournament of Anna's, and her line to its room. */
async function aTournament(): Promise<{ path: string; link: string; room: Line }> {
  const { token } = await signIn(site.url, "Anna");
  const lobby = await Line.open(site.url, "lobby", "main", token);
  const { id } = await lobby.ask<{ id: number }>("tournament:private:create", duel);
  lobby.close();
  const room = await Line.open(site.url, "tournament", String(id), token);
  const { invitation } = await room.ask<{ invitation: string }>("tournament:private:getInvitation", {});
  await room.ask("tournament:private:show", { isShown: true });
  const { tournament } = await room.ask<{ tournament: { key: string } }>("tournament:private:get", {});
  const path = `/en/tournament/private/${withKey(String(id), tournament.key)}`;
  return { path, link: `${path}?invitation=${invitation}`, room };
}

/** The number of a tournament at this path. */
const roomOf = (path: string) => path.split("/").at(-1)!.split("-")[0];

const button = (tab: Tab, key: string, variables?: Record<string, string>) =>
  tab.getByRole("button", { name: t(key, variables), exact: true });
const text = (tab: Tab, key: string, variables?: Record<string, string>) =>
  tab.getByText(t(key, variables), { exact: true }).first();

it("lets a player withdraw the team from the running tournament, after a question, and everybody see it", async () => {
  const { path, room } = await aTournament();
  for (const [usernameToAdd, teamTitle] of [
    ["Anna", "Badgers"],
    ["Ben", "Badgers"],
    ["Cleo", "Foxes"],
    ["Dora", "Foxes"],
  ])
    await room.ask("tournament:private:planAddPlayer", { usernameToAdd, teamTitle });
  for (const name of ["Ben", "Cleo", "Dora"]) {
    const line = await Line.open(site.url, "tournament", roomOf(path), (await signIn(site.url, name)).token);
    await line.ask("tournament:private:acceptParticipation", {});
    line.close();
  }
  await room.ask("tournament:private:start", {});
  const cleo = await openAs(chromium.browser, site.url, "Cleo", path);
  await button(cleo, "tournaments.signUp.leave").waitFor();
  const { token } = await signIn(site.url, "Dora");
  const dora = await Line.open(site.url, "tournament", roomOf(path), token);
  await dora.ask("tournament:withdraw", {});
  dora.close();
  await text(cleo, "tournaments.withdraw.othersWant", { names: "Dora" }).waitFor();
  await button(cleo, "tournaments.signUp.leave").click();
  await dialogOn(cleo)
    .getByText(t("tournaments.withdraw.text", { team: "Foxes" }))
    .waitFor();
  await dialogOn(cleo)
    .getByRole("button", { name: t("tournaments.signUp.leave") })
    .click();
  await text(cleo, "tournaments.podium.won", { team: "Badgers" }).waitFor();
  await text(cleo, "tournaments.reason.withdrawn").waitFor();
  await text(cleo, "tournaments.withdraw.done").waitFor();
  expect(await button(cleo, "tournaments.signUp.leave").count()).toBe(0);
  room.close();
});

it("lets the organizer hide messages in the tournament's chat, their own too, by keyboard, for everybody", async () => {
  const { path, room } = await aTournament();
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
