import { type Locale, locales } from "#schema/settings.ts";

export { type Locale, locales };

/** Spoken where no other language is known. */
export const defaultLocale: Locale = locales[0];

/** What each language calls itself. */
export const localeNames: Record<Locale, string> = { de: "Deutsch", en: "English", ru: "Русский" };

export function isLocale(text: string | undefined): text is Locale {
  return (locales as readonly (string | undefined)[]).includes(text);
}

/**
 * The language to begin with: the first of the browser's languages (`de-AT`, `en`, …) that the site speaks, by its
 * primary subtag; else the default.
 */
export function initialLocale(languages: readonly string[]): Locale {
  return languages.map((tag) => tag.split("-")[0].toLowerCase()).find(isLocale) ?? defaultLocale;
}

/**
 * Takes the language off a path: `/en/game` is `{ locale: "en", rest: "/game" }`. A language that the site does not
 * speak (`/fr/game`) is the default one; without any prefix `locale` is missing.
 */
export function splitPath(pathname: string): { locale?: Locale; isSpoken: boolean; rest: string } {
  const [, first = "", ...others] = pathname.split("/");
  if (isLocale(first)) return { locale: first, isSpoken: true, rest: `/${others.join("/")}` };
  // Two letters, a region perhaps: no page has such a name, so it is meant as a language.
  if (/^[a-z]{2}(-[a-z0-9]+)*$/i.test(first)) {
    return { locale: defaultLocale, isSpoken: false, rest: `/${others.join("/")}` };
  }
  return { isSpoken: true, rest: pathname };
}

/** The address of a page in a language; `page` begins with a slash and may have a query. */
export function pathIn(locale: Locale, page: string): string {
  return page === "/" ? `/${locale}` : `/${locale}${page}`;
}
