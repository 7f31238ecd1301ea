import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type Locale, locales } from "#schema/settings.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { Check } from "#web/ui/Check.tsx";

/** The languages in which rough words in messages are covered, for the account or in this browser. */
export function WordFilterChoice() {
  const { t } = useTranslation("settings");
  const [filtered, choose] = usePreference("filteredLanguages");
  const withChoice = (locale: Locale, isFiltered: boolean) =>
    locales.filter((one) => (one === locale ? isFiltered : filtered.includes(one)));
  return (
    <chakra.div role="group" aria-label={t("peace.filter")}>
      <chakra.p mb="1">{t("peace.filter")}</chakra.p>
      {locales.map((locale) => (
        <Check
          key={locale}
          label={t(`peace.filterIn.${locale}`)}
          isChecked={filtered.includes(locale)}
          onChange={(isFiltered) => choose(withChoice(locale, isFiltered))}
        />
      ))}
    </chakra.div>
  );
}
