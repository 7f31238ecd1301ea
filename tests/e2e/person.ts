import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page as Tab } from "playwright-core";
import { root } from "#scripts/process/paths.ts";
import { linkInMail } from "#scripts/visitors/mails.ts";

export type Person = { username: string; email: string; password: string };

/** Looks up texts of the site in a language: `t("account.signIn.send")`. */
export type Translate = (key: string, variables?: Record<string, string>) => string;

/** The texts of a language; a key starts with its file. */
export function textsIn(locale: string): Translate {
  return (key, variables = {}) => {
    const [file, ...names] = key.split(".");
    const path = join(root, `web/locales/${locale}/${file}.json`);
    const found = names.reduce((tree, name) => tree?.[name], JSON.parse(readFileSync(path, "utf8")));
    if (typeof found !== "string") throw new Error(`${locale} has no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name) => variables[name]);
  };
}

/** A user with a chosen name. */
export function aPerson(username: string): Person {
  return { username, email: `person-${crypto.randomUUID()}@example.org`, password: "Kugel rollt weit 7" };
}

/** The credentials of this tab's user. */
export function tokenOf(tab: Tab): Promise<string> {
  return tab.evaluate(() => JSON.parse(sessionStorage.getItem("TacUserStorage") ?? "{}").token);
}

/** The open dialog. */
export function dialogOn(tab: Tab): Locator {
  return tab.locator("dialog[open]");
}

/** A button by its whole name, on the page or in a part of it. */
export function button(
  within: Tab | Locator,
  t: Translate,
  key: string,
  variables?: Record<string, string>,
): Locator {
  return within.getByRole("button", { name: t(key, variables), exact: true });
}

/** Fills in a form's fields by label. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

/** Signs up on the open page, and checks that the site reports a sent mail. */
export async function signUp(tab: Tab, t: Translate, person: Person): Promise<void> {
  await tab.getByRole("button", { name: t("common.menu") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("common.account.signUp") })
    .click();
  const dialog = dialogOn(tab);
  await fill(dialog, {
    [t("account.newUsername")]: person.username,
    [t("account.email")]: person.email,
    [t("form.newPassword")]: person.password,
    [t("form.repeatPassword")]: person.password,
  });
  await dialog.getByRole("button", { name: t("account.signUp.send") }).click();
  await dialog.getByText(t("account.signUp.sent", { email: person.email })).waitFor();
  await dialog.getByRole("button", { name: t("account.signUp.done") }).click();
}

/** Follows the link in the mail after signing up. */
export async function activate(tab: Tab, t: Translate, url: string, { email }: Person): Promise<void> {
  await tab.goto(await linkInMail(url, email, "activation"));
  await tab.getByText(t("account.activation.done")).waitFor();
}

/** Enters name and password in the open dialog, and waits until the user is signed in. */
export async function signIn(tab: Tab, t: Translate, person: Omit<Person, "email">): Promise<void> {
  await enter(tab, t, person);
  await tab.getByRole("link", { name: person.username, exact: true }).waitFor();
}

/** Enters name and password in the open dialog. */
export async function enter(
  tab: Tab,
  t: Translate,
  { username, password }: Omit<Person, "email">,
): Promise<void> {
  const dialog = dialogOn(tab);
  await fill(dialog, { [t("account.username")]: username, [t("account.password")]: password });
  await dialog.getByRole("button", { name: t("account.signIn.send"), exact: true }).click();
}

/** Opens the sign-in dialog. */
export async function askToSignIn(tab: Tab, t: Translate): Promise<void> {
  await tab
    .getByRole("banner")
    .getByRole("button", { name: t("common.account.signIn") })
    .click();
  await dialogOn(tab).waitFor();
}

/** Signs out by the menu, which leads to the advert page. */
export async function signOut(tab: Tab, t: Translate): Promise<void> {
  await tab.getByRole("button", { name: t("common.menu") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("common.account.signOut") })
    .click();
  await tab.waitForURL(/\/advert$/);
}

/** Goes from one's name in the header over one's profile to the settings. */
export async function openSettings(tab: Tab, t: Translate, username: string): Promise<void> {
  await tab.getByRole("banner").getByRole("link", { name: username, exact: true }).click();
  await tab.getByRole("link", { name: t("players.profile.edit") }).click();
}
