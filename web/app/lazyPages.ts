import type { FlatNamespace } from "i18next";
import { type ComponentType, lazy } from "react";
import { loadModule } from "#web/ui/loading/loadModule.ts";

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

/** The pages of the site, each in its own chunk. */
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

/** A chunk of the site that contains pages. */
function chunk<Module>(fetch: () => Promise<Module>) {
  let there: Module | undefined;
  return {
    fetch: async () => {
      there = await fetch();
    },
    /**
     * A page of the chunk. If the chunk is loaded already, the page renders at once, without any fallback in between.
     */
    page: <Props>(pick: (module: Module) => ComponentType<Props>) =>
      lazy(() => {
        if (there === undefined)
          return loadModule(fetch, "page").then((module) => ({ default: pick(module) }));
        return atOnce({ default: pick(there) });
      }),
  };
}

/** A promise delivers its value only after the current task, but React accepts any object with a `then`. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: that is what React looks for
  return { then: (use: (value: Value) => void) => use(value) } as Promise<Value>;
}

interface PageParts {
  /** Loads its code. */
  code: () => Promise<unknown>;
  /** The namespaces of its texts. */
  texts: readonly FlatNamespace[];
}

const partsOfLanding: PageParts = { code: landing.fetch, texts: ["landing", "waiting", "games"] };

/** The parts of a page, by the first segment of its path. */
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
 * Starts to load the code of the page at a path (without its language) before anything renders it.
 * @returns the namespaces of its texts, and a promise that resolves once the code has loaded or failed to load
 */
export function fetchPage(path: string): { texts: readonly FlatNamespace[]; code: Promise<unknown> } {
  const [, name] = path.split(/[/?]/);
  const { code, texts } = Object.hasOwn(partsOf, name) ? partsOf[name] : partsOfLanding;
  // The component that renders the page tries again.
  return { texts, code: code().catch(() => {}) };
}
