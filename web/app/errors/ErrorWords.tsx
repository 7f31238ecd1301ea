import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { currentLocale } from "#web/i18n/i18n.ts";
import { pathIn } from "#web/i18n/locale.ts";
import { Button } from "#web/ui/Button.tsx";

/** What a failure of the client means, and two ways on. */
export function ErrorWords() {
  const { t } = useTranslation();
  return (
    <chakra.div
      minHeight="60dvh"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="4"
      p="6"
      textAlign="center"
    >
      <title>{t("error.title")}</title>
      <chakra.h1 fontSize="3xl">{t("error.title")}</chakra.h1>
      <chakra.p maxWidth="32rem" color="fg.muted">
        {t("error.text")}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
        <Button onClick={() => location.reload()}>{t("reload")}</Button>
        <Button variant="outline" onClick={() => location.assign(pathIn(currentLocale(), "/"))}>
          {t("toLanding")}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
