import type { Browser, BrowserContextOptions, Locator, Page as Tab } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { withKey } from "#schema/roomKeys.ts";
import type { NewPrivateTournament } from "#schema/tournament/lists.ts";
import { Line } from "#scripts/visitors/line.ts";
import type { Database } from "#store/db.ts";
import { makeAdmin } from "#store/moderation.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { withRestartableSite } from "#tests/support/restartableSite.ts";
import { phone } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { button as buttonIn, dialogOn, type Translate, text as textOn, textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

/** Somebody with an account and a browser in a language. */
export type Somebody = { name: string; tab: Tab; t: Translate; pathTo: (path: string) => string };

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const devices = { phone, desktop };

/** A private tournament of one match. */
export const duel: NewPrivateTournament = {
  title: "Duel among friends",
  form: {
    tournamentType: "knockout",
    nTeams: 2,
    playersPerTeam: 2,
    teamsPerMatch: 2,
    legs: 1,
    rounds: null,
    timePerGameMs: 30 * 60_000,
    moveTimeMs: 60_000,
  },
  startsGames: "admin",
  repeats: null,
};

/** Its two teams. */
export const teams = { Dachse: ["Anna", "Ben"], Füchse: ["Cleo", "Dora"] };

/** A site with these members, whose clock can be moved, and a browser, for all tests of a file. */
export function withPeople(names: readonly string[], { admin }: { admin?: string } = {}) {
  const site = withRestartableSite();
  const chromium = withBrowser();
  withMembers(site, names);
  beforeAll(async () => {
    if (admin !== undefined) await makeAdmin(site.db, admin);
  });
  const comeTo = (name: string, locale: "de" | "en" | "ru", device: keyof typeof devices) =>
    comeAs(chromium.browser, site.url, name, locale, device);
  return { site, chromium, comeTo };
}

/** These members of a site, for all tests of a file. */
export function withMembers(site: { db: Database }, names: readonly string[]): void {
  beforeAll(async () => {
    for (const name of names) await aMember(site.db, name);
  });
}

/** Opens the site as a member, at the friends page, which shows that what concerns the member is received. */
async function comeAs(
  browser: Browser,
  url: string,
  name: string,
  locale: "de" | "en" | "ru",
  device: keyof typeof devices,
): Promise<Somebody> {
  const pathTo = (path: string) => `/${locale}${path}`;
  const tab = await openAs(browser, url, name, pathTo("/friends"), devices[device]);
  const somebody = { name, tab, t: textsIn(locale), pathTo };
  await untilReceiving(somebody);
  return somebody;
}

/** Opens the friends page of a site that was started again. */
export async function comeBack(somebody: Somebody, url: string): Promise<void> {
  await somebody.tab.goto(url + somebody.pathTo("/friends"));
  await untilReceiving(somebody);
}

async function untilReceiving({ tab, t }: Somebody): Promise<void> {
  await tab.getByText(t("people.none.title")).waitFor();
}

/** A button by its whole name. */
export function button(
  { tab, t }: Somebody,
  key: string,
  variables?: Record<string, string>,
  within: Tab | Locator = tab,
): Locator {
  return buttonIn(within, t, key, variables);
}

/** A text of the page. */
export function text({ tab, t }: Somebody, key: string, variables?: Record<string, string>): Locator {
  return textOn(tab, t, key, variables);
}

/** The dialog that is open. */
export function dialogOf({ tab }: Somebody): Locator {
  return dialogOn(tab);
}

/** How long a toast is waited for, in ms: games may be played until then. */
export const longestUntilToast = 120_000;

/** A toast about a tournament with this text. */
export async function toast(
  { tab, t }: Somebody,
  key: string,
  variables?: Record<string, string>,
): Promise<Locator> {
  const found = tab.locator("[data-toasts] > div", { hasText: t(`tournamentToasts.${key}`, variables) });
  await found.waitFor({ timeout: longestUntilToast });
  return found;
}

/** Fills in a team's name with one that the site suggests. @returns the name */
export async function suggestName(somebody: Somebody): Promise<string> {
  const dialog = dialogOf(somebody);
  const field = teamNameIn(somebody);
  await button(somebody, "tournaments.form.suggest", {}, dialog).click();
  await expect.poll(() => field.inputValue()).not.toBe("");
  return field.inputValue();
}

/** The field for a team's name, in the dialog that is open. */
export function teamNameIn(somebody: Somebody): Locator {
  return dialogOf(somebody).getByLabel(somebody.t("tournaments.form.name"), { exact: true });
}

/** Waits for a toast, and presses its button. */
export async function followToast(
  somebody: Somebody,
  key: string,
  lead: "toGame" | "toTournament",
  variables?: Record<string, string>,
): Promise<void> {
  const found = await toast(somebody, key, variables);
  await button(somebody, `tournamentToasts.${lead}`, {}, found).click();
}

/** Follows the toast of an invitation to a team. @param asked who asks and, if the team has others, who plays there */
export async function followInvitation(
  somebody: Somebody,
  asked: { by: string; team: string; partners?: string },
): Promise<void> {
  const key = asked.partners === undefined ? "news.youWereInvited" : "news.youWereInvitedWith";
  await followToast(somebody, key, "toTournament", asked);
}

/**
 * Makes a tournament notice the time, by asking for something that is refused: its room does what is due whenever anybody
 * asks it for something.
 */
export async function wakeTournament(url: string, tournamentID: number, username: string): Promise<void> {
  const { token } = await signIn(url, username);
  const line = await Line.open(url, "tournament", String(tournamentID), token);
  await line.ask("tournament:public:leaveTournament", {}).then(
    () => {
      throw new Error(`${username} has left the tournament`);
    },
    (error: Error) => {
      if (!error.message.includes("was refused")) throw error;
    },
  );
  line.close();
}

/** A duel of Anna's without teams, and her line to its room. */
export async function aPrivateTournament(
  url: string,
  startsGames = duel.startsGames,
): Promise<{ id: number; line: Line }> {
  const { token } = await signIn(url, "Anna");
  const lobby = await Line.open(url, "lobby", "main", token);
  const { id } = await lobby.ask<{ id: number }>("tournament:private:create", { ...duel, startsGames });
  lobby.close();
  return { id, line: await Line.open(url, "tournament", String(id), token) };
}

/**
 * Shows a private tournament of Anna's to everybody who has its address.
 * @returns its path in English, and that of an invitation
 */
export async function showPrivate(id: number, anna: Line): Promise<{ path: string; link: string }> {
  await anna.ask("tournament:private:show", { isShown: true });
  const { invitation } = await anna.ask<{ invitation: string }>("tournament:private:getInvitation", {});
  const { tournament } = await anna.ask<{ tournament: { key: string } }>("tournament:private:get", {});
  const path = `/en/tournament/private/${withKey(String(id), tournament.key)}`;
  return { path, link: `${path}?invitation=${invitation}` };
}

/** Has the two teams take part in a duel of Anna's, and begins it. */
export async function beginPrivate(url: string, id: number, anna: Line): Promise<void> {
  for (const [teamTitle, players] of Object.entries(teams)) {
    for (const usernameToAdd of players)
      await anna.ask("tournament:private:planAddPlayer", { usernameToAdd, teamTitle });
  }
  for (const name of ["Ben", "Cleo", "Dora"])
    await askAs(url, name, id, "tournament:private:acceptParticipation", {});
  await anna.ask("tournament:private:start", {});
}

/** Asks a tournament for something, as this player. */
export async function askAs(
  url: string,
  username: string,
  id: number,
  type: string,
  data: object,
): Promise<void> {
  const { token } = await signIn(url, username);
  const line = await Line.open(url, "tournament", String(id), token);
  await line.ask(type, data);
  line.close();
}
