import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import i18next, { type Resource, type TFunction } from "i18next";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { defaultLocale, fileOf, nameOf, type PublicPage, pathIn, publicPages } from "#schema/addresses.ts";
import { type Locale, locales } from "#schema/settings.ts";
import { documentOf, type Head } from "./documentOf.ts";
import { RenderedPage, RenderedWait } from "./Rendered.tsx";

const texts = import.meta.glob<object>("../locales/*/*.json", { import: "default", eager: true });

/**
 * Every public page in every language, and the placeholder for all other pages while they load.
 * @param template index.html as it was built
 * @param styles the style sheets of pages that have their own
 * @returns the files by name (schema/addresses.ts)
 */
export async function renderPages(
  template: string,
  styles: Partial<Record<PublicPage, string[]>>,
): Promise<Map<string, string>> {
  await i18next.use(initReactI18next).init({
    lng: defaultLocale,
    resources: resources(),
    defaultNS: "common",
    interpolation: { escapeValue: false },
  });
  const files = new Map<string, string>();
  for (const locale of locales) {
    await i18next.changeLanguage(locale);
    for (const page of publicPages) {
      const head = { ...headOf(locale, page), styles: styles[page] };
      files.set(
        fileOf(locale, page),
        await render(template, head, <RenderedPage address={pathIn(locale, page)} />),
      );
    }
    files.set(fileOf(locale, "loading"), await render(template, { locale }, <RenderedWait />));
  }
  return files;
}

function headOf(locale: Locale, page: PublicPage): Head {
  const t: TFunction<"meta"> = i18next.getFixedT(locale, "meta");
  return { locale, page, description: t(`description.${nameOf(page)}`), picture: t("picture") };
}

/** Renders with an empty style cache, so that a page contains exactly the rules that it needs. */
async function render(template: string, head: Head, content: ReactNode): Promise<string> {
  const cache = createCache({ key: "css" });
  // Like Emotion's own server: it collects rules instead of inserting them before each element.
  cache.compat = true;
  const { prelude } = await prerender(<CacheProvider value={cache}>{content}</CacheProvider>, {
    // In one piece: a script would have to insert parts that come later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  return documentOf(template, head, { html, styles: cache.inserted });
}

function resources(): Resource {
  const all: Resource = {};
  for (const [file, messages] of Object.entries(texts)) {
    const [, locale, namespace] = /(\w+)\/(\w+)\.json$/.exec(file) ?? [];
    all[locale] ??= {};
    all[locale][namespace] = { ...messages };
  }
  return all;
}
