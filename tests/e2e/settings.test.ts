import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Page as Tab } from "playwright-core";
import { expect, it } from "vitest";
import { sessions } from "#schema/db/sessions.ts";
import { type Locale, locales, sentNotificationKinds } from "#schema/settings.ts";
import { root } from "#scripts/process/paths.ts";
import { linkInMail } from "#scripts/visitors/mails.ts";
import { aMember, goodPassword } from "#tests/support/accounts.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { localeNames } from "#web/i18n/locale.ts";
import { languages } from "./languages.ts";
import { openAs } from "./openAs.ts";
import {
  aPerson,
  askToSignIn,
  dialogOn,
  enter,
  fill,
  kept,
  openSettings,
  signIn,
  textsIn,
} from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");

/** What the settings page shows once it is there in a language; all of it is stored in the account. */
async function settingsOn(tab: Tab, locale: Locale) {
  await tab.locator(`html[lang=${locale}]`).waitFor();
  await tab.locator("textarea").waitFor();
  await tab.locator("main img[src^='data:image/']:not([src*='svg'])").waitFor();
  for (const kinds of ["section:nth-of-type(5)", "section:nth-of-type(6)"])
    await tab.locator(`${kinds} input[type=checkbox]`).first().waitFor();
  return tab.evaluate(() => ({
    lang: document.documentElement.lang,
    look: [...document.documentElement.classList].toSorted(),
    description: document.querySelector("textarea")?.value,
    chosen: [...document.querySelectorAll("fieldset")].map((group) =>
      [...group.querySelectorAll("input")].findIndex((input) => input.checked),
    ),
    checked: [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].map(
      (box) => box.checked,
    ),
    hasPicture: document.querySelector("main img[src^='data:image/']") !== null,
  }));
}

const walks = [
  { spoken: "de", chosenThen: "en", username: "Rosalind" },
  { spoken: "en", chosenThen: "ru", username: "Celia" },
  { spoken: "ru", chosenThen: "de", username: "Phoebe" },
] as const;

it.each(walks.filter(({ spoken }) => languages.includes(spoken)))(
  "every setting survives a reload, and is there in another browser, in $spoken",
  async ({ spoken, chosenThen, username }) => {
    const t = textsIn(spoken);
    await aMember(site.db, username, { locale: spoken });
    const tab = await openAs(chromium.browser, site.url, username, `/${spoken}`);
    await openSettings(tab, t, username);

    await kept(tab, "uploadProfilePicture", () =>
      tab.locator("input[type=file]").setInputFiles(join(root, "docs/images/game.png")),
    );
    await tab.getByLabel(t("settings.profile.description")).fill("Mag Kugeln & <b>Karten</b>.");
    await kept(tab, "editUserDescription", () =>
      tab.getByRole("button", { name: t("settings.save"), exact: true }).click(),
    );
    await kept(tab, "setColorScheme", () =>
      tab.getByRole("radio", { name: t("common.look.schemes.dark") }).press("Space"),
    );
    await kept(tab, "setColorBlindnessFlag", () => tab.getByText(t("common.look.colorBlind")).click());
    for (const [seats, place] of [
      ["4", "2"],
      ["6", "4"],
    ]) {
      const board = tab.getByRole("group", { name: t("settings.table.position", { seats }) });
      await kept(tab, "setGameDefaultPositions", () =>
        board.getByRole("radio", { name: t(`settings.table.place.${seats}.${place}`) }).press("Space"),
      );
    }
    // The site sends no other mails.
    const kinds = sentNotificationKinds.map((kind) => t(`settings.mails.kind.${kind}`));
    const mails = tab.getByRole("region", { name: t("settings.mails.title") });
    await mails.getByRole("checkbox").first().waitFor();
    expect(await mails.locator("label").allInnerTexts()).toEqual(kinds);
    await kept(tab, "setEmailNotificationSettings", () =>
      tab.getByText(t("settings.mails.kind.messages")).click(),
    );
    await kept(tab, "setWordFilter", () =>
      tab.getByRole("checkbox", { name: t("settings.peace.filterIn.en"), exact: true }).press("Space"),
    );
    await kept(tab, "setLocale", () =>
      tab.getByRole("radio", { name: localeNames[chosenThen] }).press("Space"),
    );

    // Each setting is fetched separately, and appears when it has loaded.
    const wanted = {
      lang: chosenThen,
      look: ["color-blind", "dark"],
      description: "Mag Kugeln & <b>Karten</b>.",
      chosen: [locales.indexOf(chosenThen), 2, 2, 4],
      hasPicture: true,
    };
    await expect.poll(() => settingsOn(tab, chosenThen)).toMatchObject(wanted);
    const chosen = await settingsOn(tab, chosenThen);
    await tab.reload();
    await expect.poll(() => settingsOn(tab, chosenThen)).toEqual(chosen);

    const other = await openTab(chromium.browser, { colorScheme: "light" });
    await other.goto(`${site.url}/${spoken}`);
    await askToSignIn(other, t);
    await signIn(other, t, { username, password: goodPassword });
    // The account brings its language, and links lead on in it from then on.
    await other.waitForURL(new RegExp(`/${chosenThen}`));
    await other.locator(`html[lang=${chosenThen}]`).waitFor();
    await openSettings(other, textsIn(chosenThen), username);
    await expect.poll(() => settingsOn(other, chosenThen)).toEqual(chosen);
  },
);

it("another name, address and password count from when they should", async () => {
  const person = { username: "Hermia", email: "Hermia@example.org", password: goodPassword };
  await aMember(site.db, person.username, { locale: "en" });
  const tab = await openAs(chromium.browser, site.url, person.username, "/en");
  const elsewhere = await openAs(chromium.browser, site.url, person.username, "/en");
  await elsewhere.getByRole("link", { name: person.username, exact: true }).waitFor();

  await openSettings(tab, t, person.username);
  const open = (what: string) =>
    tab.getByRole("button", { name: t(`settings.access.change.${what}`) }).click();
  const send = (what: string) =>
    dialogOn(tab)
      .getByRole("button", { name: t(`settings.access.change.${what}`) })
      .click();
  const own = t("settings.access.ownPassword");

  await open("password");
  const password = "Mond ueber Athen 3";
  await fill(dialogOn(tab), { [own]: "not this one", "New password": password, "Repeat password": password });
  await send("password");
  await dialogOn(tab).getByText(t("form.fault.wrong_password")).waitFor();
  await fill(dialogOn(tab), { [own]: person.password });
  await kept(tab, "changePassword", () => send("password"));
  await elsewhere.getByText(t("common.session.lost")).waitFor();
  await elsewhere.waitForURL(/\/advert$/);

  const { email } = aPerson("");
  await open("email");
  await fill(dialogOn(tab), { [t("account.email")]: email, [own]: password });
  await kept(tab, "changeMail", () => send("email"));
  await tab.getByText(person.email).waitFor();
  await tab.goto(await linkInMail(site.url, email, "newAddress"));
  await tab.getByText(t("account.activation.done")).waitFor();

  await tab.goto(`${site.url}/en/settings`);
  await tab.getByText(email).waitFor();
  await open("username");
  await fill(dialogOn(tab), { Username: "Lysandra", [own]: password });
  await kept(tab, "changeUsername", () => send("username"));
  await tab.getByText(t("settings.access.usernameDone", { username: "Lysandra" })).waitFor();
  // The player stays signed in, and signs in with the new name elsewhere.
  await openSettings(tab, t, "Lysandra");
  await elsewhere.goto(`${site.url}/en/impressum`);
  await askToSignIn(elsewhere, t);
  await enter(elsewhere, t, { ...person, password });
  await dialogOn(elsewhere).getByText(t("form.fault.username_unknown")).waitFor();
  await signIn(elsewhere, t, { ...person, username: "Lysandra", password });
});

it("whose session the server does not know is signed out at the next call, and told", async () => {
  const id = await aMember(site.db, "Orlando");
  const tab = await openAs(chromium.browser, site.url, "Orlando", "/en/settings");
  // Not before the press: the page makes calls of its own, too.
  await tab.route("**/gameApi/setColorScheme", async (call) => {
    await site.db.delete(sessions).where(eq(sessions.userId, id));
    await call.continue();
  });
  await tab.getByRole("radio", { name: t("common.look.schemes.dark") }).press("Space");
  await tab.getByText(t("common.session.lost")).waitFor();
  await tab.waitForURL(/\/en\/advert$/);
  await tab
    .getByRole("banner")
    .getByRole("button", { name: t("common.account.signIn") })
    .waitFor();
});
