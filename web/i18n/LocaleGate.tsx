import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { currentLocale, speak } from "./i18n.ts";
import { pathIn, splitPath } from "./locale.ts";

/**
 * Keeps the page's language and its address in sync. An address without a language gets the last language used; an
 * address in an unsupported language gets the default one.
 */
export function LocaleGate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { locale, isSpoken, rest } = splitPath(pathname);

  useEffect(() => {
    if (locale && isSpoken) void speak(locale);
  }, [locale, isSpoken]);

  if (locale && isSpoken) return children;
  return <Navigate replace to={{ pathname: pathIn(locale ?? currentLocale(), rest), search, hash }} />;
}
