import { profileTabs } from "#web/routing/profilePath.ts";
import { puzzleOfOneMove } from "./puzzles.ts";
import { subscriptionPages } from "./subscriptions.ts";

/** The ids in addresses: a game, which runs or has ended, waiting rooms, tournaments, and the game of a match. */
export type Places = {
  game: number;
  openRoom: string;
  fullRoom: string;
  privateRoom: string;
  /** The first game of a series, which is being played. */
  seriesGame: number;
  /** Its teams are not complete. */
  plannedTournament: number;
  /** The same in an address with which everybody sees it, and in one with which everybody may join it. */
  shownTournament: string;
  joinedTournament: string;
  /** It runs. */
  ledTournament: number;
  /** In an address with which everybody sees it. */
  endedTournament: string;
  /** The game of a match, which is being played; one of two teams of three. */
  match: number;
  matchOfSix: number;
  /** The tournament of that one, and two with a table. */
  tournamentOfSix: number;
  roundRobin: number;
  swiss: number;
  /** A public one whose sign-up runs. */
  openTournament: number;
  /** A public one with a waiting list. */
  fullTournament: number;
  /** A public one whose first round has begun. */
  runningTournament: number;
  /** A public one that has ended. */
  wonTournament: number;
  /** A turn-based game that waits for the regular, and one that waits for others. */
  turnBasedGame: number;
  restingGame: number;
};

/** A page of the site, as its pictures are taken. */
export type Page = {
  /** The name of its pictures. */
  name: string;
  /** Its path. */
  path: (places: Places) => string;
  hasEnded?: true;
  /** It asks for something that does not exist, of which the browser itself complains. */
  isMissing?: true;
  /** It is opened without a network, as far as it knows. */
  isCutOff?: true;
  /**
   * The viewer: the player on seat 0 of those games, somebody with an account, an admin, the host of the waiting room
   * with free slots or of the full one, somebody with turn-based games or on vacation from them, a sponsor with a look, or
   * somebody without a session.
   */
  as: "player" | "member" | "admin" | "host" | "guestHost" | "regular" | "traveller" | "sponsor" | "stranger";
  /** What the browser has stored before, by key. */
  stored?: Readonly<Record<string, string>>;
  /** What the site answers to some calls, by their paths below /gameApi, instead of what it would. */
  answers?: Readonly<Record<string, object>>;
  /** What is typed before anything is pressed, by the German names of the fields. */
  fill?: Readonly<Record<string, string>>;
  /** A selector of what one scrolls to first, for what is loaded when one comes near. */
  scrollTo?: string;
  /** The buttons and choices to press before the picture, by their German names. */
  press?: readonly (string | RegExp)[];
  /** The selectors of what to press after that, for what has no name that is always the same. */
  pressAt?: readonly string[];
  /** A selector of what is there once the page can be used. */
  ready: string;
  /** A selector of its main action, once that can be used; for pages whose loading is measured. */
  mainAction?: string;
};

const solvedPuzzle = puzzleOfOneMove("solved");
const failedPuzzle = puzzleOfOneMove("failed");

/** A game in the browser alone that has just begun. */
const offlineGame = JSON.stringify({ start: "4x2m/strong", seed: "7a".repeat(32), moves: [] });

/** The name of the chat's button, with unread messages until another page has shown them. */
const unreadChats = /^Chat(, \d ungelesene Nachrichten? in Chats)?$/;

/** An enabled button: before the scripts have loaded, buttons are there but disabled. */
const liveButton = "main button:enabled:not([aria-disabled=true])";

/** All pages; a new one gets its line here. */
export const pages: readonly Page[] = [
  { name: "landing", path: () => "/", as: "stranger", ready: "main h3", mainAction: liveButton },
  { name: "landing-en", path: () => "/en", as: "stranger", ready: "main h3" },
  { name: "landing-ru", path: () => "/ru", as: "stranger", ready: "main h3" },
  { name: "chooser", path: () => "/", as: "stranger", press: ["Ändern"], ready: "dialog[open] form" },
  { name: "new-room", path: () => "/", as: "stranger", press: ["Raum eröffnen"], ready: "dialog[open] form" },
  {
    name: "quick-match",
    path: () => "/",
    as: "stranger",
    press: ["Mit anderen"],
    ready: "dialog[open] form",
  },
  {
    name: "quick-match-waiting",
    path: () => "/",
    as: "stranger",
    press: ["Mit anderen", "Auf einen Tisch warten"],
    ready: "[role=timer]",
  },
  { name: "room-filters", path: () => "/", as: "stranger", press: ["Filtern"], ready: "main select" },
  {
    name: "new-room-days",
    path: () => "/",
    as: "regular",
    press: ["Raum eröffnen", "Fernpartie"],
    ready: "dialog[open] input[value='2d']",
  },
  {
    name: "new-room-days-guest",
    path: () => "/",
    as: "stranger",
    press: ["Raum eröffnen", "Fernpartie"],
    ready: "dialog[open] [role=status]",
  },
  { name: "waiting-room", path: ({ openRoom }) => `/?waiting=${openRoom}`, as: "host", ready: "main h1" },
  {
    name: "waiting-full",
    path: ({ fullRoom }) => `/?waiting=${fullRoom}`,
    as: "guestHost",
    ready: "main h1",
  },
  {
    name: "waiting-private",
    path: ({ privateRoom }) => `/?waiting=${privateRoom}`,
    as: "stranger",
    ready: "main h1",
  },
  {
    name: "waiting-bot",
    path: ({ openRoom }) => `/?waiting=${openRoom}`,
    as: "host",
    press: ["Bot hinzufügen auf Platz 4"],
    ready: "dialog[open] button",
  },
  {
    name: "waiting-colors",
    path: ({ openRoom }) => `/?waiting=${openRoom}`,
    as: "host",
    press: ["Farbe ändern: Rot"],
    ready: "dialog[open] button",
  },
  {
    name: "waiting-send-away",
    path: ({ openRoom }) => `/?waiting=${openRoom}`,
    as: "host",
    press: ["Jonas entfernen"],
    ready: "dialog[open] button",
  },
  {
    name: "waiting-gone",
    path: () => `/?waiting=${"0".repeat(22)}`,
    isMissing: true,
    as: "stranger",
    ready: "main h1",
  },
  {
    name: "waiting-save",
    path: ({ openRoom }) => `/?waiting=${openRoom}`,
    as: "host",
    press: ["Als meinen Tisch speichern"],
    ready: "dialog[open] form",
  },
  { name: "tables", path: () => "/tables", as: "member", ready: "main li" },
  { name: "tables-guest", path: () => "/tables", as: "stranger", ready: "main h2" },
  {
    name: "table-new",
    path: () => "/tables",
    as: "member",
    press: ["Neuer Tisch"],
    ready: "dialog[open] form",
  },
  {
    name: "game-series",
    path: ({ seriesGame }) => `/game?gameID=${seriesGame}`,
    as: "stranger",
    ready: ".game-series",
  },
  { name: "puzzles", path: () => "/puzzles", as: "stranger", ready: "main h2" },
  { name: "puzzles-member", path: () => "/puzzles", as: "member", ready: "main ol" },
  {
    name: "puzzle",
    path: () => "/puzzles/daily",
    as: "stranger",
    ready: "main svg",
    mainAction: "[data-own-hand] button",
  },
  {
    name: "puzzle-failed",
    path: () => `/puzzles/${failedPuzzle.id}`,
    as: "stranger",
    pressAt: failedPuzzle.pressAt,
    ready: ".puzzle-result",
  },
  {
    name: "puzzle-solved",
    path: () => `/puzzles/${solvedPuzzle.id}`,
    as: "member",
    pressAt: solvedPuzzle.pressAt,
    ready: ".puzzle-others:not(:empty)",
  },
  { name: "puzzle-gone", path: () => "/puzzles/00000000", as: "stranger", ready: "main h1" },
  {
    name: "offline",
    path: () => "/offline",
    as: "stranger",
    stored: { TacOffline: offlineGame },
    ready: "main h2",
  },
  {
    name: "offline-game",
    path: () => "/offline/game",
    as: "stranger",
    stored: { TacOffline: offlineGame },
    ready: "[data-version]",
  },
  { name: "no-network", path: () => "/", isMissing: true, isCutOff: true, as: "stranger", ready: "main h1" },
  { name: "puzzle-look", path: () => "/puzzles/daily", as: "sponsor", ready: "[data-wood] .tac-ball" },
  { name: "games", path: () => "/games", as: "member", ready: "main tbody" },
  { name: "games-guest", path: () => "/games", as: "player", ready: "main tbody" },
  { name: "games-days", path: () => "/games", as: "regular", ready: "main [data-awaiting=true]" },
  { name: "games-days-en", path: () => "/en/games", as: "regular", ready: "main [data-awaiting=true]" },
  { name: "games-days-ru", path: () => "/ru/games", as: "regular", ready: "main [data-awaiting=true]" },
  { name: "games-vacation", path: () => "/games", as: "traveller", ready: "main [data-awaiting=true]" },
  { name: "games-none", path: () => "/games", as: "stranger", ready: "main h1" },
  { name: "tournaments", path: () => "/tournament/overview", as: "stranger", ready: "main h2" },
  { name: "tournaments-member", path: () => "/tournament/overview", as: "member", ready: "main tbody" },
  {
    name: "tournament-planned",
    path: ({ shownTournament }) => `/tournament/private/${shownTournament}`,
    as: "stranger",
    ready: "main ol",
  },
  {
    name: "tournament-invited",
    path: ({ joinedTournament }) => `/tournament/private/${joinedTournament}`,
    as: "admin",
    ready: "main ol",
  },
  {
    name: "tournament-running",
    path: ({ ledTournament }) => `/tournament/private/${ledTournament}`,
    as: "member",
    ready: ".bracket",
  },
  {
    name: "tournament-ended",
    path: ({ endedTournament }) => `/tournament/private/${endedTournament}`,
    as: "stranger",
    ready: ".bracket",
  },
  ...(
    [
      ["round-robin", "roundRobin"],
      ["swiss", "swiss"],
      ["of-six", "tournamentOfSix"],
    ] as const
  ).map(
    ([name, place]) =>
      ({
        name: `tournament-${name}`,
        path: (places: Places) => `/tournament/private/${places[place]}`,
        as: "member",
        ready: "main h2",
      }) as const,
  ),
  {
    name: "tournament-waiting-list",
    path: ({ fullTournament }) => `/tournament/public/${fullTournament}`,
    as: "member",
    ready: "main ol",
  },
  ...(["stranger", "member", "admin", "host"] as const).map(
    (as) =>
      ({
        name: `tournament-open-${as}`,
        path: ({ openTournament }: Places) => `/tournament/public/${openTournament}`,
        as,
        ready: "main ol",
      }) as const,
  ),
  {
    name: "tournament-register",
    path: ({ openTournament }) => `/tournament/public/${openTournament}`,
    as: "member",
    press: ["Team anmelden"],
    ready: "dialog[open] form",
  },
  {
    name: "tournament-bracket",
    path: ({ runningTournament }) => `/tournament/public/${runningTournament}`,
    as: "stranger",
    ready: ".bracket",
  },
  {
    name: "tournament-won",
    path: ({ wonTournament }) => `/tournament/public/${wonTournament}`,
    as: "member",
    ready: ".bracket",
  },
  ...(["public", "private"] as const).map(
    (kind) =>
      ({
        name: `tournament-${kind}-gone`,
        path: () => `/tournament/${kind}/999999`,
        isMissing: true,
        as: "stranger",
        ready: "main a",
      }) as const,
  ),
  {
    name: "tournament-admin",
    path: () => "/tournament/admin",
    as: "admin",
    press: ["Öffentliches Turnier ansetzen"],
    ready: "main form",
  },
  {
    name: "tournament-size",
    path: () => "/tournament/admin",
    as: "admin",
    press: ["Leiten: Nikolausturnier"],
    ready: "main form",
  },
  {
    name: "tournament-exchange",
    path: () => "/tournament/admin",
    as: "admin",
    press: ["Leiten: Adventsturnier"],
    ready: "main form",
  },
  {
    name: "tournament-series",
    path: () => "/tournament/admin",
    as: "admin",
    press: ["Neue Serie"],
    ready: "dialog[open] form",
  },
  {
    name: "tournament-create",
    path: () => "/tournament/private/create",
    as: "member",
    ready: "main form",
  },
  {
    name: "tournament-create-guest",
    path: () => "/tournament/private/create",
    as: "stranger",
    ready: "main button",
  },
  {
    name: "tournament-plan",
    path: ({ plannedTournament }) => `/tournament/private/${plannedTournament}/edit`,
    as: "member",
    ready: "main section",
  },
  {
    name: "tournament-add",
    path: ({ plannedTournament }) => `/tournament/private/${plannedTournament}/edit`,
    as: "member",
    press: ["Neues Team"],
    ready: "dialog[open] input",
  },
  {
    name: "tournament-lead",
    path: ({ ledTournament }) => `/tournament/private/${ledTournament}/edit`,
    as: "member",
    ready: "main section",
  },
  {
    name: "tournament-decide",
    path: ({ ledTournament }) => `/tournament/private/${ledTournament}/edit`,
    as: "member",
    pressAt: ["main section li button:last-of-type"],
    ready: "dialog[open] form",
  },
  {
    name: "match",
    path: ({ match }) => `/game?gameID=${match}`,
    // One of the players: of a private tournament nobody else reads at the table.
    as: "admin",
    ready: ".game-match-title",
  },
  {
    name: "match-of-six",
    path: ({ matchOfSix }) => `/game?gameID=${matchOfSix}`,
    // One of the players: of a private tournament nobody else reads at the table.
    as: "admin",
    ready: ".game-match-title",
  },
  { name: "learn", path: () => "/tutorialoverview", as: "stranger", ready: "main ol" },
  { name: "learn-member", path: () => "/tutorialoverview", as: "member", ready: "main ol" },
  { name: "tutorial", path: () => "/tutorial", as: "stranger", ready: ".lesson-panel" },
  { name: "tutorial-board", path: () => "/tutorial?step=4", as: "stranger", ready: "[data-kind=target]" },
  { name: "tutorial-quiz", path: () => "/tutorial?step=9", as: "member", ready: ".lesson-quiz button" },
  {
    name: "chapter",
    path: () => "/tutorial?lesson=seven&step=2",
    as: "stranger",
    ready: "[data-hand-card]",
  },
  { name: "friends", path: () => "/friends", as: "member", ready: "main li" },
  { name: "friends-guest", path: () => "/friends", as: "stranger", ready: "main h1" },
  {
    name: "friend-menu",
    path: () => "/friends",
    as: "member",
    // The name of the button tells whether he is there.
    pressAt: ["main li button:has-text('Anton')"],
    ready: "dialog[open] button",
  },
  { name: "profile", path: () => "/profile/Erika", as: "stranger", ready: "main dl" },
  { name: "profile-other", path: () => "/profile/Anton", as: "member", ready: "main nav + div" },
  ...profileTabs
    .filter((tab) => tab !== "overview")
    .map(
      (tab) =>
        ({
          name: `profile-${tab}`,
          path: () => `/profile/Erika/${tab}`,
          as: "member",
          ready: "main nav + *:not(.tac-waiting)",
        }) as const,
    ),
  {
    name: "profile-gone",
    path: () => "/profile/Niemand",
    isMissing: true,
    as: "stranger",
    ready: "main a",
  },
  { name: "leaders", path: () => "/leaders?span=all", as: "member", ready: "main ol, main nav ~ div" },
  {
    name: "leaders-team",
    path: () => "/leaders?ranking=team4&span=all",
    as: "stranger",
    ready: "main nav ~ *",
  },
  {
    name: "leaders-rating",
    path: () => "/leaders?ranking=ratings",
    as: "member",
    ready: "main nav ~ p",
  },
  {
    name: "leaders-rating-days",
    path: () => "/leaders?ranking=ratings&kind=4x2d",
    as: "member",
    ready: "main nav ~ p",
  },
  { name: "playersearch", path: () => "/playersearch", as: "member", ready: "main input" },
  { name: "stats", path: () => "/stats", as: "stranger", ready: "main details" },
  { name: "hof", path: () => "/hof", as: "stranger", ready: "main h2" },
  ...subscriptionPages,
  {
    name: "advert",
    path: () => "/advert",
    as: "stranger",
    ready: "main button, main a",
    mainAction: liveButton,
  },
  { name: "rules", path: () => "/rules", as: "stranger", ready: "main h1" },
  { name: "faq", path: () => "/faq", as: "stranger", ready: "main h1" },
  { name: "impressum", path: () => "/impressum", as: "stranger", ready: "main h1" },
  { name: "copyright", path: () => "/copyright", as: "stranger", ready: "main h1" },
  { name: "datenschutz", path: () => "/datenschutz", as: "stranger", ready: "main h1" },
  { name: "settings", path: () => "/settings", as: "member", ready: "main fieldset" },
  { name: "settings-vacation", path: () => "/settings", as: "traveller", ready: "main fieldset" },
  {
    name: "settings-looks",
    path: () => "/settings",
    as: "sponsor",
    scrollTo: "main [data-part=looks]",
    ready: "main label:has([data-back=evening])",
  },
  { name: "settings-guest", path: () => "/settings", as: "stranger", ready: "main fieldset" },
  ...(["Benutzernamen", "E-Mail-Adresse", "Passwort"] as const).map(
    (what) =>
      ({
        name: `change-${what.toLowerCase()}`,
        path: () => "/settings",
        as: "member",
        press: [`${what} ändern`],
        ready: "dialog[open] input",
      }) as const,
  ),
  {
    name: "delete-account",
    path: () => "/settings",
    as: "member",
    press: ["Konto löschen"],
    ready: "dialog[open] input",
  },
  { name: "chat", path: () => "/faq", as: "member", press: [unreadChats], ready: ".chat-text" },
  {
    name: "chat-bottom",
    path: () => "/faq",
    stored: { TacChatPlace: '{"position":"bottom","bottomSize":40}' },
    as: "member",
    press: [unreadChats],
    ready: ".chat-text",
  },
  {
    name: "chat-menu",
    path: () => "/faq",
    as: "member",
    press: [unreadChats, "Alle Chats und Kanäle"],
    ready: ".chat-entry",
  },
  {
    name: "chat-new",
    path: () => "/faq",
    as: "member",
    press: [unreadChats, "Alle Chats und Kanäle", "Neuer Chat"],
    ready: "dialog[open] input",
  },
  {
    name: "chat-empty",
    path: () => "/faq",
    as: "stranger",
    press: ["Chat", "Alle Chats und Kanäle", "Neuigkeiten"],
    ready: ".chat-none",
  },
  { name: "moderation", path: () => "/moderation", as: "admin", ready: "main li" },
  { name: "widgets", path: () => "/dev/ui", as: "stranger", ready: "main h2" },
  {
    name: "widgets-color-blind",
    path: () => "/dev/ui",
    as: "stranger",
    stored: { TacLook: '{"isColorBlind":true}' },
    ready: "main h2",
  },
  {
    name: "menu",
    path: () => "/",
    as: "member",
    press: ["Menü, 1 offene Anfrage"],
    ready: "dialog[open] fieldset",
  },
  { name: "sign-in", path: () => "/", as: "stranger", press: ["Anmelden"], ready: "dialog[open] input" },
  {
    name: "sign-up",
    path: () => "/",
    as: "stranger",
    press: ["Anmelden", "Noch kein Konto?"],
    ready: "dialog[open] input[type=email]",
  },
  {
    name: "forgotten-password",
    path: () => "/",
    as: "stranger",
    press: ["Anmelden", "Passwort vergessen?"],
    ready: "dialog[open] input[name=who]",
  },
  {
    name: "unsubscribe",
    path: () => `/unsubscribe?of=friendRequests&token=${"0".repeat(32)}`,
    as: "stranger",
    ready: "main button",
  },
  {
    name: "reset-password",
    path: () => `/resetpassword/Erika/${"0".repeat(64)}`,
    as: "stranger",
    ready: "main input",
  },
  {
    name: "game",
    path: ({ game }) => `/game?gameID=${game}`,
    as: "player",
    ready: "main svg",
    mainAction: "[data-own-hand] button",
  },
  {
    name: "game-days",
    path: ({ turnBasedGame }) => `/game?gameID=${turnBasedGame}`,
    as: "regular",
    ready: ".game-deadline",
  },
  {
    name: "game-next",
    path: ({ restingGame }) => `/game?gameID=${restingGame}`,
    as: "regular",
    ready: ".game-next",
  },
  {
    name: "game-next-ru",
    path: ({ restingGame }) => `/ru/game?gameID=${restingGame}`,
    as: "regular",
    ready: ".game-next",
  },
  {
    name: "table-people-days",
    path: ({ restingGame }) => `/game?gameID=${restingGame}`,
    as: "regular",
    press: ["Am Tisch"],
    ready: ".table-people",
  },
  {
    name: "game-hint",
    path: ({ game }) => `/game?gameID=${game}`,
    as: "player",
    press: ["Tipp"],
    ready: ".game-hint.is-told",
  },
  {
    name: "game-table",
    path: ({ game }) => `/game?gameID=${game}`,
    as: "player",
    press: ["Am Tisch"],
    ready: ".table-people",
  },
  {
    name: "game-table-resign",
    path: ({ game }) => `/game?gameID=${game}`,
    as: "player",
    press: ["Am Tisch", "Aufgeben"],
    ready: ".table-ending-answers",
  },
  ...[
    { part: "Statistik", ready: ".table-statistics" },
    { part: "Karten", ready: ".table-cards" },
    { part: "Anzeige", ready: ".table-settings" },
    { part: "Fehler melden", ready: ".table-part textarea" },
  ].map(
    ({ part, ready }) =>
      ({
        name: `game-table-${part.toLowerCase().replaceAll(" ", "-")}`,
        path: ({ game }: Places) => `/game?gameID=${game}`,
        as: "player",
        press: ["Am Tisch", part],
        ready,
      }) as const,
  ),
  {
    name: "game-missing",
    path: () => "/game?gameID=999999",
    isMissing: true,
    as: "stranger",
    ready: "[role=alertdialog], main a",
  },
  {
    name: "game-reactions",
    path: ({ game }) => `/game?gameID=${game}`,
    as: "player",
    press: ["Reaktionen"],
    ready: "dialog[open] button",
  },
  {
    name: "game-over",
    path: ({ game }) => `/game?gameID=${game}`,
    hasEnded: true,
    as: "player",
    ready: ".table-statistics",
  },
  {
    name: "replay",
    path: ({ game }) => `/game?gameID=${game}&move=40`,
    hasEnded: true,
    as: "stranger",
    ready: ".replay-controls",
  },
  {
    name: "replay-review",
    path: ({ game }) => `/game?gameID=${game}&move=40`,
    hasEnded: true,
    as: "stranger",
    press: ["Züge bewerten"],
    ready: ".review-chart [data-verdict]",
  },
  {
    name: "play-on-chooser",
    path: ({ game }) => `/game?gameID=${game}&move=40`,
    hasEnded: true,
    as: "stranger",
    press: ["Ab hier weiterspielen"],
    ready: "dialog[open] form",
  },
  {
    name: "play-on",
    path: ({ game }) => `/game?gameID=${game}&move=0&playOn=0&level=beginner`,
    hasEnded: true,
    as: "stranger",
    ready: "[data-own-hand] button",
  },
  {
    name: "better-move",
    path: ({ game }) => `/game?gameID=${game}&move=40&better=1`,
    hasEnded: true,
    as: "stranger",
    ready: "[data-own-hand] button",
  },
  { name: "game-watched", path: ({ game }) => `/game?gameID=${game}`, as: "stranger", ready: "main svg" },
];
