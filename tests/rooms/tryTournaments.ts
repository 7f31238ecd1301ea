import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { games } from "#schema/db/games.ts";
import { tournaments } from "#schema/db/tournaments.ts";
import { removeUnopenedGames } from "#store/unopenedGames.ts";
import { db, whenFree } from "./database.ts";
import { env } from "./env.ts";
import { beginTrial, type Cast, gatherCast, matchesOf, playOut, type Trial } from "./tournamentTrial.ts";
import type { Try } from "./tournamentTries.ts";

/** How many tournaments are tried at a time. */
const atOnce = 6;

/** Tries things with a tournament of which so many teams are complete, and lets it come to its end. */
async function tryOut(
  cast: Cast,
  complete: number,
  tried: ((trial: Trial) => Promise<unknown>)[],
): Promise<void> {
  const trial = await beginTrial(cast, complete);
  for (const something of tried) {
    await something(trial);
    await trial.seen();
  }
  const seen = await playOut(trial);
  await trial.settle();
  const { status, placements, teams, registerTeams } = seen;
  const id = trial.tournament.id;
  const [{ stored }] = await db
    .select({ stored: tournaments.status })
    .from(tournaments)
    .where(eq(tournaments.id, id));
  expect(stored).toBe(status);
  const members = registerTeams.flatMap((team) => team.members.map(({ name }) => name)).filter(Boolean);
  for (const names of [members, teams.flatMap(({ players }) => players).filter(Boolean)])
    expect(names).toEqual([...new Set(names)]);
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

/** What the clock does with games whose opening was interrupted. */
async function giveUpUnopened(gameIDs: readonly number[]): Promise<void> {
  for (const id of gameIDs)
    if (!(await env.Game.getByName(String(id)).openedOrNever()))
      await whenFree(() => removeUnopenedGames(db, [id]));
}

/**
 * Tries things with so many tournaments, and lets each come to its end.
 * @param cast how the names of its people begin
 * @param complete how many teams are complete from the beginning
 * @param tries at most how many of these are done to each
 */
export async function tryWith(
  nTournaments: number,
  {
    cast: castName,
    complete,
    tries,
    things,
  }: { cast: string; complete: fc.Arbitrary<number>; tries: number; things: Record<string, Try> },
): Promise<void> {
  const cast = await gatherCast(castName);
  const name = fc.constantFrom(...Object.keys(things));
  const tried = fc.array(fc.tuple(name, fc.nat({ max: 60 }), fc.nat({ max: 60 })), {
    maxLength: tries,
    size: "max",
  });
  const several = fc.array(fc.tuple(complete, tried), { minLength: atOnce, maxLength: atOnce });
  const property = fc.asyncProperty(several, async (all) => {
    const tryOne = ([complete, tried]: (typeof all)[number]) =>
      tryOut(
        cast,
        complete,
        tried.map(
          ([name, a, b]) =>
            (trial) =>
              things[name](trial, a, b),
        ),
      );
    await Promise.all(all.map(tryOne));
  });
  await fc.assert(property, { numRuns: Math.ceil(nTournaments / atOnce), endOnFailure: true });
}
