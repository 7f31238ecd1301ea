import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Account, readAccount } from "../account.ts";
import { session } from "../session.ts";
import { applyModerationStatus } from "./applyModerationStatus.ts";

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
  applyModerationStatus({ isAdmin: false, isModerator: true, blockedUntil: null });
  expect(readAccount()).toEqual({ admin: false, moderator: true, blockedByModerationUntil: null });
  expect(session.read()?.token).toBe("of Anna");
});

test("what is known already changes nothing", () => {
  const before = session.read();
  applyModerationStatus({ isAdmin: false, isModerator: false, blockedUntil: null });
  applyModerationStatus(null);
  expect(session.read()).toBe(before);
});

test("a guest has no moderationStatus", () => {
  session.write({ username: "guest7", token: "of guest7" });
  applyModerationStatus({ isAdmin: true, isModerator: true, blockedUntil: null });
  expect(readAccount()).toBeUndefined();
});
