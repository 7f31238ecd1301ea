import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page as Tab } from "playwright-core";
import { linkInMail } from "#scripts/mails.ts";
import { root } from "#scripts/paths.ts";

export type Person = { username: string; email: string; password: string };

/** Says texts of the site in a language, as its files have them: `say("account.signIn.send")`. */
export type Say = (key: string, variables?: Record<string, string>) => string;

/** The texts of a language; a key begins with its file. */
export function textsIn(locale: string): Say {
  return (key, variables = {}) => {
    const [file, ...names] = key.split(".");
    const path = join(root, `web/locales/${locale}/${file}.json`);
    const found = names.reduce((tree, name) => tree?.[name], JSON.parse(readFileSync(path, "utf8")));
    if (typeof found !== "string") throw new Error(`${locale} has no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name) => variables[name]);
  };
}

/** Somebody with a name of their own. */
export function aPerson(username: string): Person {
  return { username, email: `person-${crypto.randomUUID()}@example.org`, password: "Kugel rollt weit 7" };
}

/** What the person in this tab shows to the server. */
export function tokenOf(tab: Tab): Promise<string> {
  return tab.evaluate(() => JSON.parse(sessionStorage.getItem("TacUserStorage") ?? "{}").token);
}

/** The dialog that is open. */
export function dialogOn(tab: Tab): Locator {
  return tab.locator("dialog[open]");
}

/** Fills a form's fields, by their labels. */
export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

/** Signs up on the page that is open, and says that the site sent a mail. */
export async function signUp(tab: Tab, say: Say, person: Person): Promise<void> {
  await tab.getByRole("button", { name: say("common.menu") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: say("common.account.signUp") })
    .click();
  const dialog = dialogOn(tab);
  await fill(dialog, {
    [say("account.newUsername")]: person.username,
    [say("account.email")]: person.email,
    [say("form.newPassword")]: person.password,
    [say("form.repeatPassword")]: person.password,
  });
  await dialog.getByRole("button", { name: say("account.signUp.send") }).click();
  await dialog.getByText(say("account.signUp.sent", { email: person.email })).waitFor();
  await dialog.getByRole("button", { name: say("account.signUp.done") }).click();
}

/** Follows the link that the mail after signing up brought. */
export async function activate(tab: Tab, say: Say, url: string, { email }: Person): Promise<void> {
  await tab.goto(await linkInMail(url, email, "activation"));
  await tab.getByText(say("account.activation.done")).waitFor();
}

/** Enters name and password where the dialog for it is open, and waits until one is in. */
export async function signIn(tab: Tab, say: Say, person: Omit<Person, "email">): Promise<void> {
  await enter(tab, say, person);
  await tab.getByRole("link", { name: person.username, exact: true }).waitFor();
}

/** Enters name and password where the dialog for it is open. */
export async function enter(
  tab: Tab,
  say: Say,
  { username, password }: Omit<Person, "email">,
): Promise<void> {
  const dialog = dialogOn(tab);
  await fill(dialog, { [say("account.username")]: username, [say("account.password")]: password });
  await dialog.getByRole("button", { name: say("account.signIn.send"), exact: true }).click();
}

/** Opens the dialog for signing in. */
export async function askToSignIn(tab: Tab, say: Say): Promise<void> {
  await tab
    .getByRole("banner")
    .getByRole("button", { name: say("common.account.signIn") })
    .click();
  await dialogOn(tab).waitFor();
}

/** Signs out by the menu; one is on the advert then. */
export async function signOut(tab: Tab, say: Say): Promise<void> {
  await tab.getByRole("button", { name: say("common.menu") }).click();
  await dialogOn(tab)
    .getByRole("button", { name: say("common.account.signOut") })
    .click();
  await tab.waitForURL(/\/advert$/);
}
