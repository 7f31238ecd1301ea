import { type NavigateOptions, useNavigate } from "react-router-dom";
import { currentLocale } from "./i18n/i18n.ts";
import { pathIn, splitPath } from "./i18n/locale.ts";

/**
 * Leads from where something was begun to another page when it is done, but nobody who has gone elsewhere meanwhile.
 * @returns to be called when it begins; what that gives leads on, and says whether it did
 */
export function useLeadOn(): () => (page: string, options?: NavigateOptions) => boolean {
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

/** The address that is shown; in another language it is the same place. */
function placeShown(): string {
  return splitPath(location.pathname).rest + location.search;
}
