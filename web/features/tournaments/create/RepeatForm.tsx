import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useTournamentRoom } from "#web/net/tournament/tournamentRooms.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { wishOf } from "../form/formWish.ts";
import { CreateForm } from "./CreateForm.tsx";

/** The form filled in like an earlier tournament, whose teams are invited again. */
export function RepeatForm({ id }: { id: number }) {
  const { t } = useTranslation("tournamentAdmin");
  const { state, connection } = useTournamentRoom(id);
  if (connection.phase === "refused") return <CreateForm />;
  if (state === undefined) return <Waiting />;
  const { title, form, organizer, teams, registerTeams } = state;
  const nTeams = Math.max(teams.length, registerTeams.length);
  return (
    <>
      <chakra.div mb="5">
        <Notice kind="info">{t("create.repeats", { title })}</Notice>
      </chakra.div>
      <CreateForm
        repeated={{
          id,
          title,
          wish: wishOf(nTeams < 2 ? form : { ...form, nTeams }),
          startsGames: organizer?.startsGames ?? "admin",
        }}
      />
    </>
  );
}
