import { describe, expect, it } from "vitest";
import { asLines, lines, text } from "./text.ts";

const isText = (value: string) => text().safeParse(value).success;
const areLines = (value: string) => lines().safeParse(value).success;

describe("a text", () => {
  it.each([
    "",
    "Ada",
    "Жанна 🎲",
    "שלום (Tac)",
    "a \u2067b\u2069 c",
    "\u202Aa \u202Eb\u202C\u202C",
    "x\u200Fy",
  ])("may be %j, in one line or more", (value) => {
    expect(isText(value)).toBe(true);
    expect(areLines(value)).toBe(true);
    expect(asLines(value)).toBe(value);
  });

  it.each([
    ["half a character", "a\ud800b", "a\ufffdb"],
    ["its other half", "\udc00", "\ufffd"],
    ["NUL", "a\0b", "ab"],
    ["another control character", "a\u001b[31m\u0085", "a[31m"],
    ["a direction that is not turned back", "a\u202Eb", "ab"],
    ["an isolate that is not ended", "\u2066a", "a"],
    ["an end of nothing", "a\u2069", "a"],
    ["ends in the wrong order", "\u2066\u202Aa\u2069\u202C", "a"],
    ["a direction that is turned back in the next line only", "a\u202E\nb\u202C", "a\nb"],
    ["a direction that one of its lines does not turn back", "a\u202Eb\nc", "ab\nc"],
  ])("holds no %s, and is what is left without it", (_what, value, left) => {
    expect(isText(value)).toBe(false);
    expect(areLines(value)).toBe(false);
    expect(asLines(value)).toBe(left);
  });

  it("of one line has no other", () => {
    for (const value of ["a\nb", "a\tb", "a\r\nb"]) {
      expect(isText(value)).toBe(false);
      expect(areLines(value)).toBe(true);
    }
    expect(isText("a\u2028b")).toBe(false);
    expect(asLines("a\r\nb")).toBe("a\nb");
  });
});
