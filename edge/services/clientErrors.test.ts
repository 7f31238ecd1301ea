import { afterEach, expect, it, vi } from "vitest";
import { impersonal, noteClientError } from "./clientErrors.ts";

afterEach(() => void vi.restoreAllMocks());

it.each([
  [
    "Cannot read properties of undefined (reading 'hand')",
    "Cannot read properties of undefined (reading 'hand')",
  ],
  ['Unexpected token, "Hello Eve" is not valid JSON', "Unexpected token, … is not valid JSON"],
  ["no answer for ada@example.org", "no answer for …"],
  [
    "Failed to fetch https://tac.example/assets/a.js?attempt=2#x and /x",
    "Failed to fetch /assets/a.js and /x",
  ],
  [`bad ticket ${"0a".repeat(32)}`, "bad ticket …"],
  ["said 'Hello Eve, how are you?'", "said …"],
])("of “%s” the log has “%s”", (message, logged) => {
  expect(impersonal(message)).toBe(logged);
});

it("the log has the functions and places of a stack, and not the message in front of it", () => {
  const lines: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(line));
  const stack = [
    "Error: a word between friends",
    "    at showCard (https://tac.example/assets/game-1a.js:1:2345)",
    "    at https://tac.example/assets/game-1a.js:7:8",
    "done@https://tac.example/assets/index.js:3:4",
  ].join("\n");
  noteClientError({ kind: "script", message: "failed", stack, page: "game", version: "1.6.3" });
  expect(JSON.parse(lines[0])).toMatchObject({
    event: "client error",
    message: "failed",
    kind: "script",
    page: "game",
    calls: "showCard /assets/game-1a.js:1:2345, ? /assets/game-1a.js:7:8, done /assets/index.js:3:4",
  });
  expect(lines[0]).not.toContain("friends");
});
