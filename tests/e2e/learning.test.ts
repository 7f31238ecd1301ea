import { expect, it } from "vitest";
import type { TutorialProgressAnswer } from "#schema/api/learning.ts";
import { aMember, goodPassword } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { askToSignIn, signIn, signOut, textsIn, tokenOf } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();
const t = textsIn("en");

it("what a guest has learned goes along to the account, from whatever page, and leaves nothing for the next guest", async () => {
  await aMember(site.db, "Ophelia", { locale: "en" });
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en`);
  await tab.evaluate(() => localStorage.setItem("TacUnsentSteps", '[{"lesson":"tutorial","step":2}]'));
  await askToSignIn(tab, t);
  await signIn(tab, t, { username: "Ophelia", password: goodPassword });
  const token = await tokenOf(tab);
  const doneSteps = async () => {
    const { body } = await call(site.url, "getTutorialProgress", { method: "GET", token });
    return (body as TutorialProgressAnswer).progress.tutorial.flatMap((isDone, step) =>
      isDone ? [step] : [],
    );
  };
  await expect.poll(doneSteps).toEqual([2]);
  const unsent = () => tab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("Unsent")));
  await expect.poll(unsent).toEqual([]);
  await signOut(tab, t);
  expect(await unsent()).toEqual([]);
});
