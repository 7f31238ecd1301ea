import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useUsername } from "#web/net/account.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { DatesPanel } from "./DatesPanel.tsx";
import { Head } from "./Head.tsx";
import { OrganizerOutlet } from "./OrganizerOutlet.tsx";
import { RulesPanel } from "./RulesPanel.tsx";
import { Participation } from "./signUp/Participation.tsx";
import { RegisteredTeams } from "./signUp/RegisteredTeams.tsx";
import { TakingPart } from "./TakingPart.tsx";
import type { TournamentActions } from "./useTournamentActions.ts";
import { viewerOf } from "./viewer.ts";

// There is nothing to draw before the teams are known.
const Play = lazyPart(
  () => import("./Play.tsx"),
  ({ Play }) => Play,
);

/** A tournament for everybody who looks at it: what it is, what comes next, who plays, and how it goes. */
export function Tournament(props: { tournament: TournamentState; actions: TournamentActions }) {
  const { tournament, actions } = props;
  const { t } = useTranslation("tournaments");
  const viewer = viewerOf(tournament, useUsername());
  const { status } = tournament;
  const isDrawn = tournament.teams.length > 0;
  const shown = { tournament, viewer, actions };
  return (
    <>
      <title>{t("title", { title: tournament.title })}</title>
      <Head {...shown} />
      {/* Everything below comes at once, so that nothing moves. */}
      <Suspense fallback={<Below />}>
        {(status === "signUpFailed" || status === "aborted") && (
          <Notice kind="warning">{t(`failed.${status}`)}</Notice>
        )}
        <OrganizerOutlet {...shown} />
        {isDrawn && <Play {...shown} />}
        <Columns>
          <Column>
            {!isDrawn && <Participation {...shown} />}
            {isDrawn ? <TakingPart {...shown} /> : <RegisteredTeams {...shown} />}
          </Column>
          <Column>
            <RulesPanel tournament={tournament} />
            <DatesPanel tournament={tournament} />
          </Column>
        </Columns>
      </Suspense>
    </>
  );
}

function Below() {
  return (
    <chakra.div minHeight="100dvh">
      <Waiting />
    </chakra.div>
  );
}

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 24rem" },
    gap: "5",
    alignItems: "start",
  },
});

const Column = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5" },
});
