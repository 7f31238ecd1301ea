import { type Locale, locales } from "#schema/settings.ts";
import { foldPattern, foldWords } from "#schema/words/foldedWords.ts";
import { roughWords } from "#schema/words/roughWords.ts";

const patterns = Object.fromEntries(
  locales.map((locale) => [
    locale,
    // A word from its beginning, with any ending. (`\b` only knows Latin letters.)
    new RegExp(`(?<!\\p{L})(?:${roughWords[locale].map(foldPattern).join("|")})\\p{L}*`, "gu"),
  ]),
) as Record<Locale, RegExp>;

/** Covers the rough words of a language in a text, however they are spelled; their first letters stay. */
export function withoutRoughWords(text: string, locale: Locale): string {
  const { letters, at, end } = foldWords(text, locale === "ru" ? "cyrillic" : "latin");
  let covered = "";
  let from = 0;
  for (const { 0: word, index } of letters.matchAll(patterns[locale])) {
    const [first, ...others] = text.slice(at[index], end[index + word.length - 1]);
    covered += text.slice(from, at[index]) + first + "•".repeat(others.length);
    from = end[index + word.length - 1];
  }
  return covered + text.slice(from);
}
