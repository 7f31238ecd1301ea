import { type Locale, locales } from "#schema/settings.ts";
import { roughWords } from "./roughWords.ts";

const patterns = Object.fromEntries(
  locales.map((locale) => [
    locale,
    // A word from its beginning on, with whatever ending; `\b` knows Latin letters alone.
    new RegExp(`(?<!\\p{L})(?:${roughWords[locale].join("|")})\\p{L}*`, "giu"),
  ]),
) as Record<Locale, RegExp>;

/** A text with the rough words of a language covered: their first letter stays. */
export function withoutRoughWords(text: string, locale: Locale): string {
  return text.replace(patterns[locale], (word) => word[0] + "•".repeat(word.length - 1));
}
