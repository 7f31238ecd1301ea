import type { Locale } from "#schema/settings.ts";

export { defaultLocale, initialLocale, isLocale, pathIn, splitPath } from "#schema/addresses.ts";
export { type Locale, locales } from "#schema/settings.ts";

/** What each language calls itself. */
export const localeNames: Record<Locale, string> = { de: "Deutsch", en: "English", ru: "Русский" };
