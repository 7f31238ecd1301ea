import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { AbortTournament } from "../edit/AbortTournament.tsx";
import { HandOver } from "../edit/HandOver.tsx";
import { InvitationLink } from "../edit/InvitationLink.tsx";
import { ShowTournament } from "../edit/ShowTournament.tsx";
import { StartTournament } from "../edit/StartTournament.tsx";
import { TeamPlan } from "../edit/TeamPlan.tsx";
import { isCorrectable } from "../managedMatches.ts";
import { ManagedMatches } from "./ManagedMatches.tsx";
import type { ManagedTournament } from "./managedTournament.ts";

/** What the organizer of a private tournament does: puts its teams together, begins it and its games, and ends it. */
export function OrganizerPanel(led: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const { id, status } = led.tournament;
  if (status !== "planned" && status !== "running") {
    return (
      <Parts>
        {isCorrectable(led.tournament) && <ManagedMatches {...led} />}
        <ShowTournament {...led} />
        <Panel title={t("again.title")} hint={t("again.hint")}>
          <ButtonLink variant="outline" to={pathTo(`/tournament/private/create?repeats=${id}`)}>
            {t("again.repeat")}
          </ButtonLink>
        </Panel>
      </Parts>
    );
  }
  return (
    <Parts>
      {status === "planned" ? (
        <>
          <TeamPlan {...led} />
          <InvitationLink {...led} />
          <StartTournament {...led} />
        </>
      ) : (
        <ManagedMatches {...led} />
      )}
      <ShowTournament {...led} />
      <Panel title={t("lead.title")}>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <HandOver {...led} />
          <AbortTournament {...led} />
        </chakra.div>
      </Panel>
    </Parts>
  );
}

const Parts = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5" },
});
