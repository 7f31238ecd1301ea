import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { useIsLobbySettled } from "#web/net/lobby/useIsLobbySettled.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { ListsPage } from "#web/ui/ListsPage.tsx";
import { TournamentInvitations } from "../asked/TournamentInvitations.tsx";
import { AllTournaments } from "./AllTournaments.tsx";
import { Champions } from "./Champions.tsx";
import { NextTournament } from "./NextTournament.tsx";
import { OtherTournaments } from "./OtherTournaments.tsx";
import { OwnTournaments, useOwnTournaments } from "./OwnTournaments.tsx";

/** `/tournament/overview`: what comes next, the player's own tournaments, and all there have been. */
export default function OverviewPage() {
  const { t } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  const isAdmin = useAccount()?.admin === true;
  const { state } = useLobby();
  const isSettled = useIsLobbySettled();
  const own = useOwnTournaments();
  const [next, ...others] = state?.tournaments ?? [];
  return (
    <ListsPage heading={t("heading")} width="60rem">
      <chakra.p mt="-3" mb="6" maxWidth="40rem" color="fg.muted">
        {t("intro")}
      </chakra.p>
      {isAdmin && (
        <ButtonLink variant="outline" mb="8" to={pathTo("/tournament/admin")}>
          {t("lead")}
        </ButtonLink>
      )}
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="10">
        <TournamentInvitations />
        <NextTournament tournament={next} isKnown={state !== undefined} />
        {others.length > 0 && <OtherTournaments tournaments={others} />}
        {state !== undefined && state.winners.length > 0 && <Champions winners={state.winners} />}
        {isSettled && <OwnTournaments own={own} />}
        {/* How long one's own are is not known before. */}
        {isSettled && !own.isPending && <AllTournaments />}
      </chakra.div>
    </ListsPage>
  );
}
