import { expect, it } from "vitest";
import type { Line } from "#scripts/visitors/line.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { barriersOn } from "./barriers.ts";
import { openAs } from "./openAs.ts";
import { button, text, textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { aPrivateTournament, duel, showPrivate, withMembers } from "./tournamentPeople.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
withMembers(site, ["Anna", "Ben", "Cleo", "Dora"]);
const t = textsIn("en");

it("leads four people from the invitation to the table, and everybody to the winner", async () => {
  const { id, line: room } = await aPrivateTournament(site.url);
  const { path, link } = await showPrivate(id, room);
  for (const [usernameToAdd, teamTitle] of [
    ["Anna", "Badgers"],
    ["Cleo", "Foxes"],
  ])
    await room.ask("tournament:private:planAddPlayer", { usernameToAdd, teamTitle });

  const [ben, cleo, dora] = await Promise.all([
    openAs(chromium.browser, site.url, "Ben", link),
    openAs(chromium.browser, site.url, "Cleo", path),
    openAs(chromium.browser, site.url, "Dora", link),
  ]);
  await button(ben, t, "tournaments.teams.joinWho", { team: "Badgers" }).click();
  await button(dora, t, "tournaments.teams.joinWho", { team: "Foxes" }).click();
  await text(dora, t, "tournaments.signUp.waitFor", { names: "Cleo" }).waitFor();
  await button(cleo, t, "tournaments.signUp.confirm").click();
  for (const tab of [ben, cleo, dora]) await text(tab, t, "tournaments.invited.waiting").waitFor();

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
  await text(eve, t, "tournaments.podium.won", { team: "Foxes" }).waitFor();
  await text(eve, t, "tournaments.reason.byHand", { text: "Played on the balcony." }).waitFor();
  await dora.goto(site.url + path);
  await text(dora, t, "tournaments.podium.wonYou").waitFor();
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
