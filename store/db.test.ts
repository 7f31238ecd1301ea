import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { inspect } from "node:util";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#schema/db/users.ts";
import { type Database, DatabaseError, queryDatabase } from "./db.ts";

/** Nobody listens there. */
const nowhere = "http://127.0.0.1:50";

async function failureOf(
  ask: (db: Database) => Promise<unknown>,
  { url, waitMs } = { url: nowhere, waitMs: 5_000 },
): Promise<DatabaseError> {
  const error = await queryDatabase({ LIBSQL_URL: url }, ask, { waitMs }).then(
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

it("one that gets no answer in time names it as well, also if it is the last of several", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const asked = (db: Database) => db.select().from(users).where(eq(users.email, "ada@example.org"));
  for (const ask of [asked, (db: Database) => db.batch([db.delete(users), asked(db)])]) {
    const error = await failureOf(ask, { url, waitMs: 250 });
    expect(error.message).toMatch(/^no answer in time: select .* from "users" where "users"."email" = \?$/);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("ada@example.org");
  }
  silent.close();
});

it.each([
  ["SQLITE_CONSTRAINT", true],
  ["SQLITE_BUSY", false],
])("libSQL's answer %s is a refusal: %s", async (code, wasRefused) => {
  const cause = Object.assign(new Error(code), { code });
  expect((await failureOf(() => Promise.reject(new Error("failed", { cause })))).wasRefused).toBe(wasRefused);
});
