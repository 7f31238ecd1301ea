import { expect, it } from "vitest";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { languages } from "./languages.ts";
import { textsIn } from "./person.ts";
import { openTab } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSharedSite("quickBots");
const chromium = withBrowser();

const footers: readonly (readonly [locale: string, links: readonly string[]])[] = [
  ["de", ["Regeln", "Häufige Fragen", "Impressum", "Urheberrecht", "Verträge hier kündigen", "Datenschutz"]],
  ["en", ["Rules", "FAQ", "Legal notice", "Copyright", "Cancel contracts here", "Privacy"]],
  [
    "ru",
    [
      "Правила",
      "Частые вопросы",
      "О владельце сайта",
      "Авторские права",
      "Расторгнуть договор здесь",
      "Конфиденциальность",
    ],
  ],
];

it.each(footers.filter(([locale]) => languages.includes(locale)))(
  "the footer leads to every page that answers for the site, in %s",
  async (locale, links) => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/${locale}`);
    for (const name of links) {
      await tab.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    }
    expect(tab.url()).toBe(`${site.url}/${locale}/datenschutz`);
  },
);

it.each(languages)(
  "without a payment provider the site says that it takes no subscriptions, and shows nothing to press, in %s",
  async (locale) => {
    const t = textsIn(locale);
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/${locale}/subscription`);
    await tab.getByText(t("subscription.closed.title")).waitFor();
    expect(await tab.getByRole("main").getByRole("button").count()).toBe(0);
    await tab.goto(`${site.url}/${locale}/subscription/cancel`);
    await tab.getByText(t("contract.none")).waitFor();
  },
);

it.each(["impressum", "datenschutz"])(
  "%s says plainly that nobody has filled in who runs the site",
  async (page) => {
    const tab = await openTab(chromium.browser);
    await tab.goto(`${site.url}/en/${page}`);
    await tab.getByText("This does not yet say who runs the site.").waitFor();
  },
);

it("the licences of what is bundled can be read", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/copyright`);
  await tab.getByRole("link", { name: "Licences of the software included" }).click();
  await tab.getByText("## react-dom").first().waitFor();
});

it("an answer is opened with the keyboard", async () => {
  const tab = await openTab(chromium.browser);
  await tab.goto(`${site.url}/en/faq`);
  const answer = tab.getByText("A Tac does two things at once");
  const question = tab.locator("summary", { hasText: "A Tac was played" });
  await question.waitFor();
  expect(await answer.isVisible()).toBe(false);
  await question.focus();
  await tab.keyboard.press("Enter");
  await answer.waitFor();
});
