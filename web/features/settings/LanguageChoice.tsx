import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { localeNames, locales, pathIn, splitPath } from "#web/i18n/locale.ts";
import { choosePreference } from "#web/preferences/preferenceStore.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ChoiceGroup } from "#web/ui/ChoiceGroup.tsx";

/** The language of the site and, with an account, of its mails. */
export function LanguageChoice() {
  const { t } = useTranslation("settings");
  const { locale } = usePaths();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <ChoiceGroup
      legend={t("look.language")}
      value={locale}
      onChange={(chosen) => {
        navigate(pathIn(chosen, splitPath(pathname).rest), { replace: true });
        choosePreference("locale", chosen);
      }}
      options={locales.map((value) => ({ value, label: <span lang={value}>{localeNames[value]}</span> }))}
    />
  );
}
