import { readGameID } from "#web/routing/gameID.ts";
import type { PageRoute } from "#web/routing/pageRoute.ts";
import { lazyPage } from "#web/ui/loading/lazyPage.ts";

/**
 * All pages of the site: router, prefetching, menu and titles follow this table. It imports pages only when they are loaded,
 * and no page imports it.
 */
export const routes: readonly PageRoute[] = [
  {
    path: "",
    name: "landing",
    titlesItself: true,
    page: lazyPage(() => import("./pages/LandingPage.tsx")),
    texts: ["landing", "waiting"],
    menu: "main",
  },
  {
    path: "puzzles",
    name: "puzzles",
    page: lazyPage(() => import("#web/features/puzzles/PuzzlesPage.tsx")),
    texts: ["puzzles", "moves", "waiting", "players"],
    needsNoNetwork: true,
    menu: "main",
  },
  {
    path: "puzzles/:puzzle",
    page: lazyPage(() => import("#web/features/puzzles/PuzzlePage.tsx")),
    texts: ["puzzles", "game", "moves", "waiting"],
    needsNoNetwork: true,
    isFullScreen: true,
  },
  {
    path: "games",
    name: "games",
    page: lazyPage(() => import("#web/features/ownGames/OwnGamesPage.tsx")),
    texts: ["ownGames", "landing", "turnBased"],
    menu: "main",
  },
  {
    path: "tournament/overview",
    name: "tournaments",
    page: lazyPage(() => import("#web/features/tournaments/overview/OverviewPage.tsx")),
    texts: ["tournaments", "ownGames"],
    menu: "main",
  },
  {
    path: "tutorialoverview",
    name: "learn",
    page: lazyPage(() => import("#web/features/learn/overview/LearnPage.tsx")),
    texts: ["learnPages", "learn", "landing"],
    needsNoNetwork: true,
    menu: "main",
  },
  {
    path: "friends",
    name: "friends",
    page: lazyPage(() => import("#web/features/friends/FriendsPage.tsx")),
    texts: ["people", "form"],
    menu: "main",
  },
  {
    path: "tables",
    name: "tables",
    page: lazyPage(() => import("#web/features/waiting/ownTables/TablesPage.tsx")),
    texts: ["ownTables", "waiting", "landing", "form"],
    menu: "own",
  },
  {
    path: "settings",
    name: "settings",
    page: lazyPage(() => import("#web/features/settings/SettingsPage.tsx")),
    texts: ["settings", "form", "people", "turnBased", "account"],
    menu: "own",
  },
  {
    path: "offline",
    name: "offline",
    page: lazyPage(() => import("#web/features/offline/OfflinePage.tsx")),
    texts: ["offline", "landing"],
    needsNoNetwork: true,
    menu: "own",
  },
  {
    path: "offline/game",
    name: "offline",
    page: lazyPage(() => import("#web/features/offline/OfflineGamePage.tsx")),
    texts: ["offline", "playOn", "game", "moves", "table", "landing"],
    needsNoNetwork: true,
    isFullScreen: true,
  },
  {
    path: "moderation",
    name: "moderation",
    page: lazyPage(() => import("#web/features/moderation/ModerationPage.tsx")),
    texts: ["moderation", "form"],
    menu: "own",
    isForModerators: true,
  },
  {
    path: "rules",
    name: "rules",
    page: lazyPage(() => import("#web/features/rules/RulesPage.tsx")),
    texts: ["rules", "moves"],
    needsNoNetwork: true,
    menu: "about",
  },
  {
    path: "faq",
    name: "faq",
    page: lazyPage(() => import("#web/features/faq/FaqPage.tsx")),
    texts: ["faq"],
    needsNoNetwork: true,
    menu: "about",
  },
  {
    path: "impressum",
    name: "imprint",
    page: lazyPage(() => import("#web/features/legal/ImprintPage.tsx")),
    texts: ["legal"],
    needsNoNetwork: true,
    menu: "about",
  },
  {
    path: "copyright",
    name: "copyright",
    page: lazyPage(() => import("#web/features/legal/CopyrightPage.tsx")),
    texts: ["legal"],
    needsNoNetwork: true,
    menu: "about",
  },
  {
    path: "datenschutz",
    name: "privacy",
    page: lazyPage(() => import("#web/features/legal/PrivacyPage.tsx")),
    texts: ["privacy", "legal"],
    needsNoNetwork: true,
    menu: "about",
  },
  {
    path: "advert",
    page: lazyPage(() => import("./pages/AdvertPage.tsx")),
    texts: ["advert", "landing"],
  },
  {
    path: "leaders",
    name: "leaders",
    page: lazyPage(() => import("#web/features/leaders/LeadersPage.tsx")),
    texts: ["players", "ownGames", "landing"],
    menu: "main",
  },
  {
    path: "playersearch",
    name: "playerSearch",
    page: lazyPage(() => import("#web/features/playerSearch/PlayerSearchPage.tsx")),
    texts: ["players", "people", "form"],
    menu: "own",
  },
  {
    path: "profile/:username/:tab?",
    page: lazyPage(() => import("#web/features/profile/ProfilePage.tsx")),
    texts: ["players", "ownGames", "landing", "moves", "people", "form"],
  },
  {
    path: "stats",
    name: "stats",
    page: lazyPage(() => import("#web/features/stats/StatsPage.tsx")),
    texts: ["players", "landing"],
    menu: "about",
  },
  {
    path: "subscription",
    name: "subscription",
    page: lazyPage(() => import("#web/features/subscription/SubscriptionPage.tsx")),
    texts: ["subscription", "withdrawal", "legal", "form"],
    menu: "about",
  },
  {
    path: "hof",
    name: "hof",
    page: lazyPage(() => import("#web/features/hof/HofPage.tsx")),
    texts: ["players"],
    menu: "about",
  },
  {
    path: "subscription/cancel",
    name: "cancelContracts",
    page: lazyPage(() => import("#web/features/subscription/cancel/CancelPage.tsx")),
    texts: ["contract", "form", "subscription"],
    menu: "about",
  },
  {
    path: "subscription/withdraw",
    name: "withdrawContract",
    page: lazyPage(() => import("#web/features/subscription/cancel/CancelPage.tsx")),
    texts: ["contract", "form", "subscription"],
    menu: "about",
  },
  {
    path: "tournament/public/:tournamentID",
    page: lazyPage(() => import("#web/features/tournaments/PublicTournamentPage.tsx")),
    texts: ["tournaments", "waiting", "form"],
  },
  {
    path: "tournament/admin",
    name: "tournamentAdmin",
    page: lazyPage(() => import("#web/features/tournaments/admin/AdminPage.tsx")),
    texts: ["tournamentAdmin", "tournaments", "form"],
  },
  {
    path: "tournament/private/create",
    name: "newTournament",
    page: lazyPage(() => import("#web/features/tournaments/create/CreatePage.tsx")),
    texts: ["tournamentAdmin", "form"],
  },
  {
    path: "tournament/private/:tournamentID/edit",
    titlesItself: true,
    page: lazyPage(() => import("#web/features/tournaments/edit/EditPage.tsx")),
    texts: ["tournamentAdmin", "tournaments", "waiting", "form"],
  },
  {
    path: "tournament/private/:tournamentID",
    page: lazyPage(() => import("#web/features/tournaments/PrivateTournamentPage.tsx")),
    texts: ["tournaments", "waiting", "form"],
  },
  {
    path: "unsubscribe",
    page: lazyPage(() => import("#web/features/unsubscribe/UnsubscribePage.tsx")),
    texts: ["settings"],
  },
  {
    path: "resetpassword/:username/:token",
    page: lazyPage(() => import("#web/features/account/ResetPasswordPage.tsx")),
    texts: ["account", "form"],
  },
  {
    path: "game",
    page: lazyPage(() => import("#web/features/game/GamePage.tsx")),
    texts: ["game", "moves", "table", "landing", "turnBased"],
    accepts: (query) => isAboutGame(query) && !query.has("move"),
    isFullScreen: true,
  },
  {
    path: "game",
    page: lazyPage(() => import("#web/features/replay/ReplayPage.tsx")),
    texts: ["game", "moves", "table", "landing"],
    accepts: (query) => isAboutGame(query) && query.has("move") && !isAboutPosition(query),
    isFullScreen: true,
  },
  {
    path: "game",
    page: lazyPage(() => import("#web/features/playOn/PlayOnPage.tsx")),
    texts: ["playOn", "game", "moves", "table", "landing"],
    accepts: (query) => isAboutGame(query) && query.has("move") && query.has("playOn"),
    isFullScreen: true,
  },
  {
    path: "game",
    page: lazyPage(() => import("#web/features/betterMove/BetterMovePage.tsx")),
    texts: ["playOn", "advice", "game", "moves", "table", "landing"],
    accepts: (query) => isAboutGame(query) && query.has("move") && query.has("better"),
    isFullScreen: true,
  },
  {
    path: "tutorial",
    page: lazyPage(() => import("#web/features/learn/player/TutorialPage.tsx")),
    texts: ["learnPages", "learn", "game", "moves", "table", "landing"],
    needsNoNetwork: true,
    isFullScreen: true,
  },
  {
    path: "dev/ui",
    page: lazyPage(() => import("#web/features/widgets/WidgetsPage.tsx")),
    texts: ["players", "ownGames", "form"],
    accepts: isOwnMachine,
  },
];

/** Whether the site runs on the machine that looks at it. What renders pages for the build has no address. */
function isOwnMachine(): boolean {
  return typeof location === "undefined" || ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/**
 * `/game?gameID=7`; with `&move=57` a finished game is shown as it stood after that move. Further parts say what
 * is done from there (`web/routing/learnAddress.ts`).
 */
function isAboutGame(query: URLSearchParams): boolean {
  return readGameID(query.get("gameID")) !== undefined;
}

/** Something is done from a position of a finished game. */
function isAboutPosition(query: URLSearchParams): boolean {
  return query.has("playOn") || query.has("better");
}
