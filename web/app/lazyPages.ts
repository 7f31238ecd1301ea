import type { FlatNamespace } from "i18next";
import { lazy } from "react";

const landing = () => import("#web/features/landing/LandingPage.tsx");
const game = () => import("#web/features/game/GamePage.tsx");

/** The pages of the site, each in a chunk of its own. */
export const LandingPage = lazy(async () => ({ default: (await landing()).LandingPage }));
export const GamePage = lazy(async () => ({ default: (await game()).GamePage }));

interface PageParts {
  /** Fetches its code. */
  code: () => Promise<unknown>;
  /** The namespaces of its texts. */
  texts: readonly FlatNamespace[];
}

const partsOfLanding: PageParts = { code: landing, texts: ["landing"] };
const partsOfGame: PageParts = { code: game, texts: ["game", "moves"] };

/**
 * Begins to fetch the code of the page at a path (without its language), before anything shows it.
 * @returns the namespaces of its texts
 */
export function fetchPage(path: string): readonly FlatNamespace[] {
  const { code, texts } = path.startsWith("/game") ? partsOfGame : partsOfLanding;
  // Whoever shows the page meets the failure again, and says so.
  code().catch(() => {});
  return texts;
}
