import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { letTournamentAge } from "#tests/support/tournament/dates.ts";
import { barriersOn } from "./barriers.ts";
import { fill } from "./person.ts";
import { endOf, playTogether, situation } from "./seat.ts";
import { pick } from "./talking.ts";
import {
  aPrivateTournament,
  beginPrivate,
  button,
  dialogOf,
  followInvitation,
  followToast,
  type Somebody,
  suggestName,
  teamNameIn,
  text,
  wakeTournament,
  withPeople,
} from "./tournamentPeople.ts";

const { site, comeTo } = withPeople(["Anna", "Ben", "Cleo", "Dora"]);

const title = "Кубок соседей";

it("leads four people from the creation of a private tournament to the end of its clock", async () => {
  const [anna, ben, cleo, dora] = await Promise.all([
    comeTo("Anna", "ru", "desktop"),
    comeTo("Ben", "de", "phone"),
    comeTo("Cleo", "en", "desktop"),
    comeTo("Dora", "ru", "phone"),
  ]);
  const four = [anna, ben, cleo, dora];
  const id = await create(anna);
  const path = `/tournament/private/${id}`;

  const badgers = await planOwnTeam(anna, ben);
  await planTeam(anna, "Лисицы", cleo);
  await text(anna, "tournamentAdmin.start.places_one", { count: "1" }).waitFor();
  expect(await barriersOn(anna.tab)).toEqual([]);
  for (const [one, asked] of [
    [ben, { team: badgers, partners: "Anna" }],
    [cleo, { team: "Лисицы" }],
  ] as const) {
    await followInvitation(one, { by: "Anna", ...asked });
    await button(one, "tournaments.signUp.confirm").click();
  }
  await text(ben, "tournaments.invited.waiting").waitFor();
  await text(cleo, "tournaments.signUp.free_one").waitFor();
  await dora.tab.goto(await invitationOf(anna));
  const join = button(dora, "tournaments.teams.joinWho", { team: "Лисицы" });
  await join.waitFor();
  expect(await barriersOn(dora.tab)).toEqual([]);
  await join.click();
  await text(dora, "tournaments.invited.waiting").waitFor();

  await text(anna, "tournamentAdmin.start.ready").waitFor();
  await button(anna, "tournamentAdmin.start.start").click();
  // The game begins by itself, because everybody is there: it takes along whoever looks at the tournament.
  await followToast(anna, "news.gameStarted", "toGame");
  for (const { tab } of four) {
    await tab.waitForURL(/\/game\?gameID=\d+$/);
    await situation(tab);
  }
  // One card from each player in the trade, and one round of cards.
  const tabs = four.map(({ tab }) => tab);
  await playTogether(tabs, 4 + 4);

  await site.whileStopped((roomsDir) => letTournamentAge(roomsDir, id, limits.tournamentGameTimeMs.usual));
  for (const tab of tabs) {
    await tab.reload();
    await tab.locator("[data-version]").waitFor();
  }
  await wakeTournament(site.url, id, "Anna");
  for (const tab of tabs) await endOf(tab).waitFor();
  const ends = await Promise.all(tabs.map((tab) => endOf(tab).getAttribute("data-end")));
  const [winners, losers] =
    ends[0] === "won"
      ? [
          [anna, ben],
          [cleo, dora],
        ]
      : [
          [cleo, dora],
          [anna, ben],
        ];
  const winner = winners.includes(anna) ? badgers : "Лисицы";
  expect(ends).toEqual(four.map((one) => (winners.includes(one) ? "won" : "other")));
  for (const one of [anna, dora]) expect(await barriersOn(one.tab)).toEqual([]);

  for (const one of four) {
    await one.tab.goto(site.url + one.pathTo(path));
    await one.tab.locator(".match-side[data-won]", { hasText: winner }).waitFor();
    const reasons = ["ballsHome", "thinkingTime", "lot"].map((reason) =>
      one.t(`tournaments.reason.${reason}`),
    );
    expect(reasons).toContain(await one.tab.locator(".match-foot > span").innerText());
    expect(await barriersOn(one.tab)).toEqual([]);
  }
  for (const one of winners) await text(one, "tournaments.podium.wonYou").waitFor();
  for (const one of losers) await text(one, "tournaments.podium.won", { team: winner }).waitFor();
});

it("lets a player begin the game of the own team, where players begin games, and not leave in the middle of it", async () => {
  const { id, line } = await aPrivateTournament(site.url, "players");
  await beginPrivate(site.url, id, line);
  line.close();
  const cleo = await comeTo("Cleo", "de", "phone");
  await cleo.tab.goto(site.url + cleo.pathTo(`/tournament/private/${id}`));
  const begin = button(cleo, "tournaments.signUp.beginGame");
  await begin.waitFor();
  await button(cleo, "tournaments.signUp.leave").waitFor();
  expect(await barriersOn(cleo.tab)).toEqual([]);
  await begin.click();
  // Who looks at the tournament is led to the table.
  await cleo.tab.waitForURL(/\/game\?gameID=\d+$/);
  await situation(cleo.tab);
  await cleo.tab.goto(site.url + cleo.pathTo(`/tournament/private/${id}`));
  await cleo.tab.getByRole("link", { name: cleo.t("tournaments.signUp.toTable") }).waitFor();
  for (const key of ["beginGame", "leave"])
    expect(await button(cleo, `tournaments.signUp.${key}`).count()).toBe(0);
});

/** Creates a tournament of two teams whose games begin by themselves. @returns its id */
async function create(one: Somebody): Promise<number> {
  const { tab, t } = one;
  await tab
    .getByRole("banner")
    .getByRole("link", { name: t("common.pages.tournaments") })
    .click();
  await tab.getByRole("link", { name: t("tournaments.own.create") }).click();
  await fill(tab.locator("main form"), {
    [t("tournamentAdmin.create.title")]: title,
    [t("tournamentAdmin.form.nTeams.label")]: "2",
  });
  await tab.locator('label:has(input[value="present"])').click();
  expect(await barriersOn(tab)).toEqual([]);
  await button(one, "tournamentAdmin.create.send").click();
  await tab.waitForURL(/\/tournament\/private\/\d+\/edit$/);
  return Number(tab.url().split("/").at(-2));
}

/** Makes a team of the organizer and a partner, under a name that the site suggests. @returns the name */
async function planOwnTeam(one: Somebody, partner: Somebody): Promise<string> {
  await button(one, "tournamentAdmin.plan.newTeam").click();
  const dialog = dialogOf(one);
  const chosen = await suggestName(one);
  await button(one, "tournamentAdmin.plan.self", {}, dialog).click();
  await dialog.getByText(one.t("tournamentAdmin.plan.added", { names: one.name })).waitFor();
  await pick(dialog, partner.name);
  await dialog.waitFor({ state: "detached" });
  return chosen;
}

/** Makes a team of a player, who is invited, with a place left. */
async function planTeam(one: Somebody, team: string, player: Somebody): Promise<void> {
  await button(one, "tournamentAdmin.plan.newTeam").click();
  const dialog = dialogOf(one);
  await teamNameIn(one).fill(team);
  await pick(dialog, player.name);
  await dialog.getByText(one.t("tournamentAdmin.plan.added", { names: player.name })).waitFor();
  await one.tab.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** The link that the organizer copies. */
async function invitationOf(one: Somebody): Promise<string> {
  await one.tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(one, "tournamentAdmin.link.copy").click();
  await text(one, "tournamentAdmin.link.copied").waitFor();
  return one.tab.evaluate(() => navigator.clipboard.readText());
}
