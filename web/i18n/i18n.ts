import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { defaultLocale, type Locale, locales } from "./locale.ts";
import { messages } from "./messages.ts";

/** The current language, or the next one once its messages are loaded. */
let wanted: Locale | undefined;

/**
 * Initializes the texts in a language.
 * @param namespaces loaded before the promise resolves; every other namespace loads when a component first uses it, and
 * suspends that component
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

/** The current language. */
export function currentLocale(): Locale {
  return (i18next.language as Locale | undefined) ?? defaultLocale;
}

/** Changes the language once the messages in use are loaded. Of several changes in a row the last one wins. */
export async function speak(locale: Locale): Promise<void> {
  if (locale === wanted) return;
  wanted = locale;
  await i18next.changeLanguage(locale);
}
