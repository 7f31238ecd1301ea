import type { Page as Tab } from "playwright-core";
import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { linkInMail } from "#scripts/visitors/mails.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { languages } from "./languages.ts";
import {
  activate,
  aPerson,
  askToSignIn,
  dialogOn,
  enter,
  fill,
  openSettings,
  type Person,
  signIn,
  signOut,
  signUp,
  type Translate,
  textsIn,
} from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();

const people = [
  { locale: "de", name: "Gretchen" },
  { locale: "en", name: "Ophelia" },
  { locale: "ru", name: "Татьяна" },
];

describe.each(people.filter(({ locale }) => languages.includes(locale)))(
  "in $locale a person",
  ({ locale, name }) => {
    const t = textsIn(locale);

    it("signs up, follows the mail, signs in, stays so over a reload, has forgotten the password, sets another by the mail, and deletes the account", async () => {
      const person = aPerson(name);
      const tab = await openTab(chromium.browser);
      await tab.goto(`${site.url}/${locale}`);
      await chooseDark(tab, t);
      await signUp(tab, t, person);
      await askToSignIn(tab, t);
      await enter(tab, t, person);
      await dialogOn(tab).getByText(t("account.activation.missing")).waitFor();

      await activate(tab, t, site.url, person);
      expect(new URL(tab.url()).pathname).toBe(`/${locale}`);
      await tab.getByText(t("landing.noAccount")).waitFor();
      // The name is filled in already.
      await dialogOn(tab).locator('input[autocomplete="current-password"]:focus').waitFor();
      await signInByName(tab, t, person);
      await goneFrom(tab, t("account.activation.done"));
      await tab.getByText(t("landing.withBots"), { exact: true }).waitFor();
      await signOut(tab, t);
      // As on another device: the look comes from the account.
      await tab.evaluate(() => localStorage.clear());
      await tab.goto(`${site.url}/${locale}/impressum`);
      await tab.locator("html:not(.dark)").waitFor();
      await askToSignIn(tab, t);
      await signIn(tab, t, person);
      await tab.locator("html.dark").waitFor();
      await tab.reload();
      await tab.getByRole("link", { name }).waitFor();
      await signOut(tab, t);

      await askToSignIn(tab, t);
      await dialogOn(tab)
        .getByRole("button", { name: t("account.otherWay.password") })
        .click();
      await fill(dialogOn(tab), { [t("account.forgotten.who")]: person.email });
      await dialogOn(tab)
        .getByRole("button", { name: t("account.forgotten.send") })
        .click();
      await dialogOn(tab).getByText(t("account.forgotten.sent")).waitFor();
      await tab.goto(await linkInMail(site.url, person.email, "passwordReset"));
      const password = "Noch ein Reim 11";
      await fill(tab.getByRole("main"), {
        [t("form.newPassword")]: password,
        [t("form.repeatPassword")]: password,
      });
      await tab.getByRole("button", { name: t("account.reset.send") }).click();
      await tab.getByText(t("account.reset.done")).waitFor();
      await enter(tab, t, person);
      await dialogOn(tab).getByText(t("form.fault.wrong_password")).waitFor();
      await signInByName(tab, t, { ...person, password });
      await goneFrom(tab, t("account.reset.done"));

      await openSettings(tab, t, person.username);
      await tab.getByRole("button", { name: t("settings.access.change.delete") }).click();
      const deletion = dialogOn(tab);
      await fill(deletion, {
        [t("settings.delete.confirm", person)]: person.username,
        [t("settings.access.ownPassword")]: password,
      });
      await deletion.getByRole("button", { name: t("settings.delete.send") }).click();
      await tab.waitForURL(/\/advert$/);
      await tab.getByText(t("settings.delete.done")).waitFor();
      await askToSignIn(tab, t);
      await enter(tab, t, { ...person, password });
      await dialogOn(tab).getByText(t("form.fault.username_unknown")).waitFor();
      // The toast would still be there.
      expect(await tab.getByText(t("common.session.lost")).count()).toBe(0);
    });
  },
);

/** Enters only the password: the dialog is open and knows the name. */
async function signInByName(tab: Tab, t: Translate, { username, password }: Person): Promise<void> {
  const dialog = dialogOn(tab);
  expect(await dialog.getByLabel(t("account.username"), { exact: true }).inputValue()).toBe(username);
  await dialog.getByLabel(t("account.password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: t("account.signIn.send"), exact: true }).click();
  await tab.getByRole("link", { name: username, exact: true }).waitFor();
}

/** The text disappears long before its toast would by itself. */
async function goneFrom(tab: Tab, text: string): Promise<void> {
  await expect.poll(() => tab.getByText(text).count(), { timeout: limits.accountToastMs / 2 }).toBe(0);
}

async function chooseDark(tab: Tab, t: Translate): Promise<void> {
  await tab.getByRole("button", { name: t("common.menu") }).click();
  await dialogOn(tab).getByText(t("common.look.schemes.dark"), { exact: true }).click();
  await tab.keyboard.press("Escape");
}

const t = textsIn("en");

it("a form says at its fields what is wrong, before anything is sent", async () => {
  const tab = await openTab(chromium.browser);
  const sent: string[] = [];
  tab.on("request", (request) => {
    if (request.url().includes("/sign-up")) sent.push(request.url());
  });
  await tab.goto(`${site.url}/en`);
  await tab.getByRole("button", { name: "Menu" }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("common.account.signUp") })
    .click();
  await fill(dialogOn(tab), {
    Username: "Anna7",
    "E-mail address": "anna@",
    "New password": "password",
    "Repeat password": "passwort",
  });
  await dialogOn(tab)
    .getByRole("button", { name: t("account.signUp.send") })
    .click();
  for (const fault of ["not_letters", "not_an_email", "too_common", "differs"]) {
    await dialogOn(tab)
      .getByText(t(`form.fault.${fault}`))
      .waitFor();
  }
  expect(await tab.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("username");
  expect(sent).toEqual([]);
});
