import { limits } from "#schema/limits.ts";
import { axes } from "#schema/playerStats.ts";
import { sumsOfPlayers } from "#store/siteFigures.ts";
import type { Env } from "../../env.ts";
import { keptFigures } from "../keptFigures.ts";
import { axesOf, type Sums } from "./axes.ts";

/**
 * The median of each axis over all players with limits.gamesForMedian games, at most a day old; null for an axis on
 * which nobody has a value.
 */
export function mediansOfAxes(env: Env, now: number): Promise<(number | null)[]> {
  return keptFigures(env, "medians", limits.mediansKeptMs, now, async (db) =>
    mediansOf(await sumsOfPlayers(db, limits.gamesForMedian)),
  );
}

/** The median of each axis over these players. */
export function mediansOf(players: readonly Sums[]): (number | null)[] {
  const all = players.map((sums) => axesOf(sums));
  return axes.map((_, axis) => {
    const values = all.flatMap((of) => of[axis].value ?? []).toSorted((a, b) => a - b);
    if (values.length === 0) return null;
    const middle = (values.length - 1) / 2;
    return Math.round((values[Math.floor(middle)] + values[Math.ceil(middle)]) / 2);
  });
}
