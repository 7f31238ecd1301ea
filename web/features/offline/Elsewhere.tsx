import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";

/** Takes the place of the table while another tab plays at it. */
export function Elsewhere() {
  const { t } = useTranslation("offline");
  const { pathTo } = usePaths();
  return (
    <chakra.div
      // Seldom seen: another tab mostly lets go at once.
      animation="tac-waiting-shows 0.25s 0.5s backwards"
      height="100%"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="4"
      p="6"
      textAlign="center"
    >
      <chakra.h1 fontSize="2xl">{t("elsewhere.title")}</chakra.h1>
      <chakra.p maxWidth="30rem" color="fg.muted">
        {t("elsewhere.text")}
      </chakra.p>
      <Waiting />
      <ButtonLink variant="outline" to={pathTo("/offline")}>
        {t("back")}
      </ButtonLink>
    </chakra.div>
  );
}
