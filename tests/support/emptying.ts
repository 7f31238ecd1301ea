import { sql } from "drizzle-orm";
import type { DatabaseAddress } from "#store/db.ts";
import { openPatiently } from "./patientDatabase.ts";

type Row = Record<string, null | number | string>;

/**
 * A function that makes a database what it is now. Numbers that were given are not given again, so the rooms of whoever was
 * there before are nobody's.
 */
export async function emptyingOf(address: DatabaseAddress): Promise<() => Promise<void>> {
  const db = openPatiently(address);
  // Not the tables of libSQL and of the migrations, whose names begin so.
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' and name not like '\\_%' escape '\\'
      and name not like 'sqlite\\_%' escape '\\' and name not like 'libsql\\_%' escape '\\'`,
  );
  const first = await Promise.all(
    tables.map(async ({ name }) => {
      const table = sql.identifier(name);
      return { table, rows: await db.all<Row>(sql`select * from ${table}`) };
    }),
  );
  return async () => {
    await db.batch([
      db.run(sql`pragma defer_foreign_keys = on`),
      ...first.map(({ table }) => db.run(sql`delete from ${table}`)),
      ...first.flatMap(({ table, rows }) =>
        rows.map((row) => db.run(sql`insert into ${table} ${valuesOf(row)}`)),
      ),
    ]);
  };
}

function valuesOf(row: Row) {
  const names = Object.keys(row).map((name) => sql.identifier(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  return sql`(${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
}
