import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import type { CloseReason } from "#schema/protocol/close.ts";
import { withKey } from "#schema/roomKeys.ts";
import { tournamentChannel } from "#schema/roomNames.ts";
import type { TournamentKind } from "#schema/tournament.ts";
import { useUsername } from "#web/net/account.ts";
import type { ConversationName } from "#web/net/chat/conversation.ts";
import { useChannelOnPage } from "#web/net/chat/useChannelOnPage.ts";
import { serverNow } from "#web/net/serverTime.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { useTournamentRoom } from "#web/net/tournament/tournamentRooms.ts";
import { pathOfTournament, readTournamentAddress } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { RoomConnection } from "#web/ui/RoomConnection.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { NoTournament } from "./NoTournament.tsx";
import { useInvitation } from "./signUp/useInvitation.ts";
import { Tournament } from "./Tournament.tsx";
import { useTournamentActions } from "./useTournamentActions.ts";
import { belongsTo } from "./viewer.ts";

/** A tournament's page, live. One of the other kind is led to its own address, and who comes without its key to that. */
export function TournamentPage({ kind }: { kind: TournamentKind }) {
  const address = readTournamentAddress(useParams().tournamentID);
  const invitation = useInvitation();
  if (address === undefined) {
    return (
      <Frame>
        <NoTournament />
      </Frame>
    );
  }
  const { id, key } = address;
  return (
    <Frame>
      <LiveTournament
        key={`${id} ${invitation}`}
        id={id}
        addressKey={key}
        invitation={invitation}
        kind={kind}
      />
    </Frame>
  );
}

function LiveTournament(props: {
  id: number;
  addressKey: string | null;
  invitation: string | undefined;
  kind: TournamentKind;
}) {
  const { id, addressKey, invitation, kind } = props;
  const { pathTo } = usePaths();
  const { search } = useLocation();
  const username = useUsername();
  // Whoever is led to the address with the key stays connected.
  const [key] = useState(invitation ?? addressKey);
  const { state, connection, ask } = useTournamentRoom(id, key);
  const actions = useTournamentActions(ask);
  useChannelOnPage(state && channelOf(state, username));
  if (connection.phase === "refused" && isClosed(connection.reason))
    return <NoTournament wasSeen={state !== undefined} />;
  if (state !== undefined && (state.type !== kind || state.key !== addressKey))
    return <Navigate replace to={pathTo(pathOfTournament(state)) + search} />;
  return (
    <>
      <RoomConnection connection={connection} />
      {state === undefined ? <Waiting /> : <Tournament tournament={state} actions={actions} />}
    </>
  );
}

/** Whether there is no tournament here for this viewer. */
function isClosed(reason: CloseReason | undefined): boolean {
  return reason === "noRoom" || reason === "noSpectators";
}

/** The tournament's channel, if it still exists and the viewer may read it. */
function channelOf(tournament: TournamentState, username: string | undefined): ConversationName | undefined {
  const { id, key, type, isShown, endedAt } = tournament;
  if (endedAt !== null && serverNow() >= endedAt + limits.tournamentChannelMs) return undefined;
  const channel = tournamentChannel(id);
  if (type === "public" || belongsTo(tournament, username)) return channel;
  return isShown ? withKey(channel, key) : undefined;
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
