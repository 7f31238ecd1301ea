import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { activate, aPerson, askToSignIn, dialogOn, fill, signIn, signUp, textsIn } from "./person.ts";
import { openTab, sitDown, situation } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "20" } });
const chromium = withBrowser();
const t = textsIn("en");

it("a name that only looks like a taken one is taken", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en`);
  // Latin letters, and below them lookalikes in Cyrillic.
  await signUp(tab, t, aPerson("CAXAP"));
  await tab.getByRole("button", { name: "Menu" }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("common.account.signUp") })
    .click();
  await fill(dialogOn(tab), { Username: "САХАР" });
  await tab.keyboard.press("Tab");
  await dialogOn(tab).getByText(t("form.fault.username_taken")).waitFor();
});

it("a guest who signs up keeps the game that is under way", async () => {
  const person = aPerson("Desdemona");
  const tab = await openTab(chromium.browser);
  await sitDown(tab, site.url);
  const game = tab.url();
  await tab.getByRole("button", { name: "Menu" }).click();
  await dialogOn(tab)
    .getByRole("button", { name: t("common.account.signUp") })
    .click();
  const dialog = dialogOn(tab);
  await fill(dialog, {
    Username: person.username,
    "E-mail address": person.email,
    "New password": person.password,
    "Repeat password": person.password,
  });
  await dialog.getByRole("button", { name: t("account.signUp.send") }).click();
  await dialog.getByRole("button", { name: t("account.signUp.done") }).click();

  const mailProgram = await openTab(chromium.browser);
  await activate(mailProgram, t, site.url, person);
  await tab.goto(`${site.url}/en`);
  await askToSignIn(tab, t);
  await signIn(tab, t, person);
  await tab.goto(game);
  expect(await situation(tab)).toBe("mine");
});

it("a keyboard alone signs somebody up", async () => {
  const person = aPerson("Viola");
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en`);
  await tab.getByRole("button", { name: "Menu" }).focus();
  await tab.keyboard.press("Enter");
  const target = dialogOn(tab).getByRole("button", { name: t("common.account.signUp") });
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
    .getByText(t("account.signUp.sent", { email: person.email }))
    .waitFor();
  await tab.keyboard.press("Escape");
  await dialogOn(tab).waitFor({ state: "hidden" });
});

it("a link of a mail that could not be asked about is kept, and tried again", async () => {
  const tab = await openTab(chromium.browser);
  await tab.route("**/gameApi/activation", (route) => route.abort());
  const link = `${site.url}/en?activationUserID=1&activationToken=${"0".repeat(64)}`;
  await tab.goto(link);
  await tab.getByText(t("account.activation.unknown")).waitFor();
  await tab.getByText(t("common.error.call.unreachable")).waitFor();
  expect(tab.url()).toBe(link);
  await tab.unroute("**/gameApi/activation");
  await tab.getByRole("button", { name: t("common.missing.retry") }).click();
  await tab.getByText(t("account.activation.failed")).waitFor();
  await tab.waitForURL(`${site.url}/en`);
});

it("who goes on while the link of a mail is being followed is not led back", async () => {
  const tab = await openTab(chromium.browser);
  const isOnItsWay = Promise.withResolvers<void>();
  await tab.route("**/gameApi/activation", async (route) => {
    await isOnItsWay.promise;
    await route.continue();
  });
  const asked = tab.waitForRequest("**/gameApi/activation");
  await tab.goto(`${site.url}/en?activationUserID=1&activationToken=${"0".repeat(64)}`);
  await asked;
  await tab.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await tab.waitForURL(`${site.url}/en/faq`);
  isOnItsWay.resolve();
  await tab.getByText(t("account.activation.failed")).waitFor();
  expect(tab.url()).toBe(`${site.url}/en/faq`);
});
