import type { FunFactsAnswer } from "#schema/api/siteFigures.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";

/** The key of each fact that counts something, in the order of the facts, and its number. */
const counts = {
  games4: ({ nGames4 }) => nGames4,
  games6: ({ nGames6 }) => nGames6,
  teamGames: ({ nGamesTeam }) => nGamesTeam,
  users: ({ registeredUsers }) => registeredUsers,
  friends: ({ nFriends }) => nFriends,
  tutorials: ({ nTutorials }) => nTutorials,
  colorBlind: ({ nColorBlind }) => nColorBlind,
  bestTeam: ({ bestTeamGame }) => bestTeamGame,
  longestTeam: ({ worstTeamGame }) => worstTeamGame,
  averageTeam: ({ averageTeamGame }) => averageTeamGame && Math.round(averageTeamGame),
} as const satisfies Record<string, (answer: FunFactsAnswer) => number | null>;

/** The same for those that say how long something took, in seconds. */
const times = {
  fastest: ({ fastestGame }) => fastestGame,
  average: ({ averagePlayingTime }) => averagePlayingTime,
  longest: ({ longestGame }) => longestGame,
} as const satisfies Record<string, (answer: FunFactsAnswer) => number | null>;

/** Something worth knowing about the site. */
export type Fact =
  | { kind: "count"; name: keyof typeof counts; count: number }
  | { kind: "time"; name: keyof typeof times; seconds: number }
  | { kind: "colors"; most: BallColor; least: BallColor };

/** The facts about which there is something to tell; none before the first finished game. */
export function factsOf(answer: FunFactsAnswer): Fact[] {
  if (answer.nGames4 + answer.nGames6 === 0) return [];
  return [...countsOf(answer), ...timesOf(answer), ...colorsOf(answer)];
}

function countsOf(answer: FunFactsAnswer): Fact[] {
  return namesIn(counts).flatMap((name) => {
    const count = counts[name](answer);
    return count ? { kind: "count", name, count } : [];
  });
}

function timesOf(answer: FunFactsAnswer): Fact[] {
  return namesIn(times).flatMap((name) => {
    const seconds = times[name](answer);
    return seconds === null ? [] : { kind: "time", name, seconds };
  });
}

function colorsOf({ colors }: FunFactsAnswer): Fact[] {
  const [most] = colors;
  const least = colors.at(-1);
  return least === undefined || most === least ? [] : [{ kind: "colors", most, least }];
}

function namesIn<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table) as Name[];
}
