import { lazy } from "react";

const landing = () => import("#web/features/landing/LandingPage.tsx");
const game = () => import("#web/features/game/GamePage.tsx");

/** The pages of the site, each in a chunk of its own. */
export const LandingPage = lazy(async () => ({ default: (await landing()).LandingPage }));
export const GamePage = lazy(async () => ({ default: (await game()).GamePage }));

/** Begins to fetch the code of the page at a path (without its language), before anything shows it. */
export function fetchPage(path: string): void {
  const fetching = path.startsWith("/game") ? game() : landing();
  // Whoever shows the page meets the failure again, and says so.
  fetching.catch(() => {});
}
