import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { GuestName } from "#web/account/GuestName.tsx";
import { useTeamRecord } from "#web/net/teamRecord.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { useWaitingRoom } from "#web/net/waiting/waitingRooms.ts";
import { groupsOf, tableInWords, teamsName } from "#web/tables/tables.ts";
import { RoomConnection } from "#web/ui/RoomConnection.tsx";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Invitation } from "./Invitation.tsx";
import { InviteFriends } from "./InviteFriends.tsx";
import { NoRoom } from "./NoRoom.tsx";
import { SaveButton } from "./ownTables/SaveButton.tsx";
import { RoomState } from "./RoomState.tsx";
import { RoomTraits } from "./RoomTraits.tsx";
import { SentAway } from "./SentAway.tsx";
import { TeamPanel } from "./TeamPanel.tsx";
import { useFollowIntoGame } from "./useFollowIntoGame.ts";
import { type RoomActions, useRoomActions } from "./useRoomActions.ts";

/** A waiting room, for its players and its visitors. */
export function WaitingRoom({ waitingID }: { waitingID: string }) {
  const { t } = useTranslation("waiting");
  const { state, connection, ask } = useWaitingRoom(waitingID);
  const actions = useRoomActions(ask);
  useFollowIntoGame(state);
  const hasBegun = state?.gameID != null && state.you === null;
  const isGone = state?.closed || hasBegun || connection.phase === "refused";
  return (
    <Frame>
      <title>{`${t("room.title")} – Tac`}</title>
      {isGone ? (
        <NoRoom gameID={state?.gameID ?? undefined} closed={state?.closed} />
      ) : (
        <>
          <RoomConnection connection={connection} />
          {state ? <Room state={state} actions={actions} waitingID={waitingID} /> : <Waiting />}
        </>
      )}
    </Frame>
  );
}

function Room(props: { state: WaitingState; actions: RoomActions; waitingID: string }) {
  const { state, actions, waitingID } = props;
  const { t } = useTranslation("waiting");
  const { t: tLanding } = useTranslation("landing");
  const playerName = usePlayerName();
  const { room } = state;
  const record = useTeamRecord(room.nTeams === 1 ? room.nPlayers : undefined);
  return (
    <>
      <div>
        <chakra.h1 fontSize={{ base: "2xl", md: "3xl" }} letterSpacing="-0.02em" overflowWrap="anywhere">
          {state.isAdmin ? t("room.own") : t("room.of", { name: playerName(room.admin) })}
        </chakra.h1>
        <chakra.p mt="1" fontWeight="medium">
          {tableInWords(tLanding, teamsName(room), room.meister ? "m" : "n")}
          {record !== undefined && ` · ${t("room.teamRecord", { count: record })}`}
        </chakra.p>
        <RoomTraits room={room} />
      </div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ lg: "minmax(0, 1fr) 21rem" }}
        gap={{ base: "6", lg: "8" }}
        alignItems="start"
      >
        <chakra.div
          display="grid"
          gridTemplateColumns={{ md: "repeat(auto-fit, minmax(20rem, 1fr))" }}
          gap="4"
        >
          {groupsOf(room).map((group, at) => (
            <TeamPanel key={group[0].at} group={group} number={at + 1} state={state} actions={actions} />
          ))}
        </chakra.div>
        <chakra.div display="grid" gap="6">
          <RoomState state={state} actions={actions} waitingID={waitingID} />
          {!state.isStarting && <GuestName />}
          {!state.isStarting && <Invitation waitingID={waitingID} isPrivate={room.private} />}
          <SentAway state={state} actions={actions} />
          <InviteFriends state={state} waitingID={waitingID} />
          <SaveButton state={state} />
        </chakra.div>
      </chakra.div>
    </>
  );
}

const Frame = chakra("section", {
  base: {
    width: "100%",
    maxWidth: "76rem",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: "8",
    display: "grid",
    alignContent: "start",
    gap: "6",
  },
});
