import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { useUsername } from "#web/net/account.ts";
import { session } from "#web/net/session.ts";
import { userRoomConnection, useUserRoom } from "#web/net/user/userRoomState.ts";
import { GameTable } from "#web/records/GameTable.tsx";
import { runningOwnGame } from "#web/records/ownGames.ts";
import { Button } from "#web/ui/Button.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { useStore } from "#web/ui/useStore.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { GameList } from "./GameList.tsx";
import { NoGames } from "./NoGames.tsx";
import { OwnRunningGames } from "./OwnRunningGames.tsx";
import { Summary } from "./Summary.tsx";

/** `/games`: the user's games, as a summary and as a list. A guest finds the running ones. */
export default function OwnGamesPage() {
  const { t } = useTranslation("ownGames");
  const username = useUsername();
  const hasSession = useStore(session) !== undefined;
  const own = useUserRoom();
  const line = useStore(userRoomConnection);
  // Only then is it known how much comes first: nothing below it has to move.
  const isKnown = own !== undefined || line?.phase === "unreachable";
  return (
    <ListsPage heading={t("heading")} width="60rem">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
        {username !== undefined && !isKnown && <Waiting />}
        {username !== undefined && isKnown && <OwnRunningGames />}
        {hasSession && (isKnown || username === undefined) && <Summary summary={own?.games ?? undefined} />}
        {username !== undefined && isKnown && (
          <GameList username={username} summary={own?.games ?? undefined} />
        )}
        {username === undefined && <Guest />}
      </chakra.div>
    </ListsPage>
  );
}

/** What the page shows to a user without an account. */
function Guest() {
  const { t } = useTranslation("ownGames");
  const own = useUserRoom();
  const hasSession = useStore(session) !== undefined;
  if (!hasSession) return <NoGames />;
  if (!own?.games) return <Waiting />;
  const { runningGames } = own.games;
  return (
    <>
      {runningGames.length === 0 ? <NoGames /> : <GameTable games={runningGames.map(runningOwnGame)} />}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <chakra.p flex="1 1 20rem" color="fg.muted">
          {t("guest.hint")}
        </chakra.p>
        <Button variant="outline" onClick={() => openAccountDialog("signUp")}>
          {t("guest.signUp")}
        </Button>
      </chakra.div>
    </>
  );
}
