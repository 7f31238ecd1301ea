import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";

/** Stands where a waiting room was, or never was. @param props.gameID the game that it has become */
export function NoRoom({ gameID }: { gameID: number | undefined }) {
  const { t } = useTranslation("waiting");
  const { pathTo } = usePaths();
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" role="status">
      <chakra.h1 fontSize="3xl">{gameID === undefined ? t("room.gone") : t("room.begun")}</chakra.h1>
      {gameID === undefined ? (
        <>
          <chakra.p color="fg.muted">{t("room.goneHint")}</chakra.p>
          <ButtonLink to={pathTo("/")}>{t("room.others")}</ButtonLink>
        </>
      ) : (
        <ButtonLink to={pathTo(`/game?gameID=${gameID}`)}>{t("room.watch")}</ButtonLink>
      )}
    </chakra.div>
  );
}
