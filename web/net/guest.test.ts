import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { ensureSession, isInLine } from "./guest.ts";
import { session } from "./session.ts";

/** Answers the requests for a guest, oldest first. */
let answers: ((response: Response) => void)[] = [];

beforeEach(() => {
  // What a file before this one has kept would sign in instead.
  session.write(undefined);
  deviceStorage.removeItem("TacDevice");
  vi.stubGlobal("sessionStorage", { setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.write(undefined);
  answers = [];
});

const guest = () => Response.json({ username: "guest7", token: "of guest7", id: 7 });

test("who presses two things at once becomes one guest", async () => {
  const both = Promise.all([ensureSession(), ensureSession()]);
  await vi.waitUntil(() => answers.length > 0);
  answers[0](guest());
  await both;
  expect(answers).toHaveLength(1);
  expect(session.read()?.username).toBe("guest7");
});

test("where no guest could be made, one is made the next time", async () => {
  const first = ensureSession();
  await vi.waitUntil(() => answers.length === 1);
  answers[0](Response.json({ error: "unavailable" }, { status: 503 }));
  await expect(first).rejects.toThrow();
  const second = ensureSession();
  await vi.waitUntil(() => answers.length === 2);
  answers[1](guest());
  await second;
  expect(session.read()?.username).toBe("guest7");
});

test("who comes with a whole school class waits in line, and is let in without pressing anything again", async () => {
  vi.useFakeTimers();
  const made = ensureSession();
  for (const attempt of [0, 1]) {
    await vi.waitUntil(() => answers.length === attempt + 1);
    answers[attempt](Response.json({ error: "too_many_requests" }, { status: 429 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(isInLine.read()).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * limits.guestLinePauseMs);
  }
  answers[2](guest());
  await made;
  expect(session.read()?.username).toBe("guest7");
  expect(isInLine.read()).toBe(false);
  vi.useRealTimers();
});

test("who signs in while a guest is being made stays signed in", async () => {
  const made = ensureSession();
  await vi.waitUntil(() => answers.length === 1);
  session.write({ username: "Anna", token: "of Anna" });
  answers[0](guest());
  await made;
  expect(session.read()?.username).toBe("Anna");
});
