import { limits } from "#schema/limits.ts";
import { countTeamGames, type TeamGames } from "#store/siteFigures.ts";
import type { Env } from "../../env.ts";
import { keptFigures } from "../keptFigures.ts";

/** How often Team-Tac took a number of cards on the whole site, at most a day old. */
export function teamGamesOfSite(env: Env, now: number): Promise<TeamGames> {
  return keptFigures(env, "teamGames", limits.mediansKeptMs, now, countTeamGames);
}

/** How many of these games, in percent, took more cards at a table of this size; null if there is none. */
export function percentileOf(games: TeamGames, size: number, cards: number | null): number | null {
  const sum = (of: TeamGames) => of.reduce((all, one) => all + one.games, 0);
  const atTable = games.filter(({ seats }) => seats === size);
  const all = sum(atTable);
  if (cards === null || all === 0) return null;
  return Math.round((100 * sum(atTable.filter(({ cardsLaid }) => cardsLaid > cards))) / all);
}
