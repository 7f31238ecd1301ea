import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { failedAttempts } from "#schema/db/attempts.ts";
import { DatabaseError, queryDatabase } from "#store/db.ts";
import { aDatabase } from "#tests/support/database.ts";

let database: Awaited<ReturnType<typeof aDatabase>>;
let relay: Server;
/** For how many requests the connection is dropped instead of an answer, and how many there were. */
let [drops, requests] = [0, 0];
/** How many are refused because there is no room for them. */
let refusals = 0;

beforeAll(async () => {
  database = await aDatabase();
  relay = createServer(async (request, response) => {
    requests++;
    const body = await buffer(request);
    if (drops-- > 0) {
      request.socket.resetAndDestroy();
      return;
    }
    if (refusals-- > 0) {
      response.writeHead(429).end();
      return;
    }
    const { method, url, headers } = request;
    const answer = await fetch(new URL(url ?? "", database.url), {
      method,
      headers: { "Content-Type": "application/json", Authorization: headers.authorization ?? "" },
      body: method === "GET" ? null : body,
    });
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(await answer.text());
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
});
afterAll(async () => {
  relay.close();
  relay.closeAllConnections();
  await database.stop();
});

/** Asks; for the first requests the connection is dropped. */
async function ask<T>(dropped: number, query: Parameters<typeof queryDatabase<T>>[1]): Promise<T> {
  [drops, requests] = [dropped, 0];
  const env = {
    LIBSQL_URL: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    LIBSQL_AUTH_TOKEN: database.token,
  };
  return queryDatabase(env, query, { waitMs: 30_000 });
}

const read = () => database.db.select().from(failedAttempts);

it("what only reads is asked once more when its connection is dropped, and only once", async () => {
  expect(await ask(1, (db) => db.select().from(failedAttempts))).toEqual([]);
  await expect(ask(2, (db) => db.select().from(failedAttempts))).rejects.toThrow(DatabaseError);
  expect(requests).toBe(2);
});

it("what writes is not: nobody knows what it has done", async () => {
  const write = ask(1, (db) =>
    db.insert(failedAttempts).values({ key: "a", failures: 1, nextAt: 0, expiresAt: 1 }),
  );
  await expect(write).rejects.toThrow(DatabaseError);
  expect(requests).toBe(1);
  expect(await read()).toEqual([]);
});

it("what libSQL has no room for is asked again, also what writes: it has done nothing of it", async () => {
  refusals = 2;
  await ask(0, (db) => db.insert(failedAttempts).values({ key: "b", failures: 1, nextAt: 0, expiresAt: 1 }));
  expect(requests).toBe(3);
  expect(await read()).toMatchObject([{ key: "b" }]);
  await database.db.delete(failedAttempts);
  refusals = 10;
  await expect(ask(0, (db) => db.select().from(failedAttempts))).rejects.toThrow(DatabaseError);
  expect(requests).toBe(5);
  refusals = 0;
});

it("a write that contradicts what is there is told from one that a migration would mend", async () => {
  const of = (statement: string) =>
    ask(0, (db) => db.run(sql.raw(statement))).then(
      () => undefined,
      (error: DatabaseError) => [error.wasRefused, error.isContradiction],
    );
  expect(await of("INSERT INTO failed_attempts (key) VALUES ('a')")).toEqual([true, true]);
  expect(await of("INSERT INTO no_such_table (key) VALUES ('a')")).toEqual([true, false]);
  expect(await of("INSERT INTO failed_attempts (no_such_column) VALUES ('a')")).toEqual([true, false]);
});
