import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { currentLocale } from "#web/i18n/i18n.ts";
import { type Locale, pathIn, splitPath } from "#web/i18n/locale.ts";

/**
 * The language of the page's address, and a function for addresses in it: `pathTo("/game?gameID=7")`. The texts follow
 * the address as soon as they are loaded; a link pressed before that already leads on in the new language.
 */
export function usePaths(): { locale: Locale; pathTo: (page: string) => string } {
  const { pathname } = useLocation();
  const locale = splitPath(pathname).locale ?? currentLocale();
  return useMemo(() => ({ locale, pathTo: (page) => pathIn(locale, page) }), [locale]);
}
