import { type Locale, locales } from "#schema/settings.ts";
import { roughWords } from "./roughWords.ts";

const patterns = Object.fromEntries(
  locales.map((locale) => [
    locale,
    // A word from its beginning, with any ending. (`\b` only knows Latin letters.)
    new RegExp(`(?<!\\p{L})(?:${roughWords[locale].join("|")})\\p{L}*`, "giu"),
  ]),
) as Record<Locale, RegExp>;

/** Covers the rough words of a language in a text; their first letters stay. */
export function withoutRoughWords(text: string, locale: Locale): string {
  return text.replace(patterns[locale], (word) => word[0] + "•".repeat(word.length - 1));
}
