import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useUsername } from "#web/net/account.ts";
import { useTournamentRoom } from "#web/net/tournament/tournamentRooms.ts";
import { pathOfTournament, readTournamentID } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { RoomConnection } from "#web/ui/RoomConnection.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { OrganizerPanel } from "../manage/OrganizerPanel.tsx";
import { NoTournament } from "../NoTournament.tsx";
import { StatusMark } from "../StatusMark.tsx";
import { useTournamentActions } from "../useTournamentActions.ts";

/** `/tournament/private/12/edit`: the organizer puts the tournament together and leads it. */
export default function EditPage() {
  const id = readTournamentID(useParams().tournamentID);
  return (
    <chakra.div
      width="min(52rem, 100%)"
      minHeight="calc(100dvh - 3.5rem)"
      mx="auto"
      px={{ base: "4", md: "6" }}
      py={{ base: "5", md: "10" }}
    >
      {id === undefined ? <NoTournament /> : <Editing id={id} />}
    </chakra.div>
  );
}

function Editing({ id }: { id: number }) {
  const { t } = useTranslation("tournamentAdmin");
  const { pathTo } = usePaths();
  const username = useUsername();
  const { state, connection, ask } = useTournamentRoom(id);
  const actions = useTournamentActions(ask);
  if (connection.phase === "refused") return <NoTournament wasSeen={state !== undefined} />;
  if (state === undefined) return <Waiting />;
  const isOrganizer = username !== undefined && state.organizer?.admin === username;
  return (
    <>
      <title>{t("edit.pageTitle", { title: state.title })}</title>
      <RoomConnection connection={connection} />
      <chakra.header mb="6" display="grid" justifyItems="start" gap="2">
        <chakra.h1 fontSize={{ base: "2xl", md: "3xl" }} overflowWrap="anywhere">
          {state.title}
        </chakra.h1>
        <StatusMark status={state.status} />
        <ToPage to={pathTo(pathOfTournament(state))}>{t("edit.toTournament")}</ToPage>
      </chakra.header>
      {isOrganizer ? (
        <OrganizerPanel tournament={state} actions={actions} />
      ) : (
        <Notice kind="info">{t("edit.organizerOnly")}</Notice>
      )}
    </>
  );
}

const ToPage = chakra(Link, {
  base: { display: "inline-flex", alignItems: "center", minHeight: "11", color: "accent.text" },
});
