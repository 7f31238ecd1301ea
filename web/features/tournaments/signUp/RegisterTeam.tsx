import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FieldFault, faultOf, teamName } from "#schema/api/fields.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import type { TournamentPart } from "../tournamentPart.ts";
import { Partners } from "./Partners.tsx";
import { TeamNameField } from "./TeamNameField.tsx";

/** Asks for the name of a new team and whom it invites, and registers it. */
export function RegisterTeam(props: TournamentPart & { isOpen: boolean; onClose: () => void }) {
  const { isOpen, onClose } = props;
  const { t } = useTranslation("tournaments");
  return (
    <Dialog title={t("form.title")} isOpen={isOpen} onClose={onClose} placement="top">
      <TeamForm {...props} />
    </Dialog>
  );
}

function TeamForm({ tournament, actions, onClose }: TournamentPart & { onClose: () => void }) {
  const { t } = useTranslation("tournaments");
  const [name, setName] = useState("");
  const [players, setPlayers] = useState<readonly string[]>([]);
  const [nameFault, setNameFault] = useState<FieldFault>();
  const [fault, setFault] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = faultOf(teamName, name);
    setNameFault(found);
    setFault(undefined);
    if (found !== undefined) return;
    const wish = { name: name.trim(), players: [...players] };
    if (await actions.act("tournament:public:registerTeam", wish, setFault)) onClose();
  };
  return (
    <chakra.form translate="no" noValidate display="grid" gap="3" onSubmit={send}>
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
      <Partners
        chosen={players}
        most={tournament.form.playersPerTeam - 1}
        taken={playersIn(tournament)}
        onChange={setPlayers}
      />
      {fault && <Notice kind="error">{fault}</Notice>}
      <Button type="submit" size="lg" aria-disabled={actions.isBusy} aria-busy={actions.isBusy}>
        {t("form.send")}
      </Button>
    </chakra.form>
  );
}

/** Who is in a team already, and can't be invited. */
function playersIn({ registerTeams }: TournamentState): string[] {
  const members = registerTeams.flatMap((team) => team.members);
  return members.filter(({ isActivated }) => isActivated).map(({ name }) => name);
}
