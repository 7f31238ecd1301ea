import type { Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { linkInMail } from "#scripts/visitors/mails.ts";
import { withSite } from "#tests/support/site.ts";
import {
  activate,
  aPerson,
  askToSignIn,
  dialogOn,
  enter,
  fill,
  type Person,
  type Say,
  signIn,
  signOut,
  signUp,
  textsIn,
} from "./person.ts";
import { openTab, sitDown, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();

describe.each([
  ["de", "Gretchen"],
  ["en", "Ophelia"],
  ["ru", "Татьяна"],
])("in %s a person", (locale, name) => {
  const say = textsIn(locale);

  it("signs up, follows the mail, signs in, stays so over a reload, has forgotten the password, sets another by the mail, and deletes the account", async () => {
    const person = aPerson(name);
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/${locale}`);
    await chooseDark(tab, say);
    await signUp(tab, say, person);
    await askToSignIn(tab, say);
    await enter(tab, say, person);
    await dialogOn(tab).getByText(say("account.activation.missing")).waitFor();

    await activate(tab, say, site.url, person);
    expect(new URL(tab.url()).pathname).toBe(`/${locale}`);
    await tab.getByText(say("landing.noAccount")).waitFor();
    await signInByName(tab, say, person);
    await goneFrom(tab, say("account.activation.done"));
    await tab.getByText(say("landing.withBots"), { exact: true }).waitFor();
    await signOut(tab, say);
    // As on another device: the look comes from the account.
    await tab.evaluate(() => localStorage.clear());
    await tab.goto(`${site.url}/${locale}/impressum`);
    await tab.locator("html:not(.dark)").waitFor();
    await askToSignIn(tab, say);
    await signIn(tab, say, person);
    await tab.locator("html.dark").waitFor();
    await tab.reload();
    await tab.getByRole("link", { name }).waitFor();
    await signOut(tab, say);

    await askToSignIn(tab, say);
    await dialogOn(tab)
      .getByRole("button", { name: say("account.otherWay.password") })
      .click();
    await fill(dialogOn(tab), { [say("account.forgotten.who")]: person.email });
    await dialogOn(tab)
      .getByRole("button", { name: say("account.forgotten.send") })
      .click();
    await dialogOn(tab).getByText(say("account.forgotten.sent")).waitFor();
    await tab.goto(await linkInMail(site.url, person.email, "passwordReset"));
    const password = "Noch ein Reim 11";
    await fill(tab.getByRole("main"), {
      [say("form.newPassword")]: password,
      [say("form.repeatPassword")]: password,
    });
    await tab.getByRole("button", { name: say("account.reset.send") }).click();
    await tab.getByText(say("account.reset.done")).waitFor();
    await enter(tab, say, person);
    await dialogOn(tab).getByText(say("form.fault.wrong_password")).waitFor();
    await signInByName(tab, say, { ...person, password });
    await goneFrom(tab, say("account.reset.done"));

    await tab.getByRole("link", { name: person.username, exact: true }).click();
    await tab.getByRole("button", { name: say("settings.access.change.delete") }).click();
    const deletion = dialogOn(tab);
    await fill(deletion, { [say("settings.delete.confirm", person)]: person.username });
    await deletion.getByRole("button", { name: say("settings.delete.send") }).click();
    await tab.waitForURL(/\/advert$/);
    await tab.getByText(say("settings.delete.done")).waitFor();
    await askToSignIn(tab, say);
    await enter(tab, say, { ...person, password });
    await dialogOn(tab).getByText(say("form.fault.username_unknown")).waitFor();
    // The toast would still be there.
    expect(await tab.getByText(say("common.session.lost")).count()).toBe(0);
  });
});

/** Enters only the password: the dialog is open and knows the name. */
async function signInByName(tab: Tab, say: Say, { username, password }: Person): Promise<void> {
  const dialog = dialogOn(tab);
  expect(await dialog.getByLabel(say("account.username"), { exact: true }).inputValue()).toBe(username);
  await dialog.getByLabel(say("account.password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: say("account.signIn.send"), exact: true }).click();
  await tab.getByRole("link", { name: username, exact: true }).waitFor();
}

/** The text disappears long before its toast would by itself. */
async function goneFrom(tab: Tab, text: string): Promise<void> {
  await expect.poll(() => tab.getByText(text).count(), { timeout: 3_000 }).toBe(0);
}

async function chooseDark(tab: Tab, say: Say): Promise<void> {
  await tab.getByRole("button", { name: say("common.menu") }).click();
  await dialogOn(tab).getByText(say("common.look.schemes.dark"), { exact: true }).click();
  await tab.keyboard.press("Escape");
}

const say = textsIn("en");

it("a form says at its fields what is wrong, before anything is sent", async () => {
  const tab = await openTab(chromium.browser);
  const sent: string[] = [];
  tab.on("request", (request) => {
    if (request.url().includes("/sign-up")) sent.push(request.url());
  });
  await tab.goto(`${site.url}/en`);
  await tab.getByRole("button", { name: "Menu" }).click();
  await dialogOn(tab)
    .getByRole("button", { name: say("common.account.signUp") })
    .click();
  await fill(dialogOn(tab), {
    Username: "Anna7",
    "E-mail address": "anna@",
    "New password": "password",
    "Repeat password": "passwort",
  });
  await dialogOn(tab)
    .getByRole("button", { name: say("account.signUp.send") })
    .click();
  for (const fault of ["not_letters", "not_an_email", "too_common", "differs"]) {
    await dialogOn(tab)
      .getByText(say(`form.fault.${fault}`))
      .waitFor();
  }
  expect(await tab.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("username");
  expect(sent).toEqual([]);
});

it("a name that only looks like a taken one is taken", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en`);
  // Latin letters, and below them lookalikes in Cyrillic.
  await signUp(tab, say, aPerson("CAXAP"));
  await tab.getByRole("button", { name: "Menu" }).click();
  await dialogOn(tab)
    .getByRole("button", { name: say("common.account.signUp") })
    .click();
  await fill(dialogOn(tab), { Username: "САХАР" });
  await tab.keyboard.press("Tab");
  await dialogOn(tab).getByText(say("form.fault.username_taken")).waitFor();
});

it("a guest who signs up keeps the game that is under way", async () => {
  const person = aPerson("Desdemona");
  const tab = await openTab(chromium.browser);
  await sitDown(tab, site.url);
  const game = tab.url();
  await tab.getByRole("button", { name: "Menu" }).click();
  await dialogOn(tab)
    .getByRole("button", { name: say("common.account.signUp") })
    .click();
  const dialog = dialogOn(tab);
  await fill(dialog, {
    Username: person.username,
    "E-mail address": person.email,
    "New password": person.password,
    "Repeat password": person.password,
  });
  await dialog.getByRole("button", { name: say("account.signUp.send") }).click();
  await dialog.getByRole("button", { name: say("account.signUp.done") }).click();

  const mailProgram = await openTab(chromium.browser);
  await activate(mailProgram, say, site.url, person);
  await tab.goto(`${site.url}/en`);
  await askToSignIn(tab, say);
  await signIn(tab, say, person);
  await tab.goto(game);
  expect(await situation(tab)).toBe("mine");
});

it("a keyboard alone signs somebody up", async () => {
  const person = aPerson("Viola");
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en`);
  await tab.getByRole("button", { name: "Menu" }).focus();
  await tab.keyboard.press("Enter");
  const target = dialogOn(tab).getByRole("button", { name: say("common.account.signUp") });
  await target.waitFor();
  for (let i = 0; i < 30 && !(await target.evaluate((button) => button === document.activeElement)); i++) {
    await tab.keyboard.press("Tab");
  }
  await tab.keyboard.press("Enter");
  const username = dialogOn(tab).getByLabel("Username");
  await username.waitFor();
  for (let i = 0; i < 5 && !(await username.evaluate((field) => field === document.activeElement)); i++) {
    await tab.keyboard.press("Tab");
  }
  await tab.keyboard.type(person.username);
  await tab.keyboard.press("Tab");
  await tab.keyboard.type(person.email);
  await tab.keyboard.press("Tab");
  await tab.keyboard.type(person.password);
  // Past the button that shows the password.
  await tab.keyboard.press("Tab");
  await tab.keyboard.press("Tab");
  await tab.keyboard.type(person.password);
  await tab.keyboard.press("Enter");
  await dialogOn(tab)
    .getByText(say("account.signUp.sent", { email: person.email }))
    .waitFor();
  await tab.keyboard.press("Escape");
  await dialogOn(tab).waitFor({ state: "hidden" });
});

it("who goes on while the link of a mail is being followed is not led back", async () => {
  const tab = await openTab(chromium.browser);
  const isOnItsWay = Promise.withResolvers<void>();
  await tab.route("**/gameApi/activation?*", async (route) => {
    await isOnItsWay.promise;
    await route.continue();
  });
  const asked = tab.waitForRequest("**/gameApi/activation?*");
  await tab.goto(`${site.url}/en?activationUserID=1&activationToken=${"0".repeat(64)}`);
  await asked;
  await tab.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await tab.waitForURL(`${site.url}/en/faq`);
  isOnItsWay.resolve();
  await tab.getByText(say("account.activation.failed")).waitFor();
  expect(tab.url()).toBe(`${site.url}/en/faq`);
});
