import { and, desc, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { foldGame, type RatedGame, type Ratings, ratingKey, teamName } from "#rules/rating/fold.ts";
import { type RatingState, ratedGames, ratingSteps, ratings } from "#schema/db/ratings.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";
import { runBatch, type Statements } from "../totals/counting.ts";

/** The rating of a player or a team after, or before, some games; `state` is null for who had none. */
type RatingEntry = { family: string; players: string; state: RatingState | null };

type NextGame = RatedGame & { seq: number };

const ofGame = {
  seq: ratedGames.seq,
  family: ratedGames.family,
  teams: ratedGames.teams,
  first: ratedGames.first,
  endedAt: ratedGames.endedAt,
  isAnnulled: ratedGames.isAnnulled,
};

/** Moderation has annulled the game, or changed its mind, since it was folded. */
const isFoldedWrongly = sql`is_annulled <> (changes = '[]')`;

/**
 * Takes the next games into the ratings; or, after moderation has annulled one or changed its mind, the last games out
 * of them, until that one is out.
 * @param limit how many games at most
 * @returns how many games there were; 0 when the ratings contain all of them
 * @throws DatabaseError if somebody else has made the same step meanwhile; nothing is changed then
 */
export async function foldSome(db: Database, now: number, limit = limits.gamesRatedAtOnce): Promise<number> {
  const [counted, toTakeOut, next] = await db.batch([
    db.select({ steps: ratingSteps.steps }).from(ratingSteps),
    db
      .select({ seq: ratedGames.seq, family: ratedGames.family, changes: ratedGames.changes })
      .from(ratedGames)
      .where(
        and(
          isNotNull(ratedGames.changes),
          sql`${ratedGames.seq} >= (select min(seq) from rated_games where ${isFoldedWrongly})`,
        ),
      )
      .orderBy(desc(ratedGames.seq))
      .limit(limit),
    db.select(ofGame).from(ratedGames).where(isNull(ratedGames.changes)).orderBy(ratedGames.seq).limit(limit),
  ]);
  const steps = counted[0]?.steps ?? 0;
  if (toTakeOut.length > 0) await unfold(db, toTakeOut, steps, now);
  else if (next.length > 0) await fold(db, next, steps, now);
  return toTakeOut.length || next.length;
}

/**
 * Takes games into the ratings until they contain all, also while the rater does so.
 * @returns how many games this call has taken in
 */
export async function foldAll(db: Database, now: number): Promise<number> {
  for (let sum = 0; ; ) {
    const folded = await foldSome(db, now).catch((error) => {
      if (isStepOfOthers(error)) return undefined;
      throw error;
    });
    if (folded === 0) return sum;
    sum += folded ?? 0;
  }
}

/** Takes all games out of the ratings, so that they are folded anew. */
export async function forgetRatings(db: Database): Promise<void> {
  await runBatch(db, [
    db.run(sql`update rating_steps set steps = steps + 1`),
    db.run(sql`update rated_games set changes = null where changes is not null`),
    ...["ratings", "rated_teams", "rating_history"].map((table) => db.run(sql.raw(`delete from ${table}`))),
  ]);
}

/**
 * Says whether a game shall count for nothing, and all later ones be folded anew.
 * @returns whether it is a rated game
 */
export async function annulRatedGame(db: Database, gameID: number, isAnnulled: boolean): Promise<boolean> {
  const rows = await db
    .update(ratedGames)
    .set({ isAnnulled })
    .where(sql`${ratedGames.gameId} = ${gameID}`)
    .returning({ seq: ratedGames.seq });
  return rows.length > 0;
}

/** Whether there are games that the ratings do not contain, or contain wrongly. */
export async function hasUnfolded(db: Database): Promise<boolean> {
  const [unfolded, wrong] = await db.batch([
    db.select({ seq: ratedGames.seq }).from(ratedGames).where(isNull(ratedGames.changes)).limit(1),
    db.select({ seq: ratedGames.seq }).from(ratedGames).where(isFoldedWrongly).limit(1),
  ]);
  return unfolded.length + wrong.length > 0;
}

/** Players whose last rated game was long ago are no longer ranked. */
export async function endIdleRanks(db: Database, now: number): Promise<void> {
  await db.run(
    sql`update ratings set is_ranked = 0 where is_ranked = 1 and last_at <= ${now - limits.rankedMs}`,
  );
}

async function fold(db: Database, games: readonly NextGame[], steps: number, now: number): Promise<void> {
  const current = await ratingsOf(db, games);
  const folded = games.map((game) => ({ ...game, changes: foldGame(current, game) }));
  const changes = folded.map(({ seq, changes }) => ({ seq, changes }));
  const entries = new Map<string, RatingEntry>();
  for (const { family, changes } of folded)
    for (const { players, after } of changes)
      entries.set(ratingKey(family, players), { family, players, state: after });
  const history = folded.flatMap(({ seq, family, endedAt, changes }) =>
    changes
      .filter(({ players }) => sizeOf(players) === 1)
      .map(({ players, after }) => ({ user: Number(players), family, seq, mu: after.mu, endedAt })),
  );
  await runBatch(db, [
    nextStep(db, steps),
    db.run(sql`update rated_games set changes = (
        select value -> '$.changes' from ${rows(changes)} where ${of("seq")} = rated_games.seq)
      where seq in (select ${of("seq")} from ${rows(changes)})`),
    ...writeEntries(db, [...entries.values()], now),
    db.run(sql`insert into rating_history (user_id, family, seq, mu, ended_at)
      select u.id, ${of("family")}, ${of("seq")}, ${of("mu")}, ${of("endedAt")}
      from ${rows(history)} join users u on u.id = ${of("user")} where true on conflict do nothing`),
  ]);
}

/** Takes the last games out of the ratings, the last one first. */
async function unfold(
  db: Database,
  last: readonly Pick<typeof ratedGames.$inferSelect, "seq" | "family" | "changes">[],
  steps: number,
  now: number,
): Promise<void> {
  const entries = new Map<string, RatingEntry>();
  for (const { family, changes } of last)
    for (const { players, before } of changes ?? [])
      entries.set(ratingKey(family, players), { family, players, state: before });
  const first = last[last.length - 1].seq;
  await runBatch(db, [
    nextStep(db, steps),
    db.run(sql`update rated_games set changes = null where seq >= ${first}`),
    db.run(sql`delete from rating_history where seq >= ${first}`),
    ...writeEntries(db, [...entries.values()], now),
  ]);
}

/** Counts the step; fails if it has been made already. */
function nextStep(db: Database, steps: number) {
  return db.run(sql`insert into rating_steps (id, steps) values (1, ${steps + 1})
    on conflict do update set steps = iif(steps = ${steps}, ${steps + 1}, null)`);
}

/** Whether a step failed because somebody else has made it. */
function isStepOfOthers(error: unknown): boolean {
  return String(error).includes("constraint failed: rating_steps.steps");
}

/** The stored ratings of everybody who plays in these games, and of their teams. */
async function ratingsOf(db: Database, games: readonly RatedGame[]): Promise<Ratings> {
  const wanted = games.flatMap(({ family, teams }) =>
    teams.flatMap((team) => [...team.map(String), teamName(team)].map((players) => ({ family, players }))),
  );
  const stored = await db
    .select()
    .from(ratings)
    .where(sql`(${ratings.family}, ${ratings.players}) in
      (select ${of("family")}, ${of("players")} from ${rows(wanted)})`);
  return new Map(
    stored.map(({ family, players, mu, sigma, games, lastAt }) => [
      ratingKey(family, players),
      { mu, sigma, games, lastAt },
    ]),
  );
}

/** Stores these ratings, deletes those of who has none, and notes who belongs to which team. */
function writeEntries(db: Database, entries: readonly RatingEntry[], now: number): Statements {
  const none = entries.filter(({ state }) => state === null);
  const some = entries.flatMap(({ family, players, state }) =>
    state === null
      ? []
      : [{ family, players, size: sizeOf(players), ...state, ...rankOf(players, state, now) }],
  );
  const members = some.flatMap(({ family, players, size }) =>
    size === 1 ? [] : players.split("+").map((user) => ({ user: Number(user), family, players })),
  );
  return [
    ...["ratings", "rated_teams"].map((table) =>
      db.run(sql`delete from ${sql.raw(table)} where (family, players) in
        (select ${of("family")}, ${of("players")} from ${rows(none)})`),
    ),
    db.run(sql`replace into ratings
        (family, players, size, mu, sigma, games, last_at, score, is_ranked)
      select ${of("family")}, ${of("players")}, ${of("size")}, ${of("mu")}, ${of("sigma")}, ${of("games")},
        ${of("lastAt")}, ${of("score")}, ${of("isRanked")} and ${areAllPlayers(of("players"))}
      from ${rows(some)}`),
    db.run(sql`insert into rated_teams (user_id, family, players)
      select u.id, ${of("family")}, ${of("players")}
      from ${rows(members)} join users u on u.id = ${of("user")} where true on conflict do nothing`),
  ];
}

/** Whether everybody whose ids these are ("3+17") still has an account: only such ratings are in rankings. */
function areAllPlayers(players: SQL): SQL {
  return sql`not exists (select 1 from json_each('[' || replace(${players}, '+', ',') || ']') member
    left join users u on u.id = member.value and u.deleted_at is null where u.id is null)`;
}

function rankOf(players: string, { mu, sigma, games, lastAt }: RatingState, now: number) {
  const needed = sizeOf(players) === 1 ? limits.gamesForRanking : limits.gamesForTeamRanking;
  return { score: mu - 2 * sigma, isRanked: games >= needed && lastAt > now - limits.rankedMs };
}

function sizeOf(players: string): number {
  return players.split("+").length;
}

/** A table of these objects, whose properties `of` selects. */
function rows(objects: readonly object[]): SQL {
  return sql`json_each(${JSON.stringify(objects)})`;
}

function of(property: string): SQL {
  return sql.raw(`value ->> '$.${property}'`);
}
