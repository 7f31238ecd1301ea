import { expect, test } from "vitest";
import { withoutRoughWords } from "./wordFilter.ts";

test.each([
  ["de", "Du Idiot, schön gespielt!", "Du I••••, schön gespielt!"],
  ["en", "What a SHITTY card", "What a S••••• card"],
  ["ru", "Ну ты дебил", "Ну ты д••••"],
] as const)("a rough word is covered but for its first letter, in %s", (locale, text, shown) => {
  expect(withoutRoughWords(text, locale)).toBe(shown);
});

test("a word that only holds such letters, and one of another language, stay", () => {
  expect(withoutRoughWords("Burschikos", "en")).toBe("Burschikos");
  expect(withoutRoughWords("Mishit", "en")).toBe("Mishit");
  expect(withoutRoughWords("shit", "de")).toBe("shit");
});
