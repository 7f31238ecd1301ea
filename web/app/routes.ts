import type { FlatNamespace } from "i18next";
import { type LazyPage, lazyPage } from "#web/ui/loading/lazyPage.ts";
import type common from "../locales/de/common.json";
import { readGameID } from "./gameID.ts";

/** A page's name in the texts (`pages` of common.json). */
export type PageName = keyof typeof common.pages;

/** A page of the site and where it is. */
export interface PageRoute {
  /** The path after the language, as react-router matches it. */
  path: string;
  /** Its name, from which its document's title is made; a page without one titles itself. */
  name?: PageName;
  page: LazyPage;
  /** The namespaces of its texts, which are loaded with its code. */
  texts: readonly FlatNamespace[];
  /** Whether it shows an address with this query; without it, any. */
  accepts?: (query: URLSearchParams) => boolean;
  /** It fills the window, without header and footer. */
  isFullScreen?: true;
}

/**
 * All pages of the site: the router and the prefetching follow this table. It imports pages only when they are loaded,
 * and no page imports it.
 */
export const routes: readonly PageRoute[] = [
  {
    path: "",
    page: lazyPage(
      () => import("#web/features/landing/LandingPage.tsx"),
      ({ LandingPage }) => LandingPage,
    ),
    texts: ["landing", "waiting"],
  },
  {
    path: "games",
    name: "games",
    page: lazyPage(
      () => import("#web/features/ownGames/OwnGamesPage.tsx"),
      ({ OwnGamesPage }) => OwnGamesPage,
    ),
    texts: ["ownGames", "landing"],
  },
  {
    path: "friends",
    name: "friends",
    page: lazyPage(
      () => import("#web/features/friends/FriendsPage.tsx"),
      ({ FriendsPage }) => FriendsPage,
    ),
    texts: ["people", "form"],
  },
  {
    path: "settings",
    name: "settings",
    page: lazyPage(
      () => import("#web/features/settings/SettingsPage.tsx"),
      ({ SettingsPage }) => SettingsPage,
    ),
    texts: ["settings", "form", "people"],
  },
  {
    path: "moderation",
    name: "moderation",
    page: lazyPage(
      () => import("#web/features/moderation/ModerationPage.tsx"),
      ({ ModerationPage }) => ModerationPage,
    ),
    texts: ["moderation", "form"],
  },
  {
    path: "faq",
    name: "faq",
    page: lazyPage(
      () => import("#web/features/faq/FaqPage.tsx"),
      ({ FaqPage }) => FaqPage,
    ),
    texts: ["faq"],
  },
  {
    path: "impressum",
    name: "imprint",
    page: lazyPage(
      () => import("#web/features/legal/ImprintPage.tsx"),
      ({ ImprintPage }) => ImprintPage,
    ),
    texts: ["legal"],
  },
  {
    path: "copyright",
    name: "copyright",
    page: lazyPage(
      () => import("#web/features/legal/CopyrightPage.tsx"),
      ({ CopyrightPage }) => CopyrightPage,
    ),
    texts: ["legal"],
  },
  {
    path: "datenschutz",
    name: "privacy",
    page: lazyPage(
      () => import("#web/features/legal/PrivacyPage.tsx"),
      ({ PrivacyPage }) => PrivacyPage,
    ),
    texts: ["privacy", "legal"],
  },
  {
    path: "advert",
    page: lazyPage(
      () => import("#web/features/advert/AdvertPage.tsx"),
      ({ AdvertPage }) => AdvertPage,
    ),
    texts: ["advert", "landing"],
  },
  {
    path: "leaders",
    name: "leaders",
    page: lazyPage(
      () => import("#web/features/leaders/LeadersPage.tsx"),
      ({ LeadersPage }) => LeadersPage,
    ),
    texts: ["leaders", "ownGames", "landing"],
  },
  {
    path: "playersearch",
    name: "playerSearch",
    page: lazyPage(
      () => import("#web/features/playerSearch/PlayerSearchPage.tsx"),
      ({ PlayerSearchPage }) => PlayerSearchPage,
    ),
    texts: ["playerSearch", "people", "form"],
  },
  {
    path: "profile/:username/:tab?",
    page: lazyPage(
      () => import("#web/features/profile/ProfilePage.tsx"),
      ({ ProfilePage }) => ProfilePage,
    ),
    texts: ["profile", "ownGames", "landing", "moves", "people", "form"],
  },
  {
    path: "stats",
    name: "stats",
    page: lazyPage(
      () => import("#web/features/stats/StatsPage.tsx"),
      ({ StatsPage }) => StatsPage,
    ),
    texts: ["stats", "landing"],
  },
  {
    path: "hof",
    name: "hof",
    page: lazyPage(
      () => import("#web/features/hof/HofPage.tsx"),
      ({ HofPage }) => HofPage,
    ),
    texts: ["hof"],
  },
  {
    path: "resetpassword/:username/:token",
    page: lazyPage(
      () => import("#web/features/account/ResetPasswordPage.tsx"),
      ({ ResetPasswordPage }) => ResetPasswordPage,
    ),
    texts: ["account", "form"],
  },
  {
    path: "game",
    page: lazyPage(
      () => import("#web/features/game/GamePage.tsx"),
      ({ GamePage }) => GamePage,
    ),
    texts: ["game", "moves", "table", "landing"],
    accepts: (query) => isAboutGame(query) && !query.has("move"),
    isFullScreen: true,
  },
  {
    path: "game",
    page: lazyPage(
      () => import("#web/features/replay/ReplayPage.tsx"),
      ({ ReplayPage }) => ReplayPage,
    ),
    texts: ["game", "moves", "table", "landing"],
    accepts: (query) => isAboutGame(query) && query.has("move"),
    isFullScreen: true,
  },
];

/** `/game?gameID=7`; with `&move=57` a finished game is shown as it stood after that move. */
function isAboutGame(query: URLSearchParams): boolean {
  return readGameID(query.get("gameID")) !== undefined;
}
