import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type FieldFault, faultOf, teamName } from "#schema/api/fields.ts";
import { useAccount, useUsername } from "#web/net/account.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import type { ManagedTournament } from "../manage/managedTournament.ts";
import { Friends } from "../signUp/Partners.tsx";
import { TeamNameField } from "../signUp/TeamNameField.tsx";
import type { RegisterTeam } from "../viewer.ts";

/**
 * Fills a team, which is made with its first player. Each friend takes one press, so the dialog stays open until the team is
 * full.
 * @param props.team undefined for a new one, whose name is asked for
 */
export function AddPlayers(
  props: ManagedTournament & { team?: RegisterTeam; isOpen: boolean; onClose: () => void },
) {
  const { team, isOpen, onClose, ...led } = props;
  const { t } = useTranslation("tournamentAdmin");
  return (
    <Dialog
      title={team ? t("plan.addTo", { team: team.name }) : t("plan.newTeam")}
      isOpen={isOpen}
      onClose={onClose}
      placement="top"
    >
      <Choosing {...led} team={team} onFull={onClose} />
    </Dialog>
  );
}

function Choosing({
  tournament,
  actions,
  team,
  onFull,
}: ManagedTournament & { team?: RegisterTeam; onFull: () => void }) {
  const { t } = useTranslation("tournamentAdmin");
  const self = useUsername();
  const account = useAccount();
  const [name, setName] = useState("");
  const [nameFault, setNameFault] = useState<FieldFault>();
  const [fault, setFault] = useState<string>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { registerTeams, form } = tournament;
  const taken = registerTeams.flatMap(({ members }) => members.map((member) => member.name));
  const free = form.playersPerTeam - (team?.members.length ?? 0);
  const isNamed = team !== undefined || added.length > 0;

  const add = async (player: string): Promise<void> => {
    setFault(undefined);
    const found = isNamed ? undefined : faultOf(teamName, name);
    setNameFault(found);
    if (found !== undefined) return;
    const teamTitle = team?.name ?? name.trim();
    const wish = { usernameToAdd: player, teamTitle };
    if (!(await actions.act("tournament:private:planAddPlayer", wish, setFault))) return;
    const now = [...added, player];
    setAdded(now);
    if (team ? free <= 1 : now.length >= form.playersPerTeam) onFull();
  };

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {!team && (
        <TeamNameField
          tournament={tournament}
          value={name}
          fault={nameFault}
          onChange={(value) => {
            setName(value);
            setNameFault(undefined);
          }}
          onLeave={() => name !== "" && setNameFault(faultOf(teamName, name))}
        />
      )}
      <PlayerPicker
        key={added.length}
        label={t("plan.who")}
        value={null}
        avoid={account && [account.id]}
        onChoose={(player) => player && void add(player.username)}
      />
      {self !== undefined && !taken.includes(self) && (
        <Button variant="outline" justifySelf="start" onClick={() => add(self)}>
          {t("plan.self")}
        </Button>
      )}
      <Friends without={taken} onChoose={(player) => void add(player)} />
      {fault && <Notice kind="error">{fault}</Notice>}
      <chakra.p role="status" minHeight="6" fontSize="sm" color="fg.muted">
        {added.length > 0 && t("plan.added", { names: added.join(", ") })}
      </chakra.p>
    </chakra.div>
  );
}
