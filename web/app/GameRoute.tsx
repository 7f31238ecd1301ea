import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { Navigate } from "react-router-dom";
import { PageIsThere } from "./afterwards.tsx";
import { readGameID } from "./gameID.ts";
import { usePaths } from "./i18n/usePaths.ts";
import { game, replay } from "./lazyPages.ts";
import { PageWait } from "./shell/PageWait.tsx";
import { useAddressQuery } from "./useAddressQuery.ts";

/**
 * `/game?gameID=7`, full screen. With `&move=57` it shows a finished game as it stood after that move. Without a game's
 * id it redirects to the landing page.
 */
export function GameRoute() {
  const query = useAddressQuery();
  const { pathTo } = usePaths();
  const gameID = readGameID(query.get("gameID"));
  if (gameID === undefined) return <Navigate replace to={pathTo("/")} />;
  return (
    <chakra.main id="main" tabIndex={-1} height="var(--tac-page-height)" overflow="hidden">
      <Suspense fallback={<PageWait />}>
        {query.has("move") ? <replay.Page gameID={gameID} /> : <game.Page key={gameID} gameID={gameID} />}
        <PageIsThere />
      </Suspense>
    </chakra.main>
  );
}
