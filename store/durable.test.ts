import { expect, it } from "vitest";
import { onlyReads } from "./durable.ts";

const body = (...statements: string[]) =>
  JSON.stringify({ requests: statements.map((sql) => ({ type: "execute", stmt: { sql } })) });

it.each([
  ["a query", body("select id from users where name = ?"), true],
  ["a query in capitals, over lines", body("\n  SELECT 1"), true],
  ["a query for words that look like a statement", body(`select '"sql":"insert'`), true],
  ["the end of a stream", JSON.stringify({ requests: [{ type: "close" }] }), true],
  ["a change", body("insert into users default values"), false],
  ["a change that begins otherwise", body("with old as (select 1) delete from users"), false],
  ["a change behind a query", body("select 1", "update users set name = ?"), false],
  [
    "a batch of queries",
    body("BEGIN TRANSACTION READONLY", "select 1", "select 2", "COMMIT", "ROLLBACK"),
    true,
  ],
  [
    "a batch with a change",
    body("BEGIN IMMEDIATE", "select 1", "delete from users", "COMMIT", "ROLLBACK"),
    false,
  ],
  ["the end of a transaction that has begun before", body("select 1", "commit"), false],
])("%s", (_, request, isRead) => {
  expect(onlyReads(request)).toBe(isRead);
});
