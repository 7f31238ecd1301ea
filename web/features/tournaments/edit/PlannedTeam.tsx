import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/Button.tsx";
import { CheckIcon, CloseIcon } from "#web/ui/icons.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import type { ManagedTournament } from "../manage/managedTournament.ts";
import type { RegisterTeam } from "../viewer.ts";
import { AddPlayers } from "./AddPlayers.tsx";

/** A team: who is in it, who has confirmed, and its free places. */
export function PlannedTeam({ team, ...led }: ManagedTournament & { team: RegisterTeam }) {
  const { t } = useTranslation("tournamentAdmin");
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const free = led.tournament.form.playersPerTeam - team.members.length;
  return (
    <Card aria-labelledby={id} data-complete={team.isComplete || undefined}>
      <chakra.h3 id={id} px="4" pt="3" fontSize="md" overflowWrap="anywhere">
        {team.name}
      </chakra.h3>
      <chakra.ul m="0" p="0" listStyleType="none">
        {team.members.map((member) => (
          <Member key={member.name} {...led} {...member} />
        ))}
      </chakra.ul>
      {free > 0 && (
        <chakra.div px="2" pb="2">
          <Button
            variant="ghost"
            width="100%"
            justifyContent="flex-start"
            aria-label={`${t("plan.add", { count: free })}: ${team.name}`}
            onClick={() => setAdding(true)}
          >
            {t("plan.add", { count: free })}
          </Button>
        </chakra.div>
      )}
      <AddPlayers {...led} team={team} isOpen={isAdding} onClose={() => setAdding(false)} />
    </Card>
  );
}

function Member(props: ManagedTournament & { name: string; isActivated: boolean }) {
  const { actions, name, isActivated } = props;
  const { t } = useTranslation("tournamentAdmin");
  const shownName = usePlayerName()(name);
  return (
    <chakra.li display="flex" alignItems="center" gap="2" minHeight="12" pl="4" pr="1">
      <chakra.span display="flex" alignItems="center" flex="1" minWidth="0" minHeight="11">
        <PlayerName username={name} isNameFirst={false} hasMenu />
      </chakra.span>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        flexShrink="0"
        fontSize="sm"
        color={isActivated ? "success" : "fg.muted"}
      >
        {isActivated && <CheckIcon />}
        {isActivated ? t("plan.confirmed") : t("plan.unconfirmed")}
      </chakra.span>
      <Button
        variant="ghost"
        size="icon"
        {...named(t("plan.remove", { name: shownName }))}
        onClick={() => actions.act("tournament:private:planRemovePlayer", { usernameToRemove: name })}
      >
        <CloseIcon />
      </Button>
    </chakra.li>
  );
}

const Card = chakra("li", {
  base: {
    display: "flex",
    flexDirection: "column",
    minWidth: "0",
    borderRadius: "md",
    border: "1px solid",
    borderColor: "line",
    "&[data-complete]": { borderColor: "success" },
  },
});
