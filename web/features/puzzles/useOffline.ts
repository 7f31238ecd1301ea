import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSiteMap } from "#web/app/siteMap.ts";
import { prepareSolver } from "./askSolver.ts";
import { daily, pathOfPuzzle, pathOfPuzzles } from "./puzzlePlace.ts";

/** Loads everything that puzzles need, so that they go on without a network. */
export function useOffline(): void {
  const { fetchPage } = useSiteMap();
  const { i18n } = useTranslation();
  useEffect(() => {
    fetchPage(pathOfPuzzles());
    fetchPage(pathOfPuzzle(daily));
    prepareSolver();
    void i18n.loadNamespaces(["puzzles", "game", "moves", "waiting", "players"]);
  }, [fetchPage, i18n]);
}
