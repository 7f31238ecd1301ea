import type { FlatNamespace } from "i18next";
import { type ComponentType, lazy } from "react";
import { loadModule } from "#web/ui/loading/loadModule.ts";

/** The pages of the site, each in a chunk of its own. */
export const landing = page(
  () => import("#web/features/landing/LandingPage.tsx"),
  ({ LandingPage }) => LandingPage,
);
export const friends = page(
  () => import("#web/features/friends/FriendsPage.tsx"),
  ({ FriendsPage }) => FriendsPage,
);
export const game = page(
  () => import("#web/features/game/GamePage.tsx"),
  ({ GamePage }) => GamePage,
);
export const replay = page(
  () => import("#web/features/replay/ReplayPage.tsx"),
  ({ ReplayPage }) => ReplayPage,
);
export const advert = page(
  () => import("#web/features/advert/AdvertPage.tsx"),
  ({ AdvertPage }) => AdvertPage,
);
export const faq = page(
  () => import("#web/features/faq/FaqPage.tsx"),
  ({ FaqPage }) => FaqPage,
);
export const imprint = page(
  () => import("#web/features/legal/ImprintPage.tsx"),
  ({ ImprintPage }) => ImprintPage,
);
export const copyright = page(
  () => import("#web/features/legal/CopyrightPage.tsx"),
  ({ CopyrightPage }) => CopyrightPage,
);
export const ownGames = page(
  () => import("#web/features/ownGames/OwnGamesPage.tsx"),
  ({ OwnGamesPage }) => OwnGamesPage,
);
export const moderation = page(
  () => import("#web/features/moderation/ModerationPage.tsx"),
  ({ ModerationPage }) => ModerationPage,
);
export const resetPassword = page(
  () => import("#web/features/account/ResetPasswordPage.tsx"),
  ({ ResetPasswordPage }) => ResetPasswordPage,
);
export const settings = page(
  () => import("#web/features/settings/SettingsPage.tsx"),
  ({ SettingsPage }) => SettingsPage,
);
export const privacy = page(
  () => import("#web/features/legal/PrivacyPage.tsx"),
  ({ PrivacyPage }) => PrivacyPage,
);

/** A page of the site. If its chunk is loaded already, it renders at once, without any fallback in between. */
function page<Module, Props>(load: () => Promise<Module>, pick: (module: Module) => ComponentType<Props>) {
  let there: Module | undefined;
  const fetch = async () => {
    there = await load();
  };
  const Page = lazy(() =>
    there === undefined
      ? loadModule(load, "page").then((module) => ({ default: pick(module) }))
      : atOnce({ default: pick(there) }),
  );
  return { fetch, Page };
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

const partsOfLanding: PageParts = { code: landing.fetch, texts: ["landing", "waiting"] };

/** The parts of a page, by the first segment of its path. */
const partsOf: Record<string, PageParts> = {
  game: { code: game.fetch, texts: ["game", "moves", "table", "landing"] },
  advert: { code: advert.fetch, texts: ["advert", "landing"] },
  games: { code: ownGames.fetch, texts: ["ownGames", "landing"] },
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
