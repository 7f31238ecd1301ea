import { expect, it } from "vitest";
import { aMember, goodPassword } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSite } from "#tests/support/site.ts";
import { askToSignIn, signIn, textsIn, tokenOf } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

it("what could not be sent is sent when the page is opened again", async () => {
  const id = await aMember(site.db, "Laertes", { locale: "en" });
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en`);
  await askToSignIn(tab, t);
  await signIn(tab, t, { username: "Laertes", password: goodPassword });
  const steps = JSON.stringify([{ lesson: "aim", step: 0 }]);
  await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [`TacUnsentSteps:${id}`, steps]);
  await tab.reload();
  const token = await tokenOf(tab);
  await expect
    .poll(async () => (await call(site.url, "getTutorialProgress", { method: "GET", token })).body)
    .toMatchObject({ progress: { aim: [true, false, false] } });
});
