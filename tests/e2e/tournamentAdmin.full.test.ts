import { expect, it } from "vitest";
import type { CreateTournamentBody } from "#schema/api/tournaments.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { call } from "#scripts/visitors/calling.ts";
import type { Line } from "#scripts/visitors/line.ts";
import { signIn } from "#tests/support/accounts.ts";
import { barriersOn } from "./barriers.ts";
import {
  aPrivateTournament,
  askAs,
  beginPrivate,
  button,
  dialogOf,
  duel,
  followInvitation,
  followToast,
  teams,
  text,
  toast,
  withPeople,
} from "./tournamentPeople.ts";

const { site, comeTo } = withPeople(["Anna", "Ben", "Cleo", "Dora", "Eva", "Fritz"], { admin: "Eva" });

const minute = 60_000;

it("lets an admin put somebody in the place of a player, and then abort the public tournament", async () => {
  const title = "Winterpokal";
  await aPublicTournament(title);
  const [eva, ben, fritz] = await Promise.all([
    comeTo("Eva", "de", "phone"),
    comeTo("Ben", "de", "desktop"),
    comeTo("Fritz", "de", "phone"),
  ]);
  await eva.tab.goto(site.url + eva.pathTo("/tournament/overview"));
  await eva.tab.getByRole("link", { name: eva.t("tournaments.lead") }).click();
  await button(eva, "tournamentAdmin.admin.leadWhich", { title }).click();
  const exchange = eva.tab.locator("section", {
    has: eva.tab.getByRole("heading", { name: eva.t("tournamentAdmin.exchange.title") }),
  });
  const send = button(eva, "tournamentAdmin.exchange.send", {}, exchange);
  const choose = async (name: string) => {
    await exchange
      .getByRole("combobox", { name: eva.t("tournamentAdmin.exchange.by") })
      .fill(name.slice(0, 2));
    await exchange.getByRole("listbox").getByRole("option", { name }).click();
  };
  await exchange.getByLabel(eva.t("tournamentAdmin.exchange.who")).selectOption("Ben");
  await send.click();
  await exchange.getByText(eva.t("tournamentAdmin.exchange.missing")).waitFor();
  await choose("Cleo");
  await send.click();
  await exchange.getByText(eva.t("tournamentAdmin.exchange.plays", { name: "Cleo" })).waitFor();
  await button(eva, "form.picker.clear", {}, exchange).click();
  await choose("Fritz");
  // Their toasts are gone after a while, however long the tests of the page take.
  const told = Promise.all([
    toast(ben, "news.youLeft", { team: "Dachse" }),
    followToast(fritz, "news.signUpEnded", "toTournament", { team: "Dachse" }),
  ]);
  await send.click();
  await eva.tab
    .getByText(eva.t("tournamentAdmin.exchange.done", { name: "Fritz", replaced: "Ben" }))
    .waitFor();
  expect(await barriersOn(eva.tab)).toEqual([]);
  await told;
  await text(fritz, "tournaments.signUp.noLeaving").waitFor();

  await button(eva, "tournamentAdmin.abort.open").click();
  await dialogOf(eva).getByText(eva.t("tournamentAdmin.abort.before")).waitFor();
  await button(eva, "tournamentAdmin.cancel", {}, dialogOf(eva)).click();
  await button(eva, "tournamentAdmin.abort.open").click();
  await button(eva, "tournamentAdmin.abort.yes", {}, dialogOf(eva)).click();
  await toast(fritz, "news.aborted");
  await text(fritz, "tournaments.status.aborted").waitFor();
  await text(eva, "tournamentAdmin.admin.noCurrent").waitFor();
  expect(await barriersOn(eva.tab)).toEqual([]);
});

it("hands a private tournament over to somebody who has confirmed, who is told and leads it", async () => {
  const { id, line } = await aPrivateTournament(site.url);
  const [anna, ben] = await Promise.all([comeTo("Anna", "ru", "desktop"), comeTo("Ben", "ru", "phone")]);
  await anna.tab.goto(site.url + anna.pathTo(`/tournament/private/${id}/edit`));
  await button(anna, "tournamentAdmin.handOver.open").click();
  await text(anna, "tournamentAdmin.handOver.nobody").waitFor();
  await anna.tab.keyboard.press("Escape");

  await line.ask("tournament:private:planAddPlayer", { usernameToAdd: "Ben", teamTitle: "Барсуки" });
  await followInvitation(ben, { by: "Anna", team: "Барсуки" });
  await button(ben, "tournaments.signUp.confirm").click();
  await text(ben, "tournaments.signUp.free_one", { count: "1" }).waitFor();

  await anna.tab.getByText(anna.t("tournamentAdmin.plan.confirmed")).waitFor();
  await button(anna, "tournamentAdmin.handOver.open").click();
  expect(await barriersOn(anna.tab)).toEqual([]);
  await button(anna, "tournamentAdmin.handOver.yes", {}, dialogOf(anna)).click();
  // She does not play in it, and so she no longer sees it.
  await text(anna, "tournaments.gone.left.title").waitFor();

  await toast(ben, "news.youLead");
  await text(ben, "tournamentAdmin.summaryCard.title").waitFor();
  await ben.tab.getByRole("link", { name: ben.t("tournamentAdmin.summaryCard.plan") }).click();
  await button(ben, "tournamentAdmin.plan.newTeam").waitFor();
  expect(await barriersOn(ben.tab)).toEqual([]);
  line.close();
});

it("lets the organizer correct the result of the last match after the end", async () => {
  const { id, line } = await aPrivateTournament(site.url);
  await playPrivate(id, line);
  line.close();
  const anna = await comeTo("Anna", "de", "phone");
  for (const [page, winner] of [
    ["", "Füchse"],
    ["/edit", "Dachse"],
  ]) {
    await anna.tab.goto(site.url + anna.pathTo(`/tournament/private/${id}${page}`));
    await text(anna, "tournamentAdmin.matches.decided_one", { count: "1" }).click();
    expect(await barriersOn(anna.tab)).toEqual([]);
    await anna.tab.getByRole("button", { name: /^Ergebnis ändern: / }).click();
    const dialog = dialogOf(anna);
    await dialog.getByLabel(anna.t("tournamentAdmin.decide.winner")).selectOption(winner);
    await dialog.getByLabel(anna.t("tournamentAdmin.decide.reason")).fill("Falsch notiert.");
    await button(anna, "tournamentAdmin.decide.send", {}, dialog).click();
    await dialog.waitFor({ state: "detached" });
    const path = anna.pathTo(`/tournament/private/${id}`);
    if (page !== "") await anna.tab.goto(site.url + path);
    const title = { Füchse: "podium.won", Dachse: "podium.wonYou" }[winner];
    await text(anna, `tournaments.${title}`, { team: winner }).waitFor();
  }
});

it("repeats a tournament with the same people, whose teams are invited again", async () => {
  const { id, line } = await aPrivateTournament(site.url);
  await playPrivate(id, line);
  const [anna, cleo] = await Promise.all([comeTo("Anna", "en", "phone"), comeTo("Cleo", "en", "desktop")]);
  await anna.tab.goto(site.url + anna.pathTo(`/tournament/private/${id}`));
  await anna.tab.getByRole("link", { name: anna.t("tournamentAdmin.again.repeat") }).click();
  await text(anna, "tournamentAdmin.create.repeats", { title: duel.title }).waitFor();
  expect(await barriersOn(anna.tab)).toEqual([]);
  await button(anna, "tournamentAdmin.create.send").click();
  await anna.tab.waitForURL(/\/tournament\/private\/\d+\/edit$/);
  expect(anna.tab.url()).not.toContain(`/${id}/`);
  for (const team of Object.keys(teams)) await anna.tab.getByRole("heading", { name: team }).waitFor();
  await text(anna, "tournamentAdmin.start.unconfirmed", { names: "Ben, Cleo, and Dora" }).waitFor();
  expect(await barriersOn(anna.tab)).toEqual([]);

  await followInvitation(cleo, { by: "Anna", team: "Füchse", partners: "Dora" });
  await button(cleo, "tournaments.signUp.confirm").click();
  await text(anna, "tournamentAdmin.start.unconfirmed", { names: "Ben and Dora" }).waitFor();
  line.close();
});

/** A public tournament of the two teams, whose sign-up has ended because it is full. */
async function aPublicTournament(title: string): Promise<void> {
  const now = Date.now();
  const body: CreateTournamentBody = {
    title,
    begin: now,
    deadline: now + 60 * minute,
    creationDates: [now + 120 * minute],
    secondsPerGame: 30 * 60,
    nTeams: 2,
  };
  const { token } = await signIn(site.url, "Eva");
  const { id } = await call<{ id: number }>(site.url, "createTournament", body, token);
  for (const [name, [first, other]] of Object.entries(teams)) {
    await askAs(site.url, first, id, "tournament:public:registerTeam", { name, players: [other] });
    await askAs(site.url, other, id, "tournament:public:activateUser", {});
  }
}

/** Lets the two teams take part in a tournament of Anna's, which decides its only match by hand. */
async function playPrivate(id: number, anna: Line): Promise<void> {
  await beginPrivate(site.url, id, anna);
  const { tournament } = await anna.ask<{ tournament: TournamentSnapshot }>("tournament:private:get", {});
  const [{ teams: ranking }] = tournament.rounds[0].matches;
  const decided = { tournamentRound: 0, roundGame: 0, ranking, reason: "Played on the balcony." };
  await anna.ask("tournament:decideMatch", decided);
}
