import { expect, it } from "vitest";
import { isEmojiOnly } from "./isEmojiOnly.ts";

it.each(["👍", "😀 😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "❤️", "🎲\n🎲"])("%s is nothing but emoji", (body) => {
  expect(isEmojiOnly(body)).toBe(true);
});

it.each(["gut 👍", "1", "#", "…", ":)", ""])("«%s» is more than that", (body) => {
  expect(isEmojiOnly(body)).toBe(false);
});
