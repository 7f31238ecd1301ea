import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { currentLocale, speak } from "./i18n.ts";
import { pathIn, splitPath } from "./locale.ts";
import { useMissingTexts } from "./useMissingTexts.ts";

/**
 * Holds the page's language and its address together. An address without a language gets the one that was spoken last,
 * one in a language that the site does not speak the default one.
 */
export function LocaleGate({ children }: { children: ReactNode }) {
  useMissingTexts();
  const { pathname, search, hash } = useLocation();
  const { locale, isSpoken, rest } = splitPath(pathname);

  useEffect(() => {
    if (locale && isSpoken) void speak(locale);
  }, [locale, isSpoken]);

  if (locale && isSpoken) return children;
  return <Navigate replace to={{ pathname: pathIn(locale ?? currentLocale(), rest), search, hash }} />;
}
