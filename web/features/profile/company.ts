import { limits } from "#schema/limits.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";

/** Another player, and the games with each other. */
export interface Companion {
  username: string;
  /** All games, Team-Tac included. */
  games: number;
  together: number;
  wonTogether: number;
  against: number;
  wonAgainst: number;
}

/** Whom a player has played with, the most games first. */
export function companionsOf({ people }: Pick<PlayerStats, "people">): Companion[] {
  return Object.entries(people)
    .map(([username, [together, wonTogether, against, wonAgainst, games]]) => ({
      ...{ username, together, wonTogether, against, wonAgainst, games },
    }))
    .toSorted((a, b) => b.games - a.games);
}

/** The share of won games together; null below limits.gamesTogetherMin, where it would say nothing. */
export function shareTogether({ together, wonTogether }: Companion): number | null {
  return together < limits.gamesTogetherMin ? null : wonTogether / together;
}

/** The share of won games against somebody; null below limits.gamesTogetherMin. */
export function shareAgainst({ against, wonAgainst }: Companion): number | null {
  return against < limits.gamesTogetherMin ? null : wonAgainst / against;
}

/** The games of Team-Tac with somebody: everybody is in one team then. */
export function teamTacWith({ games, together, against }: Companion): number {
  return games - together - against;
}

/** Who stands out among the companions. */
export interface Favourites {
  /** The most frequent one. */
  mostPlayedWith?: Companion;
  /** With whom most games were won as a team. */
  bestPartner?: Companion;
  /** Against whom most games were lost. */
  nemesis?: Companion;
}

/** Who stands out; nobody where there is nothing to stand out with. */
export function favouritesOf(companions: readonly Companion[]): Favourites {
  return {
    mostPlayedWith: best(companions, ({ games }) => games),
    bestPartner: best(companions, ({ wonTogether }) => wonTogether),
    nemesis: best(companions, ({ against, wonAgainst }) => against - wonAgainst),
  };
}

function best(companions: readonly Companion[], of: (one: Companion) => number): Companion | undefined {
  const [first] = companions.toSorted((a, b) => of(b) - of(a));
  return first !== undefined && of(first) > 0 ? first : undefined;
}
