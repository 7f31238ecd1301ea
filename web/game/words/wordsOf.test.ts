import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { type GameEvent, homePlace, variantOf } from "#rules/index.ts";
import de from "../../locales/de/moves.json" with { type: "json" };
import en from "../../locales/en/moves.json" with { type: "json" };
import ru from "../../locales/ru/moves.json" with { type: "json" };
import { type SeatNames, shortWordsOf, wordsOf } from "./wordsOf.ts";

const speakers: SeatNames = { variant: variantOf("4x2m"), names: ["Ada", "Bo", "Cleo", "Dan"], own: 0 };

function words(language: string, happened: GameEvent[], as = speakers, say = wordsOf): string[] {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { de: { moves: de }, en: { moves: en }, ru: { moves: ru } },
    initAsync: false,
  });
  return say(i18n.getFixedT(language, "moves"), as, happened);
}

describe("what happened in words", () => {
  test("names who did what, and speaks to the viewer", () => {
    expect(
      words("en", [
        { type: "laid", seat: 1, holder: 1, card: "7", isPlayed: true },
        { type: "kicked", seat: 0, from: 17 },
        { type: "moved", seat: 1, from: 16, to: 20, path: [17, 18, 19, 20] },
        { type: "turn", seat: 2 },
        { type: "turn", seat: 0 },
      ]),
    ).toEqual([
      "Bo plays 7.",
      "Your marble is knocked out: field 1 past Bo’s start.",
      "Marble from Bo’s start to field 4 past Bo’s start.",
      "It’s your turn.",
    ]);
  });

  test("says places by the start before them, homes and bases by their owner", () => {
    expect(
      words("de", [
        { type: "swapped", places: [0, 63], seats: [0, 3] },
        { type: "moved", seat: 3, from: 46, to: homePlace(3, 1), path: [] },
      ]),
    ).toEqual([
      "Zwei Kugeln tauschen die Plätze: deine Kugel (dein Start) und Kugel von Dan (Feld 15 nach dem Start von Dan).",
      "Dan: Kugel ins Haus, Platz 2 von 4.",
    ]);
  });

  test("calls steps within home that, and coming home coming home", () => {
    expect(
      words("en", [
        { type: "laid", seat: 1, holder: 1, card: "7", isPlayed: true },
        { type: "moved", seat: 1, from: 14, to: homePlace(1, 0), path: [15, 16, homePlace(1, 0)] },
        { type: "moved", seat: 1, from: homePlace(1, 0), to: homePlace(1, 2), path: [] },
        { type: "moved", seat: 0, from: homePlace(0, 3), to: homePlace(0, 1), path: [] },
      ]),
    ).toEqual([
      "Bo plays 7.",
      "Marble home, field 1 of 4.",
      "Marble moves inside home, from field 1 to field 3.",
      "Your marble moves inside home, from field 4 to field 2.",
    ]);
  });

  test.each([
    [
      "de",
      "deine Kugel ↔ Kugel von Dan",
      "Kugel von Bo ↔ deine Kugel",
      "zwei deiner Kugeln",
      "zwei Kugeln von Bo",
    ],
    [
      "en",
      "your marble ↔ Dan’s marble",
      "Bo’s marble ↔ your marble",
      "two of your marbles",
      "two of Bo’s marbles",
    ],
    [
      "ru",
      "ваш шарик ↔ шарик игрока Dan",
      "шарик игрока Bo ↔ ваш шарик",
      "два ваших шарика",
      "два шарика игрока Bo",
    ],
  ])("says in %s whose marbles a swap has moved, to those who see the board too", (language, ...expected) => {
    const said = [
      [0, 3],
      [1, 0],
      [0, 0],
      [1, 1],
    ].map(([one, other]) =>
      words(language, [{ type: "swapped", places: [0, 63], seats: [one, other] }], speakers, shortWordsOf),
    );
    expect(said.flat().map((sentence) => sentence.replace(/^\p{L}+: |\.$/gu, ""))).toEqual(expected);
  });

  test("leaves no value out, in any language, for player and spectator", () => {
    const events: GameEvent[] = [
      { type: "given", seat: 0 },
      { type: "given", seat: 1 },
      { type: "traded" },
      { type: "laid", seat: 0, holder: 1, card: "T", isPlayed: true },
      { type: "laid", seat: 2, holder: 3, card: "X", isPlayed: false },
      { type: "restored", balls: "-/-/-/-" },
      { type: "moved", seat: 2, from: 98, to: 32, path: [32] },
      { type: "swapped", places: [3, 20], seats: [0, 1] },
      { type: "skipped", seat: 1 },
      { type: "passedHands" },
      { type: "bedeviled", seat: 3, victim: 0 },
      { type: "bedeviled", seat: 1, victim: 2 },
      { type: "dealt", deal: 1, first: 2, isShuffled: true },
      { type: "won", team: 1 },
      { type: "won", team: "all" },
    ];
    for (const language of ["de", "en", "ru"]) {
      for (const own of [0, null]) {
        const said = words(language, events, { ...speakers, own });
        expect(said).toHaveLength(events.length);
        for (const sentence of said) expect(sentence).not.toMatch(/\{\{|undefined|\w+\.\w+\.\w+/);
      }
    }
  });
});
