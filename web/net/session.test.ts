import { expect, test } from "vitest";
import { readSession } from "./session.ts";

test("a session is a name and a token", () => {
  expect(readSession('{"username":"guest4821","token":"ab"}')).toEqual({
    username: "guest4821",
    token: "ab",
  });
});

test("a session may know its account", () => {
  const account = { locale: "ru" };
  const stored = JSON.stringify({ username: "Anna", token: "ab", account });
  expect(readSession(stored)).toEqual({ username: "Anna", token: "ab", account });
});

test.each([
  [null],
  ["{}"],
  ["null"],
  ["no json"],
  ['{"username":"","token":"ab"}'],
  ['{"username":"anna","token":""}'],
  ['{"username":7,"token":"ab"}'],
])("%j is no session", (stored) => {
  expect(readSession(stored)).toBeUndefined();
});
