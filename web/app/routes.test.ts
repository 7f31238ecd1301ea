import { expect, it } from "vitest";
import { publicPages } from "#schema/addresses.ts";
import { type Page, pages } from "#scripts/visitors/pages.ts";
import type { PageRoute } from "#web/routing/pageRoute.ts";
import { routeAt, routesFor } from "./routeAt.ts";
import { routes } from "./routes.ts";

const places = {
  game: 7,
  openRoom: "open",
  fullRoom: "full",
  seriesGame: 1,
  privateRoom: "private",
  plannedTournament: 1,
  shownTournament: `1-${"k".repeat(22)}`,
  joinedTournament: `1-${"k".repeat(22)}?invitation=${"i".repeat(22)}`,
  ledTournament: 2,
  endedTournament: `3-${"k".repeat(22)}`,
  match: 4,
  ownMatch: 8,
  matchOfSix: 9,
  tournamentOfSix: 10,
  roundRobin: 11,
  swiss: 12,
  openTournament: 5,
  fullTournament: 13,
  runningTournament: 6,
  wonTournament: 7,
  turnBasedGame: 8,
  restingGame: 9,
};

/** The address of a picture without its language. */
const addressOf = ({ path }: Page) => path(places).replace(/^\/(en|ru)(\/|$)/, "/");

it("every page has a picture", () => {
  const shown = new Set(pages.map((page) => routeAt(addressOf(page))));
  expect(routes.filter((route) => !shown.has(route)).map(({ path }) => path)).toEqual([]);
});

it("every picture is of a page", () => {
  expect(pages.filter((page) => !routeAt(addressOf(page))).map(({ name }) => name)).toEqual([]);
});

it("every public page is a page", () => {
  expect(publicPages.filter((page) => !routeAt(page))).toEqual([]);
});

it("no path is a language", () => {
  expect(routes.filter(({ path }) => /^[a-z]{2}(-|$)/.test(path))).toEqual([]);
});

it.each(["/game", "/game?gameID=-1", "/game?gameID=one&move=4"])("%s shows no page", (address) => {
  const [, query] = address.split("?");
  expect(routesFor(new URLSearchParams(query)).filter(({ path }) => path === "game")).toEqual([]);
});

it("the code of a game's page can be fetched before the game is known", () => {
  expect(routeAt("/game")).toBe(routeAt("/game?gameID=7"));
  expect(routeAt("/game?gameID=7&move=3")).not.toBe(routeAt("/game?gameID=7"));
});

it("the menu leads to every page that has an address of its own, but for the welcome, the lessons, a game, forms of tournaments, and what mails lead to", () => {
  const isAlone = ({ path, accepts }: PageRoute) => !path.includes(":") && !accepts;
  expect(routes.filter((route) => isAlone(route) && !route.menu).map(({ path }) => path)).toEqual([
    "offline/game",
    "advert",
    "tournament/admin",
    "tournament/private/create",
    "unsubscribe",
    "tutorial",
  ]);
});
