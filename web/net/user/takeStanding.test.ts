import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Account, readAccount } from "../account.ts";
import { session } from "../session.ts";
import { takeStanding } from "./takeStanding.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", { setItem: () => {} });
  const account = { admin: false, moderator: false, blockedByModerationUntil: null } as Account;
  session.write({ username: "Anna", token: "of Anna", account });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.write(undefined);
});

test("who is made a moderator is one at once, and keeps the session", () => {
  takeStanding({ isAdmin: false, isModerator: true, blockedUntil: null });
  expect(readAccount()).toEqual({ admin: false, moderator: true, blockedByModerationUntil: null });
  expect(session.read()?.token).toBe("of Anna");
});

test("what is known already changes nothing", () => {
  const before = session.read();
  takeStanding({ isAdmin: false, isModerator: false, blockedUntil: null });
  takeStanding(null);
  expect(session.read()).toBe(before);
});

test("a guest has no standing", () => {
  session.write({ username: "guest7", token: "of guest7" });
  takeStanding({ isAdmin: true, isModerator: true, blockedUntil: null });
  expect(readAccount()).toBeUndefined();
});
