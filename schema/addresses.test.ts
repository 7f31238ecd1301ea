import { expect, test } from "vitest";
import { initialLocale, pathIn, splitPath } from "./addresses.ts";

test.each([
  [["de-AT", "en"], "de"],
  [["fr-FR", "ru-RU", "en"], "ru"],
  [["EN-us"], "en"],
  [["fr", "pl"], "de"],
  [[], "de"],
])("a browser that speaks %j begins in %s", (languages, locale) => {
  expect(initialLocale(languages)).toBe(locale);
});

test("a path begins with its language, if it has one", () => {
  expect(splitPath("/en/game")).toEqual({ locale: "en", isSpoken: true, rest: "/game" });
  expect(splitPath("/ru")).toEqual({ locale: "ru", isSpoken: true, rest: "/" });
  expect(splitPath("/game")).toEqual({ isSpoken: true, rest: "/game" });
  expect(splitPath("/")).toEqual({ isSpoken: true, rest: "/" });
});

test("a language that the site does not speak is the default one", () => {
  expect(splitPath("/fr/game")).toEqual({ locale: "de", isSpoken: false, rest: "/game" });
  expect(splitPath("/pt-BR")).toEqual({ locale: "de", isSpoken: false, rest: "/" });
});

test("pages with short names are no languages", () => {
  expect(splitPath("/hof")).toEqual({ isSpoken: true, rest: "/hof" });
});

test("a page's address in a language", () => {
  expect(pathIn("en", "/")).toBe("/en");
  expect(pathIn("ru", "/game?gameID=7")).toBe("/ru/game?gameID=7");
});
