import { type NavigateOptions, useNavigate } from "react-router-dom";
import { currentLocale } from "#web/i18n/i18n.ts";
import { pathIn, splitPath } from "#web/i18n/locale.ts";

/**
 * Navigates to another page when something is done, unless the user has gone elsewhere since it began.
 * @returns a function to call at the beginning; the function that it returns navigates, and returns whether it did
 */
export function useGuardedNavigate(): () => (page: string, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  return () => {
    const begun = placeShown();
    return (page, options) => {
      if (placeShown() !== begun) return false;
      const { locale = currentLocale() } = splitPath(location.pathname);
      void navigate(pathIn(locale, page), options);
      return true;
    };
  };
}

/** The current address without its language: in another language it is the same place. */
function placeShown(): string {
  return splitPath(location.pathname).rest + location.search;
}
