import { expect, test } from "vitest";
import { leaksIn } from "./leaks.ts";

const line = (fields: object) =>
  JSON.stringify({ time: "2026-11-25T09:00:00.000Z", level: "warn", event: "push refused", ...fields });

test("a line with ids, numbers and an error gives nothing away", () => {
  const error = {
    name: "DatabaseError",
    message: 'failed: select "token_hash" from "sessions" where "id" = ?',
  };
  const fields = { request: "0123456789abcdef", room: "game 7", userID: 3, error };
  expect(leaksIn(line(fields), ["a word between friends"])).toEqual([]);
  expect(leaksIn("workerd: kj/async.c++:123: disconnected", [])).toEqual([]);
});

test.each([
  ["a mail address", line({ message: "no answer for ada@example.org" })],
  ["a mail address", "workerd printed ada@example.org"],
  ["a token, ticket, seed or hash", line({ message: `session ${"0a".repeat(32)}` })],
  ["a token in an address", line({ error: { name: "Error", message: "/parties/game/1?ticket=1" } })],
  ["a bearer token", line({ message: "Bearer abc" })],
  ["a hand, deck or seed", line({ error: { name: "Error", message: '{"hand":[1,2]}' } })],
  ["an unknown field, body", line({ body: "Hello" })],
  ["what a test has used: vierzehn Kugeln", line({ message: "no: vierzehn Kugeln" })],
])("%s is found", (leak, planted) => {
  expect(leaksIn(planted, ["vierzehn Kugeln", "short"])).toContain(leak);
});

test("a bug report has its player's words, and nothing else that others have not", () => {
  const report = {
    event: "error report",
    by: "guest 1",
    gameID: 1,
    text: "a@b.example",
    record: "00".repeat(32),
  };
  expect(leaksIn(line(report), [])).toEqual([]);
  expect(leaksIn(line({ ...report, by: "a@b.example" }), [])).toEqual(["a mail address"]);
});
