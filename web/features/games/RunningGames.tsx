import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { Empty } from "../waiting/Empty.tsx";
import { RunningGameRow } from "./RunningGameRow.tsx";

/** The games under way that everybody may watch. */
export function RunningGames() {
  const { t } = useTranslation("games");
  const id = useId();
  const games = useLobby().state?.running;
  return (
    <chakra.section aria-labelledby={id} minHeight="14rem">
      <chakra.h2 id={id} fontSize="2xl" mb="4">
        {t("running.title")}
      </chakra.h2>
      {games?.length === 0 && <Empty title={t("running.empty")}>{t("running.emptyHint")}</Empty>}
      {games && games.length > 0 && (
        <chakra.ul listStyleType="none" borderRadius="lg" bg="bg.raised" boxShadow="sm" overflow="hidden">
          {games.map((game) => (
            <RunningGameRow key={game.id} game={game} />
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
