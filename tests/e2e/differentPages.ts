import { type Page, pages } from "#scripts/visitors/pages.ts";

/** The pages that everybody's tests look at, one of each kind, and what no other page here has. */
const differences: Readonly<Record<string, string>> = {
  landing: "the first page of all, with lists that come later",
  "landing-ru": "the longest words",
  chooser: "a dialog with a form of choices",
  "quick-match-waiting": "a timer",
  "waiting-room": "seats, and a chat beside them",
  "waiting-colors": "a dialog of colors",
  "waiting-gone": "an answer that there is no such thing",
  tables: "a list of cards with buttons",
  puzzle: "a board with one hand",
  "offline-game": "a game in the browser alone",
  "no-network": "what is said without a network",
  "games-days": "a list that is sorted by who is awaited",
  "tournaments-member": "a table of several columns",
  "tournament-running": "a bracket, wider than a phone",
  "tournament-register": "a form that asks for people",
  "tournament-swiss": "a table of points",
  learn: "an overview of chapters",
  "tutorial-board": "a lesson that is played",
  chapter: "a long text with pictures of cards",
  "friend-menu": "a menu that opens over a list",
  profile: "charts",
  leaders: "a ranking with filters",
  datenschutz: "a legal text",
  settings: "a form of many fields and switches",
  "delete-account": "a dialog that warns",
  chat: "a window over the page",
  moderation: "what only admins see",
  menu: "the menu of the site",
  "sign-up": "a form with rules for what is entered",
  game: "a table at which one plays",
  "game-table": "the window of the table",
  "game-over": "the end of a game",
  "replay-review": "a game looked back at, with judgements",
};

/** One page of each kind. */
export const differentPages: readonly Page[] = Object.keys(differences).map((name) => {
  const page = pages.find((one) => one.name === name);
  if (page === undefined) throw new Error(`There is no page ${name}.`);
  return page;
});
