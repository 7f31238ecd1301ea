import { afterEach, expect, it, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { impersonal, noteClientError } from "./clientErrors.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  [
    "Cannot read properties of undefined (reading 'hand')",
    "Cannot read properties of undefined (reading 'hand')",
  ],
  ['Unexpected token, "Hello Eve" is not valid JSON', "Unexpected token, … is not valid JSON"],
  ["no answer for ada@example.org", "no answer for …"],
  [
    "Failed to fetch https://tac.example/assets/a.js?attempt=2#x and /x",
    "Failed to fetch /assets/a.js and …",
  ],
  [
    "No answer of https://tac.example/en/profile/Erika for user 4711 (Erika's page: /en/profile/Erika)",
    "No answer of … for user … (Erika's page: …)",
  ],
  [
    "https://tac.example/gameApi/getProfile?username=Erika, /gameApi/activation/Erika, wss://tac.example/parties/game/4711",
    "/gameApi/getProfile /gameApi/activation /parties/game",
  ],
  ["https://elsewhere.example/Erika and /gameApi/Erika77", "… and …"],
  [
    "in https://tac.example/assets/PictureDialog-1a2b3c4d5e6f7a8b.js:12:3456 or main.tsx:10:20",
    "in /assets/PictureDialog-1a2b3c4d5e6f7a8b.js:12:3456 or main.tsx:10:20",
  ],
  ["Minified React error #418; see 418", "Minified React error #418; see …"],
  ["user4711 has 7 of 12", "user… has 7 of …"],
  ['Unexpected token, "Hello Eve, how', "Unexpected token, …"],
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
    "    at https://tac.example/en/profile/Erika:5:6",
  ].join("\n");
  noteClientError({ kind: "script", message: "failed", stack, page: "game", version: "1.6.3" });
  expect(JSON.parse(lines[0])).toMatchObject({
    event: "client error",
    message: "failed",
    kind: "script",
    page: "game",
    calls: "showCard /assets/game-1a.js:1:2345, ? /assets/game-1a.js:7:8, done /assets/index.js:3:4, ? …:5:6",
  });
  expect(lines[0]).not.toContain("friends");
});

let second = Date.UTC(2030, 0);

// The time of such a text grew with the fourth power of its length: of these it would take hours.
it.each([
  ["blank lines", "\n ".repeat(1_500)],
  ["blanks", " ".repeat(3_000)],
  ["names without a place", "at a ".repeat(600)],
  ["addresses without a place", "https://a/".repeat(300)],
  ["quotation marks", `"“„\``.repeat(750)],
  ["numbers", "1a".repeat(1_500)],
  ["dots", "a@a.".repeat(750)],
  ["slashes", "/".repeat(3_000)],
])("a hostile message and stack of %s are logged like any other", (_what, text) => {
  // The log takes a few lines a second.
  second += 1_000;
  vi.useFakeTimers({ now: second });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  noteClientError({
    kind: "script",
    message: text.slice(0, limits.clientErrorMaxLength),
    stack: text,
    page: "game",
    version: "1.6.3",
  });
  expect(warned).toHaveBeenCalledTimes(1);
});
