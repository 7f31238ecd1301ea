import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../db.ts";
import { extendStreaks, recomputeStreaks } from "./streaks.ts";
import { type TotalsTable, totalsTables } from "./tables.ts";

/** Statements to run in a batch, or as a part of one. */
export type Statements = BatchItem<"sqlite">[];

const tables: [string, TotalsTable][] = Object.entries(totalsTables);

/**
 * Adds an ended game to all totals, once: repeated, the statements change nothing. They come after those that store
 * the game, in the same batch.
 */
export function countGame(db: Database, gameID: number): Statements {
  const game = sql`g.id = ${gameID}`;
  return [
    ...addToTotals(db, sql`${game} and g.is_counted = 0`),
    markCounted(db, game),
    ...extendStreaks(db, gameID),
  ];
}

/**
 * Adds some ended games to all totals that do not contain them yet, the oldest ids first.
 * @returns how many
 */
export async function countMissingGames(db: Database, limit: number): Promise<number> {
  const rows = await db.all<{ id: number }>(
    sql`select id from games where status <> 'running' and is_counted = 0 and id > 0 order by id limit ${limit}`,
  );
  if (rows.length === 0) return 0;
  const these = sql`g.id in (select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;
  await runBatch(db, [
    ...addToTotals(db, sql`${these} and g.is_counted = 0`),
    markCounted(db, these),
    recomputeStreaks(
      db,
      sql`select s.user_id from game_seats s join games g on g.id = s.game_id where ${these}`,
    ),
  ]);
  return rows.length;
}

/** Computes all rows of a user anew, because the user has got seats of ended games. */
export function recountUser(db: Database, userID: number): Statements {
  const which = sql`g.is_counted = 1 and g.id in (select game_id from game_seats where user_id = ${userID})`;
  const anew = tables.flatMap(([name, table]) =>
    (table.owners ?? []).flatMap((owner) => {
      const column = sql.raw(owner);
      const isOwn = sql`${column} = ${userID}`;
      return [
        db.run(sql`delete from ${sql.raw(name)} where ${isOwn}`),
        db.run(sql`${insertInto(name, table)} select * from (${table.rows(which)}) where ${isOwn}`),
      ];
    }),
  );
  return [...anew, recomputeStreaks(db, sql`select ${userID}`)];
}

/** Deletes all totals. The games have to be counted again. */
export async function forgetTotals(db: Database): Promise<void> {
  await runBatch(db, [
    ...tables.map(([name]) => db.run(sql`delete from ${sql.raw(name)}`)),
    db.run(sql`delete from player_streaks`),
    db.run(sql`update games set is_counted = 0 where is_counted = 1`),
  ]);
}

/** Runs statements as one transaction, in one request. */
export async function runBatch(db: Database, statements: Statements): Promise<void> {
  await db.batch(statements as [BatchItem<"sqlite">, ...Statements]);
}

function addToTotals(db: Database, which: SQL): Statements {
  return tables.map(([name, table]) => {
    const { keys, sums, extremes = {}, rows } = table;
    const updates = [
      ...sums.map((column) => `${column} = ${name}.${column} + excluded.${column}`),
      ...Object.entries(extremes).map(
        ([column, pick]) =>
          `${column} = coalesce(${pick}(${name}.${column}, excluded.${column}), ${name}.${column}, excluded.${column})`,
      ),
    ];
    const onConflict = updates.length === 0 ? "do nothing" : `do update set ${updates.join(", ")}`;
    // SQLite takes "on" for a join's unless the select has a where.
    return db.run(sql`${insertInto(name, table)} select * from (${rows(which)}) where true
      on conflict (${sql.raw(keys.join(", "))}) ${sql.raw(onConflict)}`);
  });
}

/** The beginning of an insert of what `rows` selects. */
function insertInto(name: string, table: TotalsTable): SQL {
  return sql`insert into ${sql.raw(name)} (${sql.raw(columnsOf(table).join(", "))})`;
}

/** The columns that `rows` selects, in order. */
export function columnsOf({ keys, sums, extremes = {} }: TotalsTable): string[] {
  return [...keys, ...sums, ...Object.keys(extremes)];
}

function markCounted(db: Database, which: SQL): BatchItem<"sqlite"> {
  return db.run(sql`update games as g set is_counted = 1 where g.status <> 'running' and ${which}`);
}
