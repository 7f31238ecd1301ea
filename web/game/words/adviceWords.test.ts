import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { type Card, handOf, newGame, parseBalls, parseCard, parseMove, viewOf } from "#rules/index.ts";
import adviceDe from "../../locales/de/advice.json" with { type: "json" };
import movesDe from "../../locales/de/moves.json" with { type: "json" };
import adviceEn from "../../locales/en/advice.json" with { type: "json" };
import movesEn from "../../locales/en/moves.json" with { type: "json" };
import adviceRu from "../../locales/ru/advice.json" with { type: "json" };
import movesRu from "../../locales/ru/moves.json" with { type: "json" };
import { adviceInShort, adviceWords } from "./adviceWords.ts";
import type { SeatNames } from "./wordsOf.ts";

const i18n = createInstance();
void i18n.init({
  resources: {
    de: { advice: adviceDe, moves: movesDe },
    en: { advice: adviceEn, moves: movesEn },
    ru: { advice: adviceRu, moves: movesRu },
  },
  initAsync: false,
});

/** A move of seat 0 in words. */
function words(
  language: string,
  balls: string,
  move: string,
  own: SeatNames["own"] = 0,
  say: typeof adviceWords | typeof adviceInShort = adviceWords,
): string {
  const state = newGame("4x2m", new Uint8Array(32));
  const { table } = state;
  const card = parseCard(move.split(" ")[1] === "trade" ? move.split(" ")[2] : move.split(" ")[1]) as Card;
  table.board = parseBalls(table.variant, balls);
  table.phase = move.includes("trade") ? "trade" : "play";
  table.turn = 0;
  table.holder = 0;
  state.hands[0] = handOf([card]);
  const parsed = parseMove(move);
  if (parsed === undefined) throw new SyntaxError(`"${move}" is no move`);
  const speakers = { variant: table.variant, names: ["Ada", "Bo", "Cleo", "Dan"], own };
  const [t, tMoves] = [i18n.getFixedT(language, "advice"), i18n.getFixedT(language, "moves")];
  const view = viewOf(state, 0);
  return say === adviceWords
    ? adviceWords(t, tMoves, speakers, view, parsed)
    : adviceInShort(t, tMoves, speakers, view, [parsed]);
}

test("says card and ball, and whom it kicks", () => {
  expect(words("en", "10/-/-/-", "0 5 10-15")).toBe(
    "play 5, field 10 past your start → field 15 past your start",
  );
  expect(words("en", "10/12/-/-", "0 2 10-12", null)).toBe(
    "play 2, field 10 past Ada’s start → field 12 past Ada’s start (knocks out Bo)",
  );
  expect(words("de", "10,12/-/-/-", "0 2 10-12")).toMatch(/ \(schlägt eine eigene Kugel\)$/);
});

test("says what needs no ball: the trade, a skip, a card that is laid unused", () => {
  expect(words("de", "-/-/-/-", "0 trade 13")).toBe("13 an Cleo geben");
  expect(words("en", "10/-/-/-", "0 8 skip")).toBe("play 8 and make Bo skip");
  expect(words("ru", "10/-/-/-", "0 N")).toBe("сыграть «Шут»");
  expect(words("de", "-/-/-/-", "0 T")).toBe("Trickser spielen");
});

test("names both balls that change places", () => {
  expect(words("de", "10/20/-/-", "0 T 10-20")).toBe(
    "Trickser spielen, Feld 10 nach deinem Start ↔ Feld 4 nach dem Start von Bo",
  );
});

test("says to those who see the board whose marble it is, where it is not the player's own", () => {
  const inShort = (balls: string, move: string): string => words("de", balls, move, 0, adviceInShort);
  expect(inShort("10/-/-/-", "0 5 10-15")).toBe("5 spielen");
  expect(inShort("h0.0,h0.1,h0.2,h0.3/-/20/-", "0 5 20-25")).toBe("5 spielen, mit einer Kugel von Cleo");
  expect(inShort("10/20/-/-", "0 T 10-20")).toBe("Trickser spielen: deine Kugel ↔ Kugel von Bo");
  expect(inShort("10/20,30/-/-", "0 T 20-30")).toBe("Trickser spielen: zwei Kugeln von Bo");
});

test("leaves no value out in any language", () => {
  const moves = ["0 trade 5", "0 8 skip", "0 D", "0 5 10-15", "0 10 10-20", "0 T 10-20", "0 1 base-0"];
  for (const language of ["de", "en", "ru"]) {
    for (const move of moves.filter((text) => parseMove(text) !== undefined))
      expect(words(language, "10/20/-/-", move)).not.toMatch(/\{\{|undefined|move\./);
  }
});
