import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { isAmongPeople } from "#schema/protocol/lobby.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import type { RunningGame } from "#web/net/lobby/lobbyRoom.ts";
import { Empty } from "../waiting/Empty.tsx";
import { RunningGameRow } from "./RunningGameRow.tsx";

/** The public running games: those between people first, those of one person with bots behind a disclosure. */
export function RunningGames() {
  const { t } = useTranslation("landing");
  const id = useId();
  const games = useLobby().state?.running;
  const amongPeople = games?.filter(isAmongPeople) ?? [];
  const withBots = games?.filter((game) => !isAmongPeople(game)) ?? [];
  return (
    <chakra.section aria-labelledby={id} minHeight="14rem">
      <chakra.h2 id={id} fontSize="2xl" mb="4">
        {t("running.title")}
      </chakra.h2>
      {games?.length === 0 && <Empty title={t("running.empty")}>{t("running.emptyHint")}</Empty>}
      {amongPeople.length > 0 && <GameList games={amongPeople} />}
      {withBots.length > 0 && (
        <chakra.details mt={amongPeople.length > 0 ? "4" : "0"}>
          <chakra.summary py="2" mb="2" cursor="pointer" color="fg.muted">
            {t("running.withBots", { count: withBots.length })}
          </chakra.summary>
          <GameList games={withBots} />
        </chakra.details>
      )}
    </chakra.section>
  );
}

function GameList({ games }: { games: readonly RunningGame[] }) {
  return (
    <chakra.ul listStyleType="none" borderRadius="lg" bg="bg.raised" boxShadow="sm" overflow="hidden">
      {games.map((game) => (
        <RunningGameRow key={game.id} game={game} />
      ))}
    </chakra.ul>
  );
}
