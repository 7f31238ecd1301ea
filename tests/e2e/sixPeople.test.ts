import { expect, it } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { beginTogether, gather, patience, phone, playOnElsewhere } from "./gathering.ts";
import { textsIn } from "./person.ts";
import { endOf, playTogether } from "./seat.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite();
const chromium = withBrowser();
const t = textsIn("en");

it("six play in three teams to the end", async () => {
  const six = await gather(chromium.browser, site.url, [{}, phone, {}, {}, {}, {}], {
    seats: "6",
    teams: "6x3",
    deck: "n",
  });
  const gameID = await beginTogether(six, t);
  // One card from each player in the trade, and two rounds of cards.
  await playTogether(six, 6 + 6 * 2);
  await playOnElsewhere(site.url, six, gameID);
  for (const tab of six) await endOf(tab).waitFor(patience);
  const won = await Promise.all(six.map((tab) => endOf(tab).getAttribute("data-end")));
  expect(won.filter((end) => end === "won")).toHaveLength(2);
});
