import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { locales } from "#schema/settings.ts";
import { useFilteredLanguages } from "#web/people/words/filteredLanguages.ts";
import { Check } from "#web/ui/Check.tsx";

/** The languages in which rough words in messages are covered, for the account or in this browser. */
export function WordFilterChoice() {
  const { t } = useTranslation("settings");
  const [filtered, choose] = useFilteredLanguages();
  return (
    <chakra.div role="group" aria-label={t("peace.filter")}>
      <chakra.p mb="1">{t("peace.filter")}</chakra.p>
      {locales.map((locale) => (
        <Check
          key={locale}
          label={t(`peace.filterIn.${locale}`)}
          isChecked={filtered.includes(locale)}
          onChange={(isFiltered) => choose(locale, isFiltered)}
        />
      ))}
    </chakra.div>
  );
}
