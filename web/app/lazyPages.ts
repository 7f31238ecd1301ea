import type { FlatNamespace } from "i18next";
import { lazy } from "react";

const landing = () => import("#web/features/landing/LandingPage.tsx");
const friends = () => import("#web/features/friends/FriendsPage.tsx");
const game = () => import("#web/features/game/GamePage.tsx");
const replay = () => import("#web/features/replay/ReplayPage.tsx");
const advert = () => import("#web/features/advert/AdvertPage.tsx");
const faq = () => import("#web/features/faq/FaqPage.tsx");
const imprint = () => import("#web/features/legal/ImprintPage.tsx");
const copyright = () => import("#web/features/legal/CopyrightPage.tsx");
const ownGames = () => import("#web/features/ownGames/OwnGamesPage.tsx");
const moderation = () => import("#web/features/moderation/ModerationPage.tsx");
const resetPassword = () => import("#web/features/account/ResetPasswordPage.tsx");
const settings = () => import("#web/features/settings/SettingsPage.tsx");
const privacy = () => import("#web/features/legal/PrivacyPage.tsx");

/** The pages of the site, each in a chunk of its own. */
export const LandingPage = lazy(async () => ({ default: (await landing()).LandingPage }));
export const GamePage = lazy(async () => ({ default: (await game()).GamePage }));
export const ReplayPage = lazy(async () => ({ default: (await replay()).ReplayPage }));
export const AdvertPage = lazy(async () => ({ default: (await advert()).AdvertPage }));
export const FaqPage = lazy(async () => ({ default: (await faq()).FaqPage }));
export const ImprintPage = lazy(async () => ({ default: (await imprint()).ImprintPage }));
export const CopyrightPage = lazy(async () => ({ default: (await copyright()).CopyrightPage }));
export const PrivacyPage = lazy(async () => ({ default: (await privacy()).PrivacyPage }));

export const FriendsPage = lazy(async () => ({ default: (await friends()).FriendsPage }));
export const OwnGamesPage = lazy(async () => ({ default: (await ownGames()).OwnGamesPage }));
export const ModerationPage = lazy(async () => ({ default: (await moderation()).ModerationPage }));
export const ResetPasswordPage = lazy(async () => ({ default: (await resetPassword()).ResetPasswordPage }));
export const SettingsPage = lazy(async () => ({ default: (await settings()).SettingsPage }));

interface PageParts {
  /** Fetches its code. */
  code: () => Promise<unknown>;
  /** The namespaces of its texts. */
  texts: readonly FlatNamespace[];
}

const partsOfLanding: PageParts = { code: landing, texts: ["landing", "waiting", "games"] };

/** What a page is made of, by the first part of its path. */
const partsOf: Record<string, PageParts> = {
  game: { code: game, texts: ["game", "moves", "table", "landing"] },
  advert: { code: advert, texts: ["advert", "landing"] },
  games: { code: ownGames, texts: ["ownGames", "landing", "games"] },
  friends: { code: friends, texts: ["people", "form"] },
  faq: { code: faq, texts: ["faq"] },
  settings: { code: settings, texts: ["settings", "form", "people"] },
  moderation: { code: moderation, texts: ["moderation", "form"] },
  resetpassword: { code: resetPassword, texts: ["account", "form"] },
  impressum: { code: imprint, texts: ["legal"] },
  copyright: { code: copyright, texts: ["legal"] },
  datenschutz: { code: privacy, texts: ["privacy", "legal"] },
};

/**
 * Begins to fetch the code of the page at a path (without its language), before anything shows it.
 * @returns the namespaces of its texts
 */
export function fetchPage(path: string): readonly FlatNamespace[] {
  const [, name] = path.split(/[/?]/);
  const { code, texts } = Object.hasOwn(partsOf, name) ? partsOf[name] : partsOfLanding;
  // Whoever shows the page meets the failure again, and says so.
  code().catch(() => {});
  return texts;
}
