import { expect, it } from "vitest";
import { readableLine, readLine } from "./readableLine.ts";

it("a line of the Worker is read back, and anything else is none", () => {
  const line = { time: "2026-11-25T09:00:00.000Z", level: "warn", event: "push refused", status: 410 };
  expect(readLine(JSON.stringify(line))).toEqual(line);
  expect(readLine("workerd: exception in the isolate")).toBeUndefined();
  expect(readLine('{"time":"cut')).toBeUndefined();
});

it("a person reads what happened first, then to whom, then why", () => {
  const said = readableLine({
    time: "2026-11-25T09:00:00.000Z",
    level: "error",
    event: "room failed",
    message: "words\nin two lines",
    room: "game 7",
    at: 'a "frame"',
    error: {
      name: "DatabaseError",
      message: "failed: select 1",
      stack: "    at somewhere",
      cause: { name: "Error", message: "no answer in time" },
    },
  });
  expect(said.split("\n")).toEqual([
    expect.stringMatching(
      /^\d\d:\d\d:\d\d error room failed: words in two lines room="game 7" at="a \\"frame\\"" – DatabaseError: failed: select 1$/,
    ),
    "    at somewhere",
    "  because of Error: no answer in time",
  ]);
});
