import type { FlatNamespace } from "i18next";
import { type ComponentType, lazy } from "react";

const landing = chunk(() => import("#web/features/landing/LandingPage.tsx"));
const friends = chunk(() => import("#web/features/friends/FriendsPage.tsx"));
const game = chunk(() => import("#web/features/game/GamePage.tsx"));
const replay = chunk(() => import("#web/features/replay/ReplayPage.tsx"));
const advert = chunk(() => import("#web/features/advert/AdvertPage.tsx"));
const faq = chunk(() => import("#web/features/faq/FaqPage.tsx"));
const imprint = chunk(() => import("#web/features/legal/ImprintPage.tsx"));
const copyright = chunk(() => import("#web/features/legal/CopyrightPage.tsx"));
const ownGames = chunk(() => import("#web/features/ownGames/OwnGamesPage.tsx"));
const moderation = chunk(() => import("#web/features/moderation/ModerationPage.tsx"));
const resetPassword = chunk(() => import("#web/features/account/ResetPasswordPage.tsx"));
const settings = chunk(() => import("#web/features/settings/SettingsPage.tsx"));
const privacy = chunk(() => import("#web/features/legal/PrivacyPage.tsx"));

/** The pages of the site, each in a chunk of its own. */
export const LandingPage = landing.page(({ LandingPage }) => LandingPage);
export const GamePage = game.page(({ GamePage }) => GamePage);
export const ReplayPage = replay.page(({ ReplayPage }) => ReplayPage);
export const AdvertPage = advert.page(({ AdvertPage }) => AdvertPage);
export const FaqPage = faq.page(({ FaqPage }) => FaqPage);
export const ImprintPage = imprint.page(({ ImprintPage }) => ImprintPage);
export const CopyrightPage = copyright.page(({ CopyrightPage }) => CopyrightPage);
export const PrivacyPage = privacy.page(({ PrivacyPage }) => PrivacyPage);

export const FriendsPage = friends.page(({ FriendsPage }) => FriendsPage);
export const OwnGamesPage = ownGames.page(({ OwnGamesPage }) => OwnGamesPage);
export const ModerationPage = moderation.page(({ ModerationPage }) => ModerationPage);
export const ResetPasswordPage = resetPassword.page(({ ResetPasswordPage }) => ResetPasswordPage);
export const SettingsPage = settings.page(({ SettingsPage }) => SettingsPage);

/** A chunk of the site with pages in it. */
function chunk<Module>(fetch: () => Promise<Module>) {
  let there: Module | undefined;
  return {
    fetch: async () => {
      there = await fetch();
    },
    /** A page of it. Where the chunk is there already, it is rendered at once: nothing comes between it and what stood there before. */
    page: <Props>(pick: (module: Module) => ComponentType<Props>) =>
      lazy(() => {
        if (there === undefined) return fetch().then((module) => ({ default: pick(module) }));
        return atOnce({ default: pick(there) });
      }),
  };
}

/** A promise tells its value only after what runs now; React takes whatever has a `then`. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: that is what React looks for
  return { then: (use: (value: Value) => void) => use(value) } as Promise<Value>;
}

interface PageParts {
  /** Fetches its code. */
  code: () => Promise<unknown>;
  /** The namespaces of its texts. */
  texts: readonly FlatNamespace[];
}

const partsOfLanding: PageParts = { code: landing.fetch, texts: ["landing", "waiting", "games"] };

/** What a page is made of, by the first part of its path. */
const partsOf: Record<string, PageParts> = {
  game: { code: game.fetch, texts: ["game", "moves", "table", "landing"] },
  advert: { code: advert.fetch, texts: ["advert", "landing"] },
  games: { code: ownGames.fetch, texts: ["ownGames", "landing", "games"] },
  friends: { code: friends.fetch, texts: ["people", "form"] },
  faq: { code: faq.fetch, texts: ["faq"] },
  settings: { code: settings.fetch, texts: ["settings", "form", "people"] },
  moderation: { code: moderation.fetch, texts: ["moderation", "form"] },
  resetpassword: { code: resetPassword.fetch, texts: ["account", "form"] },
  impressum: { code: imprint.fetch, texts: ["legal"] },
  copyright: { code: copyright.fetch, texts: ["legal"] },
  datenschutz: { code: privacy.fetch, texts: ["privacy", "legal"] },
};

/**
 * Begins to fetch the code of the page at a path (without its language), before anything shows it.
 * @returns the namespaces of its texts, and what resolves once the code is there or is known not to come
 */
export function fetchPage(path: string): { texts: readonly FlatNamespace[]; code: Promise<unknown> } {
  const [, name] = path.split(/[/?]/);
  const { code, texts } = Object.hasOwn(partsOf, name) ? partsOf[name] : partsOfLanding;
  // Whoever shows the page meets the failure again, and says so.
  return { texts, code: code().catch(() => {}) };
}
