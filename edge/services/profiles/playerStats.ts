import { type Family, families } from "#rules/family.ts";
import type { CareerTotals } from "#rules/feats/careerTotals.ts";
import { featsOfCareer } from "#rules/feats/featsOfCareer.ts";
import type { PlayerStatsAnswer } from "#schema/api/profiles.ts";
import { cardKeys, type HiddenPart, type HistoryMark, type MissingReason } from "#schema/playerStats.ts";
import type { GameResult } from "#store/gameLists.ts";
import type { Profile } from "#store/profiles.ts";
import type { TeamGames } from "#store/siteFigures.ts";
import { axesOf, type Sums, sumOf } from "./axes.ts";
import { percentileOf } from "./teamGames.ts";

const marks = { won: "w", lost: "l", team: "c", aborted: "a", running: "r" } as const satisfies Record<
  GameResult,
  HistoryMark
>;

/** The medians of the axes over all players, and all games of Team-Tac. */
type OfAll = { medians: (number | null)[]; teamGames: TeamGames };

/**
 * The answer of GET /profile/getPlayerStats.
 * @param ofAll what the player is compared with
 * @param hidden what the player keeps from the one whom it is for
 */
export function playerStats(
  profile: Profile,
  { medians, teamGames }: OfAll,
  hidden: HiddenPart[],
): PlayerStatsAnswer {
  const { owner, totals, streaks } = profile;
  const people = hidden.includes("socials") ? [] : profile.people;
  const days = hidden.includes("activity") ? [] : profile.days;
  const sums = sumsOf(profile);
  const axes = axesOf(sums);
  const [of4, of6] = [teamTac(profile, 4), teamTac(profile, 6)];
  const home = (key: "ballsHome" | "ballsHomeOpponents") => totals.reduce((all, row) => all + row[key], 0);
  return {
    username: owner.username,
    id: owner.id,
    userDescription: owner.description,
    registered: owner.registeredAt,
    blockedByModerationUntil: owner.blockedUntil,
    subscriber: owner.isShownSponsor === 1,
    hof: [],
    history: [
      ...profile.history.map((result) => marks[result]).toReversed(),
      ...Array.from({ length: profile.running }, () => marks.running),
    ],
    table: axes.map(({ value }) => value),
    tableReasons: axes.map(({ reason }) => reason),
    tableMedians: medians,
    gamesDistribution: distribution(profile),
    families: Object.fromEntries(
      totals.map(({ family, won, lost, team, aborted }) => [family, { won, lost, team, aborted }]),
    ),
    careerFeats: featsOfCareer(careerOf(profile)).map(({ feat, level = null }) => ({ feat, level })),
    streaks: {
      current: streaks?.current ?? 0,
      longestWon: streaks?.longestWon ?? 0,
      longestLost: streaks?.longestLost ?? 0,
    },
    people: Object.fromEntries(
      people.map((one) => [
        one.username,
        [one.together, one.wonTogether, one.against, one.wonAgainst, one.games],
      ]),
    ),
    ...{ coopBest4: of4.best, coopMedian4: of4.median, coopWorst4: of4.worst },
    ...{ coopBest6: of6.best, coopMedian6: of6.median, coopWorst6: of6.worst },
    coopPercentile4: percentileOf(teamGames, 4, of4.median),
    coopPercentile6: percentileOf(teamGames, 6, of6.median),
    coopReasons: { of4: of4.reason, of6: of6.reason },
    ballsInOwnTeam: home("ballsHome"),
    ballsInEnemy: home("ballsHomeOpponents"),
    actions: {
      nMoves: sums.moves,
      timePlayed: Math.round(sums.thinkingTime / 1000),
      nBallsLost: sums.ballsLost,
      nBallsKickedEnemy: sums.kickedOpponents,
      nBallsKickedOwnTeam: sums.kickedMates,
      nBallsKickedSelf: sums.kickedOwn,
      nAbgeworfen: sumOf(sums, "laid") - sumOf(sums, "played"),
      nAussetzen: sums.skipsCaused,
    },
    cards: {
      total: [sumOf(sums, "laid"), sumOf(sums, "played"), sumOf(sums, "traded")],
      ...Object.fromEntries(
        profile.cards.map(({ card, laid, played, traded }) => [cardKeys[card], [laid, played, traded]]),
      ),
    },
    hidden,
    days: Object.fromEntries(days.map(({ day, games }) => [day, games])),
  };
}

/** What the feats over all games follow from. */
function careerOf({ totals, variants, streaks }: Profile): CareerTotals {
  const byFamily = (count: (row: Profile["totals"][number]) => number) =>
    Object.fromEntries(
      families.map((family) => [
        family,
        totals.reduce((sum, row) => sum + (row.family === family ? count(row) : 0), 0),
      ]),
    ) as Record<Family, number>;
  return {
    finished: byFamily(({ won, lost, team }) => won + lost + team),
    won: byFamily(({ won, team }) => won + team),
    variantsWon: variants.map(({ variant }) => variant),
    wonAgainstMasters: variants.reduce((sum, { wonAgainstMasters }) => sum + wonAgainstMasters, 0),
    currentStreak: Math.max(0, streaks?.current ?? 0),
    longestStreak: streaks?.longestWon ?? 0,
  };
}

/** A profile's sums over everything that was played. */
function sumsOf({ totals, cards }: Pick<Profile, "totals" | "cards">): Sums {
  const sum = (key: Exclude<keyof Sums, "cards">) => totals.reduce((all, row) => all + row[key], 0);
  return {
    won: sum("won"),
    lost: sum("lost"),
    team: sum("team"),
    aborted: sum("aborted"),
    moves: sum("moves"),
    thinkingTime: sum("thinkingTime"),
    ballsLost: sum("ballsLost"),
    kickedOpponents: sum("kickedOpponents"),
    kickedMates: sum("kickedMates"),
    kickedOwn: sum("kickedOwn"),
    skipsCaused: sum("skipsCaused"),
    cards: Object.fromEntries(
      cards.map(({ card, laid, played, traded }) => [card, { laid, played, traded }]),
    ),
  };
}

function distribution({ totals, running }: Profile): PlayerStatsAnswer["gamesDistribution"] {
  const sum = (of: readonly Family[], key: "won" | "lost" | "team" | "aborted") =>
    totals.reduce((all, row) => all + (of.includes(row.family) ? row[key] : 0), 0);
  const sixes: readonly Family[] = ["6x2", "6x3"];
  return {
    teamWon: sum(["4x1", "6x1"], "team"),
    teamAborted: sum(["4x1", "6x1"], "aborted"),
    won4: sum(["4x2"], "won"),
    lost4: sum(["4x2"], "lost"),
    won6: sum(sixes, "won"),
    lost6: sum(sixes, "lost"),
    aborted: sum(["4x2", ...sixes], "aborted"),
    running,
  };
}

type TeamTac = {
  best: number | null;
  median: number | null;
  worst: number | null;
  reason: MissingReason | null;
};

/** The fewest, the middle and the most cards of a player's finished games of Team-Tac at a table of this size. */
function teamTac({ teamResults }: Profile, size: 4 | 6): TeamTac {
  const results = teamResults
    .filter(({ seats }) => seats === size)
    .toSorted((a, b) => a.cardsLaid - b.cardsLaid);
  if (results.length === 0) return { best: null, median: null, worst: null, reason: "no_team_games" };
  return {
    best: results[0].cardsLaid,
    median: medianOf(results),
    worst: results[results.length - 1].cardsLaid,
    reason: null,
  };
}

/** The median of values that occur several times, in ascending order. */
function medianOf(results: readonly { cardsLaid: number; games: number }[]): number {
  const all = results.reduce((total, { games }) => total + games, 0);
  const at = (place: number) => {
    let passed = 0;
    for (const { cardsLaid, games } of results) {
      passed += games;
      if (passed > place) return cardsLaid;
    }
    return Number.NaN;
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}
