import { afterAll, afterEach, expect, test, vi } from "vitest";
import { ApiError, answerOf } from "./api.ts";
import { session } from "./session.ts";

vi.stubGlobal("sessionStorage", { removeItem: () => {} });
afterAll(() => vi.unstubAllGlobals());
afterEach(() => session.write(undefined));

const unknownSession = () => Response.json({ error: "unauthenticated" }, { status: 401 });

test("a call that does not know the session has ended it here too", async () => {
  session.write({ username: "Anna", token: "anna" });
  await expect(answerOf(Promise.resolve(unknownSession()))).rejects.toThrow(ApiError);
  expect(session.read()).toBeUndefined();
});

test("one that was asked in a session before it leaves the new one alone", async () => {
  session.write({ username: "guest 7", token: "guest" });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const call = answerOf(promise);
  session.write({ username: "Anna", token: "anna" });
  resolve(unknownSession());
  await expect(call).rejects.toThrow(ApiError);
  expect(session.read()?.username).toBe("Anna");
});
