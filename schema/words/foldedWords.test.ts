import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldPattern, foldWords, type Script } from "./foldedWords.ts";

describe.each<[Script, [string, string][]]>([
  [
    "latin",
    [
      ["Idiot!", "idiot!"],
      ["IDIÖT", "idiot"],
      ["Ｉｄｉｏｔ", "idiot"],
      ["1d10t", "idiot"],
      ["!diot", "idiot"],
      ["Maß", "mass"],
      ["i d.i-o_t", "idiot"],
      ["i\u200Bd\u034Fi\uFE0Fo\u0337t", "idiot"],
      ["i\u200B d\u200B i\u200B o\u200B t", "idiot"],
      ["i\u1FCDd\u2024i\uFF0Do\u00A8t", "idiot"],
      ["Idіоt", "idiot"],
      ["Anna und Bob", "anna und bob"],
      ["идиот 10 $", "идиот 10 $"],
      ["a b", "a b"],
    ],
  ],
  [
    "cyrillic",
    [
      ["Идиот", "идиот"],
      ["ИДИОТ", "идиот"],
      ["идиoт", "идиот"],
      ["и 10", "и 10"],
      ["иди0т", "идиот"],
      ["дёрен", "дерен"],
      ["чай", "чай"],
      ["Idee", "idee"],
      ["CyKa", "сука"],
      ["Mама", "мама"],
      ["Tоt", "тот"],
    ],
  ],
])("in %s letters", (script, folded) => {
  it.each(folded)("%j reads %j", (text, letters) => {
    expect(foldWords(text, script).letters).toBe(letters);
  });
});

it("each letter knows its part of the text, with all that is invisible on it", () => {
  const text = "ab ß\u0301 \u{1D5D4}";
  const { letters, at, end } = foldWords(text, "latin");
  expect(letters).toBe("ab ss a");
  expect([...letters].map((_, unit) => text.slice(at[unit], end[unit]))).toEqual([
    ..."ab ",
    "ß",
    "ß\u0301",
    " ",
    "\u{1D5D4}",
  ]);
});

it("a pattern is folded with its letters, repeated as one likes, and keeps what is no letter", () => {
  expect(foldPattern("blöd(?!\\p{L})")).toBe("b+l+o+d+(?!\\p{L})");
  expect(foldPattern("mi[ëe]s?t")).toBe("m+i+[ee]+(?:s+)?t+");
  expect(foldPattern("ß")).toBe("s+s+");
});

it.each<Script>(["latin", "cyrillic"])(
  "whatever is folded into %s letters: folded again it stays the same, part by part in order, and not much longer",
  (script) => {
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme-composite" }),
      fc.string({ unit: fc.constantFrom(..."aAбй1@ .ßÄ\u0301\uFE0F\ud800\uFDFA") }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { letters, at, end } = foldWords(text, script);
        expect(foldWords(letters, script).letters).toBe(letters);
        expect([at.length, end.length]).toEqual([letters.length, letters.length]);
        expect(at.every((from, unit) => from < end[unit] && from >= (at[unit - 1] ?? 0))).toBe(true);
        expect(letters.length).toBeLessThanOrEqual(18 * text.length);
      }),
    );
  },
);
