import { expect, it } from "vitest";
import { aMember } from "#tests/support/accounts.ts";
import { withSite } from "#tests/support/site.ts";
import { beginTogether, meet, patience, phone, playOnElsewhere } from "./gathering.ts";
import { openAs } from "./openAs.ts";
import { textsIn } from "./person.ts";
import { endOf, playTogether } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

it("six with accounts play in three teams to the end, and are rated for it", async () => {
  const names = ["Anna", "Bert", "Cora", "Dirk", "Emma", "Fritz"];
  for (const name of names) await aMember(site.db, name, { locale: "en" });
  const six = await Promise.all(
    names.map((name, at) => openAs(chromium.browser, site.url, name, "/en", at === 1 ? phone : {})),
  );
  await meet(six, site.url, { seats: "6", teams: "6x3", deck: "n" });
  const gameID = await beginTogether(six, t);
  // One card from each player in the trade, and two rounds of cards.
  await playTogether(six, 6 + 6 * 2);
  await playOnElsewhere(site.url, six, gameID);
  for (const tab of six) await endOf(tab).waitFor(patience);
  const won = await Promise.all(six.map((tab) => endOf(tab).getAttribute("data-end")));
  expect(won.filter((end) => end === "won")).toHaveLength(2);

  const [first] = six;
  const ratings = endOf(first).getByRole("list", { name: t("players.ratings.title") });
  await ratings
    .getByText(t("players.ratings.uncertain", { games: "1", needed: "30" }))
    .first()
    .waitFor();
  const changes = await ratings.locator("li > span:last-child").allInnerTexts();
  expect(changes.filter((text) => /^15\d\d \(\+/.test(text))).toHaveLength(2);
  expect(changes.filter((text) => /^14\d\d \(−/.test(text))).toHaveLength(4);

  await first.goto(`${site.url}/en/leaders?ranking=ratings&kind=6x3&of=teams`);
  await first.getByText(t("players.leaders.rated.toGo_other", { count: "19" })).waitFor();
});
