import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/**
 * Shown in place of a waiting room that is gone or never existed.
 * @param props.gameID the game that it became
 * @param props.closed why it has closed while the user was there
 */
export function NoRoom({ gameID, closed }: { gameID: number | undefined; closed: WaitingState["closed"] }) {
  const { t } = useTranslation("waiting");
  const { pathTo } = usePaths();
  const playerName = usePlayerName();
  const isRematch = gameID === undefined && closed !== undefined && closed.reason !== "empty";
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" role="status">
      <chakra.h1 fontSize="3xl">{title()}</chakra.h1>
      {gameID === undefined ? (
        <>
          <chakra.p color="fg.muted">{hint()}</chakra.p>
          <ButtonLink to={pathTo("/")}>{t("room.others")}</ButtonLink>
        </>
      ) : (
        <ButtonLink to={pathTo(`/game?gameID=${gameID}`)}>{t("room.watch")}</ButtonLink>
      )}
    </chakra.div>
  );

  function title(): string {
    if (gameID !== undefined) return t("room.begun");
    return isRematch ? t("rematch.off") : t("room.gone");
  }

  function hint(): string {
    if (!isRematch) return t("room.goneHint");
    return closed.name === null ? t("rematch.late") : t("rematch.left", { name: playerName(closed.name) });
  }
}
