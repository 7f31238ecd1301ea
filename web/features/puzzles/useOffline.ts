import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSiteMap } from "#web/routing/siteMap.ts";
import { prepareSolver } from "./askSolver.ts";
import { daily, pathOfPuzzle, pathOfPuzzles } from "./puzzleQuery.ts";

/**
 * Loads everything that puzzles need, so that they go on without a network: at once for those who have tried one before,
 * and for others with their first press, because visitors who only look around need none of it.
 */
export function useOffline(hasTried: boolean): void {
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
