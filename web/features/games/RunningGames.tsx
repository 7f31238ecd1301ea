import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import { isAmongPeople } from "#schema/protocol/lobby.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { NearPlace } from "#web/ui/loading/NearPlace.tsx";
import { Empty } from "../waiting/Empty.tsx";

// Loaded once there is a game to list, and one comes near the list.
const RunningGameList = lazyPart(
  () => import("./RunningGameList.tsx"),
  ({ RunningGameList }) => RunningGameList,
);

/**
 * The public running games: those between people first, then those of one person with bots behind a disclosure, and apart
 * from both the turn-based ones.
 */
export function RunningGames() {
  const { t } = useTranslation("landing");
  const id = useId();
  const games = useLobby().state?.running;
  const turnBased = games?.filter(isTurnBased) ?? [];
  const live = games?.filter((game) => !isTurnBased(game)) ?? [];
  const amongPeople = live.filter(isAmongPeople);
  const withBots = live.filter((game) => !isAmongPeople(game));
  const [areSoloGamesOpen, openSoloGames] = useState(false);
  return (
    <chakra.section aria-labelledby={id} minHeight="14rem">
      <chakra.h2 id={id} fontSize="2xl" mb="4">
        {t("running.title")}
      </chakra.h2>
      {games?.length === 0 && <Empty title={t("running.empty")}>{t("running.emptyHint")}</Empty>}
      {amongPeople.length > 0 && (
        <NearPlace>
          <RunningGameList games={amongPeople} />
        </NearPlace>
      )}
      {withBots.length > 0 && (
        <chakra.details
          mt={amongPeople.length > 0 ? "4" : "0"}
          onToggle={(event) => openSoloGames(event.currentTarget.open)}
        >
          <chakra.summary py="2" mb="2" cursor="pointer" color="fg.muted">
            {t("running.withBots", { count: withBots.length })}
          </chakra.summary>
          <Suspense>{areSoloGamesOpen && <RunningGameList games={withBots} />}</Suspense>
        </chakra.details>
      )}
      {turnBased.length > 0 && (
        <NearPlace>
          <RunningGameList games={turnBased} title={t("running.turnBased")} />
        </NearPlace>
      )}
    </chakra.section>
  );
}
