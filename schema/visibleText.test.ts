import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "./limits.ts";
import { asName, asWritten } from "./visibleText.ts";

const heap = "\u0301\u0302\u0303\u0304\u0305\u0306\u0307";

describe("a name", () => {
  it.each([
    ["a variation selector", "Die\uFE0F Adler", "Die Adler"],
    ["a grapheme joiner", "A\u034Fda", "Ada"],
    ["Hangul fillers", "\u3164Ada\u115F\u1160\uFFA0", "Ada"],
    ["a braille blank", "\u2800Ada\u2800", "Ada"],
    ["a soft hyphen and spaces of no width", "A\u00ADd\u200B\uFEFF\u2060a", "Ada"],
    ["joiners between letters", "A\u200Dd\u200Ca", "Ada"],
    ["an override of the direction", "\u202EadA\u202C", "adA"],
    ["isolates and marks of direction", "\u2067\u200FAda\u2069", "Ada"],
    ["invisible tags", "Ada\u{E0041}\u{E0064}", "Ada"],
    ["spaces of all kinds", " Die\u3000\u00A0 Adler\u2003", "Die Adler"],
    ["heaps of marks", `Z${heap}algo`, "Z\u0301\u0302\u0303\u0304algo".normalize("NFC")],
    ["marks on nothing", "\u0301\u0302Ada \u0308Bea", "Ada Bea"],
    ["signs around letters", "A\u20DDd\u0488a", "Ada"],
    ["letters and marks apart", "Ju\u0308rgen", "Jürgen"],
  ])("is stored without %s", (_what, typed, stored) => {
    expect(asName(typed)).toBe(stored);
  });

  it.each(["Жанна", "Würfel & Co. 🎲", "❤️ 1️⃣ 👩‍👩‍👧 👍🏽", "Ёлки", "שָׁלוֹם", "हिन्दी", "Tiếng Việt", "東京"])(
    "may be %s",
    (name) => {
      expect(asName(name)).toBe(name.normalize("NFC"));
    },
  );
});

describe("a message", () => {
  it.each([
    ["an override of the direction", "a \u202Eb\u202C c", "a b c"],
    ["isolates", "a \u2067b\u2069 c", "a b c"],
    ["a grapheme joiner and fillers", "f\u034Fg\u3164\u115F", "fg"],
    ["heaps of marks", `Z${heap}algo`, "Z\u0301\u0302\u0303\u0304algo".normalize("NFC")],
  ])("is stored without %s", (_what, typed, stored) => {
    expect(asWritten(typed)).toBe(stored);
  });

  it.each(["two\nlines  and\ttabs", "می‌خواهم", "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", "x\u200Fy"])("keeps %j", (text) => {
    expect(asWritten(text)).toBe(text);
  });
});

const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme-composite" }),
  fc.string({
    unit: fc.constantFrom(
      ..."aЮß1 \n❤👩🏽#-",
      ..."\u0301\u0489\u034F\uFE0F\u200D\u20E3\u3164\u202E\u202C\u3000\u0308\ud800\uFDFA\u{1D15E}",
    ),
  }),
);

it.each([
  ["a name", asName],
  ["a message", asWritten],
])(
  "whatever %s is typed as: cleaned again it stays the same, with no heap of marks, and hardly longer",
  (_what, clean) => {
    fc.assert(
      fc.property(anything, (typed) => {
        const stored = clean(typed);
        expect(clean(stored)).toBe(stored);
        expect(stored).not.toMatch(new RegExp(`\\p{M}{${limits.marksPerLetter + 1}}`, "u"));
        expect(stored.length).toBeLessThanOrEqual(3 * typed.length);
      }),
    );
  },
);
