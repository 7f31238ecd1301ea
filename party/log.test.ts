import { afterEach, expect, it, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { inRequest, inRoom, log } from "./log.ts";

afterEach(() => void vi.restoreAllMocks());

/** What is written meanwhile, parsed. */
function written(run: () => void) {
  const lines: unknown[] = [];
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line)));
  run();
  return lines as Record<string, unknown>[];
}

it("a line is JSON with its time, level and event, its words, and its fields", () => {
  const [line] = written(() => log("push refused", "warn", "not today", { status: 410 }));
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: "warn",
    event: "push refused",
    message: "not today",
    status: 410,
  });
});

it("a line carries the id of the request, or the room, in which it was written, also after waiting", async () => {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, "info").mockImplementation((line) => void lines.push(JSON.parse(line)));
  const work = async (event: string) => {
    await Promise.resolve();
    log(event, "info");
  };
  await Promise.all([
    inRequest("0123456789abcdef", () => work("of a request")),
    inRoom(
      () => "game 7",
      () => work("of a room"),
    ),
    work("of neither"),
  ]);
  expect(lines.map(({ event, request, room }) => [event, request, room])).toEqual([
    ["of a request", "0123456789abcdef", undefined],
    ["of a room", undefined, "game 7"],
    ["of neither", undefined, undefined],
  ]);
});

it("an error stands there with its stack and causes, but without what could not be parsed", () => {
  const cause = failureOf(() => JSON.parse('{"password": "secret word'));
  const quoting = failureOf(() => JSON.parse("secret word"));
  const [line] = written(() => log("failed", "error", new Error("outer", { cause })));
  expect(line).toMatchObject({
    error: { name: "Error", message: "outer", stack: expect.stringContaining("at "), cause: {} },
  });
  const [other] = written(() => log("failed to parse", "error", quoting));
  expect(other).toMatchObject({ error: { name: "SyntaxError", message: expect.stringContaining("JSON") } });
  expect(JSON.stringify([line, other])).not.toContain("secret");
  const [warning] = written(() => log("failed softly", "warn", new Error("outer")));
  expect(warning.error).toEqual({ name: "Error", message: "outer" });
});

function failureOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("expected a failure");
}

it("too many lines of one event are left out, and the next second says how many", () => {
  vi.useFakeTimers();
  const lines = written(() => {
    for (let n = 0; n < limits.logLinesASecond + 3; n++) log("flood", "warn");
    vi.advanceTimersByTime(1_000);
    log("flood", "warn");
  });
  vi.useRealTimers();
  expect(lines).toHaveLength(limits.logLinesASecond + 1);
  expect(lines.at(-1)).toMatchObject({ leftOut: 3 });
});
