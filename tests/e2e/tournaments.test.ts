import type { Page as Tab } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { withKey } from "#schema/roomKeys.ts";
import { Line } from "#scripts/visitors/line.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { duel } from "./tournamentPeople.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
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

const button = (tab: Tab, key: string, variables?: Record<string, string>) =>
  tab.getByRole("button", { name: t(key, variables), exact: true });
const text = (tab: Tab, key: string, variables?: Record<string, string>) =>
  tab.getByText(t(key, variables), { exact: true }).first();

it("leads four people from the invitation to the table, and everybody to the winner", async () => {
  const { path, link: invitation, room } = await aTournament();
  for (const [usernameToAdd, teamTitle] of [
    ["Anna", "Badgers"],
    ["Cleo", "Foxes"],
  ])
    await room.ask("tournament:private:planAddPlayer", { usernameToAdd, teamTitle });

  const [ben, cleo, dora] = await Promise.all([
    openAs(chromium.browser, site.url, "Ben", invitation),
    openAs(chromium.browser, site.url, "Cleo", path),
    openAs(chromium.browser, site.url, "Dora", invitation),
  ]);
  await button(ben, "tournaments.teams.joinWho", { team: "Badgers" }).click();
  await button(dora, "tournaments.teams.joinWho", { team: "Foxes" }).click();
  await text(dora, "tournaments.signUp.waitFor", { names: "Cleo" }).waitFor();
  await button(cleo, "tournaments.signUp.confirm").click();
  for (const tab of [ben, cleo, dora]) await text(tab, "tournaments.invited.waiting").waitFor();

  const eve = await openTab(chromium.browser);
  await eve.goto(site.url + path);
  await eve.getByRole("heading", { name: duel.title, level: 1 }).waitFor();
  await room.ask("tournament:private:start", {});
  await eve.getByRole("heading", { name: t("tournaments.round.final"), level: 3 }).waitFor();
  expect(await barriersOn(eve)).toEqual([]);
  await room.ask("tournament:private:startGame", { tournamentRound: 0, roundGame: 0 });

  for (const tab of [ben, cleo, dora]) await tab.waitForURL(/\/game\?gameID=\d+/);
  const teams = /Badgers – Foxes|Foxes – Badgers/;
  await eve.getByRole("link", { name: teams }).click();
  await eve.waitForURL(/\/game\?gameID=\d+/);
  expect(new URL(eve.url()).search).toBe(new URL(ben.url()).search);
  await eve.goBack();

  await room.ask("tournament:decideMatch", {
    tournamentRound: 0,
    roundGame: 0,
    ranking: await rankingOf(room, ["Foxes", "Badgers"]),
    reason: "Played on the balcony.",
  });
  await text(eve, "tournaments.podium.won", { team: "Foxes" }).waitFor();
  await text(eve, "tournaments.reason.byHand", { text: "Played on the balcony." }).waitFor();
  await dora.goto(site.url + path);
  await text(dora, "tournaments.podium.wonYou").waitFor();
  room.close();
});

/** The indices of these teams, which are numbered by when they were complete. */
async function rankingOf(room: Line, names: readonly string[]): Promise<number[]> {
  const { tournament } = await room.ask<{ tournament: { teams: { name: string }[] } }>(
    "tournament:private:get",
    {},
  );
  return names.map((name) => tournament.teams.findIndex((team) => team.name === name));
}
