import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "./locale.ts";
import { pathIn } from "./locale.ts";

/** Addresses of pages in the language that is spoken. `pathTo("/game?gameID=7")` */
export function usePaths(): { locale: Locale; pathTo: (page: string) => string } {
  const { i18n } = useTranslation();
  const locale = i18n.language as Locale;
  return useMemo(() => ({ locale, pathTo: (page) => pathIn(locale, page) }), [locale]);
}
