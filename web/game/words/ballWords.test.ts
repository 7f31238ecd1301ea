import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import {
  handOf,
  type Move,
  newGame,
  type Place,
  parseBalls,
  parseCard,
  parseMove,
  parsePlace,
  type State,
} from "#rules/index.ts";
import de from "../../locales/de/moves.json" with { type: "json" };
import en from "../../locales/en/moves.json" with { type: "json" };
import ru from "../../locales/ru/moves.json" with { type: "json" };
import { ballWords, standWords, targetWords } from "./ballWords.ts";
import type { SeatNames } from "./wordsOf.ts";

const balls = "0*,5,h0.2/17/40/-";

describe("balls in words", () => {
  test("say of each player where the balls are, and which may not go home yet", () => {
    expect(stands("en")).toEqual([
      "You: base 1; your start (may not go home yet); field 5 past your start; home, field 3.",
      "Bo: base 3; field 1 past Bo’s start.",
      "Cleo, your partner: base 3; field 8 past Cleo’s start.",
      "Dan: base 4.",
    ]);
  });

  test("say of a ball whose it is, and where", () => {
    expect(ball("en", "0")).toBe("your marble: your start (may not go home yet)");
    expect(ball("en", "17")).toBe("Bo’s marble: field 1 past Bo’s start");
    expect(ball("en", "40")).toBe("your partner Cleo’s marble: field 8 past Cleo’s start");
    expect(ball("en", "b0")).toBe("your marble: your base");
  });

  test("say of a target what comes of it", () => {
    expect(target("en", "0 12 5-17")).toBe("your marble to field 1 past Bo’s start: knocks out Bo’s marble");
    expect(target("en", "0 1 b0-0")).toBe("your marble to your start: comes out, knocks out your own marble");
    expect(target("en", "0 4 5-1")).toBe("your marble to field 1 past your start");
    expect(target("en", "0 4 1-h0.2", "1/-/-/-")).toBe("your marble to your home, field 3: goes home");
    expect(target("en", "0 7 1-5", "1,3/4/-/-")).toBe(
      "your marble to field 5 past your start: 4 steps, knocks out your own marble, knocks out Bo’s marble",
    );
    expect(target("en", "0 2 h0.0-h0.2", "h0.0/-/-/-")).toBe(
      "your marble to your home, field 3: moves inside home",
    );
    expect(target("en", "0 K 5-b0", "5/-/-/-")).toBe("your marble to your base: knocks itself out");
  });

  test("name both balls of a swap, the chosen one first", () => {
    expect(target("en", "0 T 17-40")).toBe(
      "Bo’s marble (field 1 past Bo’s start) swaps places with your partner Cleo’s marble (field 8 past Cleo’s start)",
    );
    expect(target("en", "0 T 17-40", balls, "40")).toMatch(/^your partner Cleo’s marble .* Bo’s marble/);
  });

  test("say of a Tac what it does on the position before", () => {
    const state = table("20/-/-/-");
    state.table.before = parseBalls(state.table.variant, "10/-/-/-");
    state.table.last = parseCard("10") ?? 0;
    state.hands[0].set(handOf([parseCard("X") ?? 0]));
    expect(targetWords(translate("en"), speakers, state.table, move("0 X 10-20"))).toBe(
      "your marble to field 4 past Bo’s start",
    );
  });

  test("leave no value out in any language", () => {
    for (const language of ["de", "en", "ru"]) {
      const said = [
        ...stands(language),
        ...["0", "17", "40", "b0"].map((place) => ball(language, place)),
        ...["0 12 5-17", "0 1 b0-0", "0 T 17-40"].map((text) => target(language, text)),
        target(language, "0 7 1-5", "1,3/4/5/-"),
        target(language, "0 4 1-h0.2", "1/-/-/-"),
      ];
      for (const words of said) expect(words).not.toMatch(/\{\{|undefined|\w+\.\w+\.\w+/);
    }
  });
});

const speakers: SeatNames = {
  variant: newGame("4x2m", new Uint8Array(32)).table.variant,
  names: ["Ada", "Bo", "Cleo", "Dan"],
  own: 0,
};

function translate(language: string) {
  const i18n = createInstance();
  const resources = { de: { moves: de }, en: { moves: en }, ru: { moves: ru } };
  void i18n.init({ lng: language, resources, initAsync: false, interpolation: { escapeValue: false } });
  return i18n.getFixedT(language, "moves");
}

function stands(language: string): string[] {
  const { board } = table(balls).table;
  return [0, 1, 2, 3].map((seat) => standWords(translate(language), speakers, board, seat));
}

function ball(language: string, place: string): string {
  return ballWords(translate(language), speakers, table(balls).table.board, placeOf(place));
}

function target(language: string, text: string, on = balls, chosen?: string): string {
  const from = chosen === undefined ? undefined : placeOf(chosen);
  return targetWords(translate(language), speakers, table(on).table, move(text), from);
}

/** A table in play; it is the turn of seat 0. */
function table(text: string): State {
  const state = newGame("4x2m", new Uint8Array(32));
  Object.assign(state.table, { phase: "play", turn: 0, holder: 0 });
  state.table.board = parseBalls(state.table.variant, text);
  return state;
}

function move(text: string): Move {
  const parsed = parseMove(text);
  if (parsed === undefined) throw new SyntaxError(`"${text}" is no move`);
  return parsed;
}

function placeOf(text: string): Place {
  const place = parsePlace(text);
  if (place === undefined) throw new SyntaxError(`"${text}" is no place`);
  return place;
}
