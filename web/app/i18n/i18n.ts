import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { defaultLocale, type Locale, locales } from "./locale.ts";
import { messages } from "./messages.ts";

/** The language that is spoken, or will be once its messages have come. */
let wanted: Locale | undefined;

/**
 * Starts the texts in a language.
 * @param namespaces loaded before this is done; all others when a component first uses them, which suspends it
 */
export async function startI18n(locale: Locale, namespaces: string[]): Promise<void> {
  wanted = locale;
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
    document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href = `/${language}.webmanifest`;
  });
  await i18next
    .use(messages)
    .use(initReactI18next)
    .init({
      lng: locale,
      supportedLngs: locales,
      fallbackLng: false,
      ns: namespaces,
      defaultNS: "common",
      partialBundledLanguages: true,
      // React escapes what it renders.
      interpolation: { escapeValue: false },
    });
}

/** The language that is spoken now. */
export function currentLocale(): Locale {
  return (i18next.language as Locale | undefined) ?? defaultLocale;
}

/** Speaks another language, once the messages that are in use have come; of several in a row the last. */
export async function speak(locale: Locale): Promise<void> {
  if (locale === wanted) return;
  wanted = locale;
  await i18next.changeLanguage(locale);
}
