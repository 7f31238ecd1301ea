import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import type { ManagedTournament } from "../manage/managedTournament.ts";
import { AddPlayers } from "./AddPlayers.tsx";
import { missingIn } from "./missing.ts";
import { PlannedTeam } from "./PlannedTeam.tsx";

/** The teams of a private tournament, as far as they are put together. */
export function TeamPlan(led: ManagedTournament) {
  const { t } = useTranslation("tournamentAdmin");
  const { registerTeams, form } = led.tournament;
  const [isAdding, setAdding] = useState(false);
  const { teams } = missingIn(led.tournament);
  return (
    <Panel title={t("plan.title", { teams: registerTeams.length, all: form.nTeams })} hint={t("plan.hint")}>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        gap="3"
        m="0"
        mb={registerTeams.length > 0 ? "4" : "0"}
        p="0"
        listStyleType="none"
      >
        {registerTeams.map((team) => (
          <PlannedTeam key={team.name} {...led} team={team} />
        ))}
      </chakra.ul>
      {teams > 0 && (
        <Button variant="outline" onClick={() => setAdding(true)}>
          {t("plan.newTeam")}
        </Button>
      )}
      <AddPlayers {...led} isOpen={isAdding} onClose={() => setAdding(false)} />
    </Panel>
  );
}
