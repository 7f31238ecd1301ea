import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { localeNames, locales, pathIn, splitPath } from "#web/i18n/locale.ts";
import { choosePreference } from "#web/preferences/preferenceStore.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";

/** Links to this page in each language. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { locale: spoken } = usePaths();
  const { pathname, search } = useLocation();
  const { rest } = splitPath(pathname);
  return (
    <chakra.nav aria-label={t("language")} display="flex">
      {locales.map((locale) => (
        <Language
          key={locale}
          to={pathIn(locale, rest) + search}
          lang={locale}
          hrefLang={locale}
          aria-label={`${locale.toUpperCase()} – ${localeNames[locale]}`}
          data-tooltip={localeNames[locale]}
          aria-current={locale === spoken}
          onClick={() => choosePreference("locale", locale)}
        >
          {locale.toUpperCase()}
        </Language>
      ))}
    </chakra.nav>
  );
}

const Language = chakra(Link, {
  base: {
    display: "grid",
    placeItems: "center",
    minWidth: "11",
    minHeight: "11",
    borderRadius: "md",
    fontSize: "sm",
    fontWeight: "medium",
    color: "fg.muted",
    textDecoration: "none",
    transition: "colors",
    _hover: { bg: "bg.sunken", color: "fg" },
    "&[aria-current=true]": { color: "accent.text", fontWeight: "bold" },
  },
});
