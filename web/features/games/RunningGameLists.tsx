import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import { isAmongPeople } from "#schema/protocol/lobby.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { Empty } from "#web/ui/Empty.tsx";
import { RunningGameList } from "./RunningGameList.tsx";

/**
 * The public running games: those between people first, then those of one person with bots behind a disclosure, and apart
 * from both the turn-based ones.
 */
export function RunningGameLists() {
  const { t } = useTranslation("landing");
  const games = useLobby().state?.running;
  const turnBased = games?.filter(isTurnBased) ?? [];
  const live = games?.filter((game) => !isTurnBased(game)) ?? [];
  const amongPeople = live.filter(isAmongPeople);
  const withBots = live.filter((game) => !isAmongPeople(game));
  const [areSoloGamesOpen, openSoloGames] = useState(false);
  return (
    <>
      {games?.length === 0 && <Empty title={t("running.empty")}>{t("running.emptyHint")}</Empty>}
      {amongPeople.length > 0 && <RunningGameList games={amongPeople} />}
      {withBots.length > 0 && (
        <chakra.details
          mt={amongPeople.length > 0 ? "4" : "0"}
          onToggle={(event) => openSoloGames(event.currentTarget.open)}
        >
          <chakra.summary py="2" mb="2" cursor="pointer" color="fg.muted">
            {t("running.withBots", { count: withBots.length })}
          </chakra.summary>
          {areSoloGamesOpen && <RunningGameList games={withBots} />}
        </chakra.details>
      )}
      {turnBased.length > 0 && <RunningGameList games={turnBased} title={t("running.turnBased")} />}
    </>
  );
}
