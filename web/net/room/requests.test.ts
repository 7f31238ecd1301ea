import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import { Requests } from "./requests.ts";

let sent: { id: RequestID; type: string; data: unknown }[];
let requests: Requests;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  requests = new Requests((frame) => sent.push(JSON.parse(frame)));
});

afterEach(() => {
  requests.abandon();
  vi.useRealTimers();
});

test("a request ends with its answer", async () => {
  const outcome = requests.ask("game:move", { version: 3, move: "0 1 b0-0" });
  const [{ id, type, data }] = sent;
  expect({ type, data }).toEqual({ type: "game:move", data: { version: 3, move: "0 1 b0-0" } });
  const answer = { re: id, status: 200, data: { version: 4 } };
  requests.answered(answer);
  expect(await outcome).toEqual({ answer });
});

test("until it is answered it is sent again, with the same id", () => {
  requests.ask("game:move", {});
  vi.advanceTimersByTime(limits.requestResendMs * 2);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  requests.answered({ re: sent[0].id, status: 200 });
  vi.advanceTimersByTime(limits.requestResendMs * 2);
  expect(sent).toHaveLength(3);
});

test("that an answer is missing is told soon, and whenever its request goes out again", () => {
  const onSilence = vi.fn();
  const asking = new Requests(() => {}, onSilence);
  asking.ask("game:move", {});
  vi.advanceTimersByTime(limits.requestDoubtMs - 1);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(limits.requestResendMs * 2);
  expect(onSilence).toHaveBeenCalledTimes(3);
  asking.abandon();
});

test("a new connection gets all that wait, oldest first, each once", () => {
  requests.ask("game:move", "first");
  requests.ask("game:getLog", "second");
  requests.answered({ re: sent[0].id, status: 200 });
  requests.ask("game:move", "third");
  sent = [];
  requests.resend();
  expect(sent.map(({ data }) => data)).toEqual(["second", "third"]);
});

test("a request that is repeated while it waits is sent once, and ends once for both", async () => {
  const once = requests.ask("game:move", {});
  const again = requests.ask("game:move", {}, undefined, sent[0].id);
  expect(sent).toHaveLength(1);
  requests.answered({ re: sent[0].id, status: 200 });
  expect(await Promise.all([once, again])).toEqual([
    { answer: { re: sent[0].id, status: 200 } },
    { answer: { re: sent[0].id, status: 200 } },
  ]);
  vi.advanceTimersByTime(10 * limits.requestResendMs);
  expect(sent).toHaveLength(1);
});

test("a request that comes too soon for the room goes out again", async () => {
  const outcome = requests.ask("game:move", {});
  requests.answered({ re: sent[0].id, status: 429, error: "rate_limited" });
  vi.advanceTimersByTime(limits.requestResendMs);
  expect(sent).toHaveLength(2);
  requests.answered({ re: sent[0].id, status: 200 });
  expect(await outcome).toHaveProperty("answer.status", 200);
});

test("with a time limit nobody waits longer", async () => {
  const outcome = requests.ask("game:getLog", {}, 1000);
  vi.advanceTimersByTime(1000);
  expect(await outcome).toEqual({ failure: "timeout" });
});

test("a room that can't be reached any more loses all that wait", async () => {
  const outcome = requests.ask("game:move", {});
  requests.abandon();
  expect(await outcome).toEqual({ failure: "lost" });
});

test("an answer to nothing, or a second one, changes nothing", async () => {
  const outcome = requests.ask("game:move", {});
  requests.answered({ re: "other" as RequestID, status: 200 });
  requests.answered({ re: sent[0].id, status: 200 });
  requests.answered({ re: sent[0].id, status: 500, error: "internal" });
  expect(await outcome).toHaveProperty("answer.status", 200);
});
