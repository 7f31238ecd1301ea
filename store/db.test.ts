import { inspect } from "node:util";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/db/users.ts";
import { type Database, DatabaseError, queryDatabase } from "./db.ts";

/** Nobody listens there. */
const env = { LIBSQL_URL: "http://127.0.0.1:50" };

async function failureOf(ask: (db: Database) => Promise<unknown>): Promise<DatabaseError> {
  const error = await queryDatabase(env, ask, { waitMs: 5_000 }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof DatabaseError) return error;
  throw new Error(`expected a DatabaseError, found ${error}`);
}

it("what a failed query says of itself names the statement, and nothing that was asked with", async () => {
  const error = await failureOf((db) => db.select().from(users).where(eq(users.email, "ada@example.org")));
  const said = inspect(error, { depth: 9, showHidden: true });
  expect(said).toContain("where");
  expect(said).toContain("ECONNREFUSED");
  expect(said).not.toContain("ada@example.org");
  expect(error.wasRefused).toBe(false);
});

it.each([
  ["SQLITE_CONSTRAINT", true],
  ["SQLITE_BUSY", false],
])("libSQL's answer %s is a refusal: %s", async (code, wasRefused) => {
  const cause = Object.assign(new Error(code), { code });
  expect((await failureOf(() => Promise.reject(new Error("failed", { cause })))).wasRefused).toBe(wasRefused);
});
