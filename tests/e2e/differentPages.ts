import { type Page, type Places, pages } from "#scripts/visitors/pages.ts";
import { isFull } from "#tests/chance.ts";

/**
 * The pages that everybody's tests look at, one of each kind, and what no other page here has. Friends, waiting, chats,
 * turn-based games and tournaments are looked at by axe where their own tests walk; a full run looks at all pages.
 */
const differences: Readonly<Record<string, string>> = {
  landing: "the first page of all, with lists that come later",
  "landing-ru": "the longest words",
  chooser: "a dialog with a form of choices",
  "waiting-room": "seats, and a chat beside them",
  puzzle: "a board with one hand",
  "no-network": "what is said without a network",
  "tutorial-board": "a lesson that is played",
  chapter: "a long text with pictures of cards",
  profile: "charts",
  leaders: "a ranking with filters",
  settings: "a form of many fields and switches",
  "delete-account": "a dialog that warns",
  chat: "a window over the page",
  menu: "the menu of the site",
  "sign-up": "a form with rules for what is entered",
  game: "a table at which one plays",
  "game-table": "the window of the table",
  "game-over": "the end of a game",
};

/** One page of each kind. */
const differentPages: readonly Page[] = Object.keys(differences).map((name) => {
  const page = pages.find((one) => one.name === name);
  if (page === undefined) throw new Error(`There is no page ${name}.`);
  return page;
});

/** The pages that tests look at: all in a full run, else one of each kind. */
export const lookedAt: readonly Page[] = isFull ? pages : differentPages;

/** Whether one plays on a page, or waits to. */
export function isOfPlay(page: Page): boolean {
  const path = page.path({} as Places);
  return ["/?waiting", "/game", "/puzzles", "/tutorial", "/offline", "/table", "/tournament"].some((start) =>
    path.replace(/^\/(de|en|ru)(?=\/)/, "").startsWith(start),
  );
}
