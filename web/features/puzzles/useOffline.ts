import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSiteMap } from "#web/app/siteMap.ts";
import { prepareSolver } from "./askSolver.ts";
import { daily, pathOfPuzzle, pathOfPuzzles } from "./puzzlePlace.ts";
import { useOwnPuzzles } from "./useOwnPuzzles.ts";

/**
 * Loads everything that puzzles need, so that they go on without a network: at once for who has tried one before, for
 * others with their first press, because who only looks in needs none of it.
 */
export function useOffline(): void {
  const hasTried = useOwnPuzzles().attempts.length > 0;
  const { fetchPage } = useSiteMap();
  const { i18n } = useTranslation();
  useEffect(() => {
    const fetchAll = (): void => {
      fetchPage(pathOfPuzzles());
      fetchPage(pathOfPuzzle(daily));
      prepareSolver();
      void i18n.loadNamespaces(["puzzles", "game", "moves", "waiting", "players"]);
    };
    if (hasTried) {
      fetchAll();
      return;
    }
    const once = new AbortController();
    const options = { signal: once.signal, once: true, capture: true };
    addEventListener("pointerdown", fetchAll, options);
    addEventListener("keydown", fetchAll, options);
    return () => once.abort();
  }, [hasTried, fetchPage, i18n]);
}
