import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { tournamentChannel } from "#schema/roomNames.ts";
import type { TournamentKind } from "#schema/tournament.ts";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useChannelOnPage } from "#web/net/chat/useChannelOnPage.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { useTournamentRoom } from "#web/net/tournament/tournamentRooms.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { RoomLine } from "../waiting/RoomLine.tsx";
import { Tournament } from "./Tournament.tsx";
import { pathOfTournament, readTournamentID } from "./tournamentPath.ts";
import { useTournamentActions } from "./useTournamentActions.ts";

/** A tournament's page, live. One of the other kind is led to its own address. */
export function TournamentPage({ kind }: { kind: TournamentKind }) {
  const id = readTournamentID(useParams().tournamentID);
  return <Frame>{id === undefined ? <NoTournament /> : <LiveTournament id={id} kind={kind} />}</Frame>;
}

function LiveTournament({ id, kind }: { id: number; kind: TournamentKind }) {
  const { pathTo } = usePaths();
  const { search } = useLocation();
  const { state, connection, ask } = useTournamentRoom(id);
  const actions = useTournamentActions(ask);
  useChannelOnPage(state !== undefined && hasChannel(state) ? tournamentChannel(id) : undefined);
  if (connection.phase === "refused" && connection.reason === "noRoom") return <NoTournament />;
  if (state !== undefined && state.type !== kind)
    return <Navigate replace to={pathTo(pathOfTournament(state)) + search} />;
  return (
    <>
      <RoomLine connection={connection} />
      {state === undefined ? <Waiting /> : <Tournament tournament={state} actions={actions} />}
    </>
  );
}

/** Whether the tournament's channel still exists. */
function hasChannel({ endedAt }: TournamentState): boolean {
  return endedAt === null || Date.now() < endedAt + limits.tournamentChannelMs;
}

function NoTournament() {
  const { t } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  return (
    <chakra.div display="grid" justifyItems="start" gap="4" role="status">
      <chakra.h1 fontSize="3xl">{t("gone.title")}</chakra.h1>
      <chakra.p color="fg.muted">{t("gone.hint")}</chakra.p>
      <ButtonLink to={pathTo("/tournament/overview")}>{t("gone.others")}</ButtonLink>
    </chakra.div>
  );
}

const Frame = chakra("div", {
  base: {
    width: "100%",
    maxWidth: "76rem",
    minHeight: "calc(100dvh - 3.5rem)",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: { base: "5", md: "8" },
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "6",
  },
});
