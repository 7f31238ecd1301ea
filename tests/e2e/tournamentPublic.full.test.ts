import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { letTournamentAge } from "#tests/support/tournament/dates.ts";
import { toField } from "#web/features/tournaments/admin/dates.ts";
import { barriersOn } from "./barriers.ts";
import { playOnElsewhere } from "./gathering.ts";
import { fill, textsIn } from "./person.ts";
import { endOf, openTab, playTogether, situation } from "./seat.ts";
import { chatOn, message, openChat, pick, selectTalk, write } from "./talking.ts";
import {
  button,
  comeBack,
  dialogOf,
  followInvitation,
  followToast,
  longestUntilToast,
  type Somebody,
  suggestName,
  teamNameIn,
  text,
  toast,
  wakeTournament,
  withPeople,
} from "./tournamentPeople.ts";

const { site, chromium, comeTo } = withPeople(["Anna", "Ben", "Cleo", "Dora", "Eva"], { admin: "Eva" });

const title = "Winterpokal";
const hour = 60 * 60_000;
const day = 24 * hour;

it("leads four people from a public sign-up over the final to their crowns", async () => {
  const eva = await comeTo("Eva", "de", "desktop");
  const id = await announce(eva);
  const path = `/tournament/public/${id}`;
  const [anna, ben, cleo, dora] = await Promise.all([
    comeTo("Anna", "de", "desktop"),
    comeTo("Ben", "en", "phone"),
    comeTo("Cleo", "ru", "phone"),
    comeTo("Dora", "de", "desktop"),
  ]);
  const four = [anna, ben, cleo, dora];

  const badgers = await register(anna, path, ben);
  await confirm(ben, { by: "Anna", team: badgers }, "youActivatedComplete");
  await text(anna, "tournaments.signUp.sure").waitFor();
  await register(dora, path, cleo, "Dünenfüchse");
  await confirm(cleo, { by: "Dora", team: "Dünenfüchse" }, "signUpEnded");
  for (const one of four) await text(one, "tournaments.signUp.noLeaving").waitFor();
  for (const one of [anna, cleo]) expect(await barriersOn(one.tab)).toEqual([]);

  await site.whileStopped((roomsDir) =>
    letTournamentAge(roomsDir, id, day + hour - limits.roundReminderMs / 2),
  );
  for (const one of four) await comeBack(one, site.url);
  await wakeTournament(site.url, id, "Eva");
  const soon = anna.tab.locator("[data-toasts] > div", { hasText: anna.t("common.turn.roundSoon") });
  await button(anna, "common.turn.toTournament", {}, soon).click({ timeout: longestUntilToast });
  await anna.tab.waitForURL(site.url + anna.pathTo(path));

  await site.whileStopped((roomsDir) => letTournamentAge(roomsDir, id, limits.roundReminderMs / 2));
  for (const one of four) await comeBack(one, site.url);
  await goToNext(dora, path);
  await wakeTournament(site.url, id, "Eva");
  // Dora looks at the tournament, so the game takes her along.
  await Promise.all([anna, ben, cleo].map((one) => followToast(one, "news.gameStarted", "toGame")));
  for (const { tab } of four) {
    await tab.waitForURL(/\/game\?gameID=\d+$/);
    await situation(tab);
  }
  for (const one of [anna, cleo]) expect(await barriersOn(one.tab)).toEqual([]);

  const frida = await openTab(chromium.browser);
  await frida.goto(`${site.url}/en${path}`);
  await frida
    .getByRole("link", { name: new RegExp(`^${textsIn("en")("tournaments.match.watch")}: `) })
    .waitFor();
  expect(await barriersOn(frida)).toEqual([]);

  // One card from each player in the trade, and one round of cards.
  await playTogether(tabsOf(four), 4 + 4);
  const teams = { [badgers]: [anna, ben], Dünenfüchse: [dora, cleo] };
  // Anna and Dora stay at the table, one of each team.
  const gameID = Number(new URL(anna.tab.url()).searchParams.get("gameID"));
  const ended = [anna, dora].map((one) => followEnd(one, teams));
  await playOnElsewhere(site.url, tabsOf([anna, dora, ben, cleo]), gameID);
  const [winner] = await Promise.all(ended);
  await Promise.all(tabsOf([ben, cleo]).map((tab) => endOf(tab).waitFor()));

  for (const one of [ben, cleo]) await one.tab.goto(site.url + one.pathTo(path));
  for (const one of four) {
    const hasWon = teams[winner].includes(one);
    await (hasWon
      ? text(one, "tournaments.podium.wonYou")
      : text(one, "tournaments.podium.won", { team: winner })
    ).waitFor();
    await one.tab.locator(".match-side[data-won]", { hasText: winner }).waitFor();
    expect(await barriersOn(one.tab)).toEqual([]);
  }
  await frida.locator(".match-side[data-won]", { hasText: winner }).waitFor();

  for (const one of four) await seeCrown(one, teams[winner].includes(one) ? "1" : "2");
  for (const tab of [frida, ben.tab]) {
    await openChat(tab);
    await selectTalk(tab, ben.t("chat.channel.general"));
  }
  await write(ben.tab, "Well played!");
  await message(frida, "Well played!").waitFor();
  const crown = crownOf(ben, teams[winner].includes(ben) ? "1" : "2");
  await chatOn(frida).getByRole("log").getByRole("img", { name: crown }).waitFor();
});

const tabsOf = (people: readonly Somebody[]) => people.map(({ tab }) => tab);
const crownOf = ({ t }: Somebody, placement: string) => t("common.player.crown", { placement });

/** Makes a tournament for two teams by the admins' form. @returns its id */
async function announce(eva: Somebody): Promise<number> {
  const { tab, t } = eva;
  await tab.goto(`${site.url}${eva.pathTo("/tournament/admin")}`);
  await button(eva, "tournamentAdmin.admin.new").click();
  const now = Date.now();
  await fill(tab.locator("main form"), {
    [t("tournamentAdmin.create.title")]: title,
    [t("tournamentAdmin.form.nTeams.label")]: "2",
    [t("tournamentAdmin.dates.signUpBegin")]: toField(now),
    [t("tournamentAdmin.dates.signUpDeadline")]: toField(now + day),
    [t("tournaments.round.final")]: toField(now + day + hour),
  });
  expect(await barriersOn(tab)).toEqual([]);
  await button(eva, "tournamentAdmin.admin.create").click();
  await tab.waitForURL(/\/tournament\/public\/\d+$/);
  await tab.getByRole("heading", { name: title, level: 1 }).waitFor();
  return Number(tab.url().split("/").at(-1));
}

/** Registers a team with a partner, under a name that the site suggests if none is given. @returns the name */
async function register(captain: Somebody, path: string, partner: Somebody, name?: string): Promise<string> {
  const { tab } = captain;
  await tab.goto(site.url + captain.pathTo(path));
  await button(captain, "tournaments.signUp.register").click();
  const dialog = dialogOf(captain);
  if (name !== undefined) await teamNameIn(captain).fill(name);
  const chosen = name ?? (await suggestName(captain));
  await pick(dialog, partner.name);
  await button(captain, "tournaments.form.send", {}, dialog).click();
  await toast(captain, "news.youCreated", { team: chosen });
  await text(captain, "tournaments.signUp.waitFor", { names: partner.name }).waitFor();
  return chosen;
}

/** Follows the invitation into a team, confirms, and waits for what comes of it. */
async function confirm(
  partner: Somebody,
  { by, team }: { by: string; team: string },
  news: "youActivatedComplete" | "signUpEnded",
): Promise<void> {
  await followInvitation(partner, { by, team, partners: by });
  await text(partner, "tournaments.signUp.invited", { by, team }).waitFor();
  expect(await barriersOn(partner.tab)).toEqual([]);
  await button(partner, "tournaments.signUp.confirm").click();
  await toast(partner, `news.${news}`, { team });
}

/** Goes to the next tournament by the links of the page. */
async function goToNext({ tab, t }: Somebody, path: string): Promise<void> {
  await tab
    .getByRole("banner")
    .getByRole("link", { name: t("common.pages.tournaments") })
    .click();
  await tab.getByRole("link", { name: t("tournaments.next.open") }).click();
  await tab.waitForURL(`**${path}`);
  await tab.getByRole("heading", { name: title, level: 1 }).waitFor();
}

/** Waits at the table for the toast about the end, and follows it. @returns the team that has won */
async function followEnd(one: Somebody, teams: Record<string, readonly Somebody[]>): Promise<string> {
  await endOf(one.tab).waitFor({ timeout: 0 });
  const hasWon = (await endOf(one.tab).getAttribute("data-end")) === "won";
  const winner = Object.keys(teams).find((team) => teams[team].includes(one) === hasWon) ?? "";
  if (hasWon) await followToast(one, "ended.won", "toTournament", { team: winner });
  else {
    const players = teams[winner].map(({ name }) => name).join(", ");
    await followToast(one, "ended.other", "toTournament", { team: winner, players });
  }
  return winner;
}

/** The crown is at one's name at the top of the landing page and on one's profile, and its tournament among the achievements. */
async function seeCrown(one: Somebody, placement: string): Promise<void> {
  const { tab, t, name, pathTo } = one;
  const crown = { name: crownOf(one, placement) };
  await tab.goto(site.url + pathTo("/"));
  await tab.getByRole("banner").getByRole("img", crown).waitFor();
  await tab.goto(site.url + pathTo(`/profile/${name}/achievements`));
  await tab.getByRole("main").getByRole("img", crown).waitFor();
  const row = tab.getByRole("row", { name: title });
  await row.getByText(t("players.profile.tournaments.placed", { place: placement })).waitFor();
  expect(await barriersOn(tab)).toEqual([]);
}
