import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { RunningGames } from "#web/features/games/RunningGames.tsx";
import { WaitingRooms } from "#web/features/waiting/WaitingRooms.tsx";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const TournamentInvitations = lazyPart(
  () => import("#web/features/tournaments/asked/TournamentInvitations.tsx"),
  ({ TournamentInvitations }) => TournamentInvitations,
);

/**
 * What teams of tournaments ask the user, the waiting rooms and running games. The lists stay, possibly out of date, when the connection is lost: ConnectionWatch.tsx
 * says so.
 */
export function Lobby() {
  const isAsked = (useUserRoom()?.tournamentInvitations.length ?? 0) > 0;
  return (
    <chakra.div display="grid" gap="12">
      {isAsked && (
        <Suspense>
          <TournamentInvitations />
        </Suspense>
      )}
      <WaitingRooms />
      <RunningGames />
    </chakra.div>
  );
}
