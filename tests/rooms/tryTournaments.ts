import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { games } from "#schema/db/games.ts";
import { tournaments } from "#schema/db/tournaments.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { removeUnopenedGames } from "#store/unopenedGames.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { beginTrial, type Cast, gatherCast, matchesOf, playOut } from "./tournamentTrial.ts";
import type { Try } from "./tournamentTries.ts";

/** How many tournaments are tried at a time. */
const atOnce = 6;

/** Something that is tried, with its arbitrary numbers. */
type Tried = [Try, number, number];

/**
 * Tries sequences of things, one after the other, with a tournament of which so many teams are complete, and lets it come
 * to its end.
 */
async function tryOut(
  cast: Cast,
  complete: number,
  sequences: readonly (readonly Tried[])[],
  signUpHours: number,
): Promise<void> {
  const trial = await beginTrial(cast, complete, signUpHours);
  for (const [something, a, b] of sequences.flat()) {
    await something(trial, a, b);
    expectEachOnce(await trial.seen());
  }
  const seen = await playOut(trial);
  await trial.settle();
  const { status, placements, teams } = seen;
  const id = trial.tournament.id;
  const [{ stored }] = await db
    .select({ stored: tournaments.status })
    .from(tournaments)
    .where(eq(tournaments.id, id));
  expect(stored).toBe(status);
  expectEachOnce(seen);
  const matches = matchesOf(seen);
  if (status === "ended") {
    const met = matches.filter((match) => match.teams.filter((one) => typeof one === "number").length > 1);
    expect(met.filter(({ decision }) => decision === null)).toEqual([]);
    expect(placements?.toSorted()).toEqual(teams.map((_, team) => team));
  }
  const opened = matches.flatMap(({ gameID }) => gameID ?? []).toSorted((one, other) => one - other);
  expect(new Set(opened).size).toBe(opened.length);
  const ofMatches = like(games.creationKey, `tournament ${id} %`);
  const kept = () => db.select().from(games).where(ofMatches).orderBy(games.id);
  await giveUpUnopened((await kept()).filter(({ isOpened }) => !isOpened).map(({ id }) => id));
  await expect.poll(async () => (await kept()).filter(({ status }) => status === "running")).toEqual([]);
  expect((await kept()).map(({ id }) => id)).toEqual(opened);
  trial.leave();
  if (!trial.isGhostDeleted) cast.ghosts.push(trial.people[7]);
}

/** Nobody is in two teams. Deleted players have no name. */
function expectEachOnce({ registerTeams, teams }: TournamentSnapshot): void {
  const members = registerTeams.flatMap((team) => team.members.map(({ name }) => name)).filter(Boolean);
  for (const names of [members, teams.flatMap(({ players }) => players).filter(Boolean)])
    expect(names).toEqual([...new Set(names)]);
}

/** What the clock does with games whose opening was interrupted. */
async function giveUpUnopened(gameIDs: readonly number[]): Promise<void> {
  for (const id of gameIDs)
    if (!(await env.Game.getByName(String(id)).openedOrNever()))
      await removeUnopenedGames(db, [id], Date.now());
}

/**
 * Tries things with so many tournaments, and lets each come to its end.
 * @param cast how the names of its people begin
 * @param complete how many teams are complete from the beginning
 * @param signUpHours how long the sign-up lasts
 * @param sequences what is tried with each, one sequence after the other: at most so many of these things
 */
export async function tryWith(
  nTournaments: number,
  {
    cast: castName,
    complete,
    signUpHours,
    sequences,
  }: {
    cast: string;
    complete: fc.Arbitrary<number>;
    signUpHours: number;
    sequences: readonly { things: Record<string, Try>; tries: number }[];
  },
): Promise<void> {
  const cast = await gatherCast(castName);
  const tried = fc.tuple(...sequences.map(anySequence));
  const several = fc.array(fc.tuple(complete, tried), { minLength: atOnce, maxLength: atOnce });
  const property = fc.asyncProperty(several, async (all) => {
    await Promise.all(
      all.map(([complete, named]) => {
        const tried = named.map((sequence, n) =>
          sequence.map(([name, a, b]): Tried => [sequences[n].things[name], a, b]),
        );
        return tryOut(cast, complete, tried, signUpHours);
      }),
    );
  });
  await fc.assert(property, { numRuns: Math.ceil(nTournaments / atOnce), endOnFailure: true });
}

/**
 * Some of these things, by their names, with two arbitrary numbers each. What people do is often refused, so it is tried
 * more often than what happens to them.
 */
function anySequence({ things, tries }: { things: Record<string, Try>; tries: number }) {
  const names = Object.keys(things);
  const doings = names.filter((name) => name.startsWith("somebody"));
  const something = fc.tuple(
    fc.constantFrom(...names, ...doings, ...doings, ...doings),
    fc.nat({ max: 60 }),
    fc.nat({ max: 60 }),
  );
  return fc.array(something, { maxLength: tries, size: "max" });
}
