import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { useOwn } from "#web/net/user/own.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { RunningGames } from "../games/RunningGames.tsx";
import { WaitingRooms } from "./WaitingRooms.tsx";

const TournamentInvitations = lazyPart(
  () => import("../tournaments/asked/TournamentInvitations.tsx"),
  ({ TournamentInvitations }) => TournamentInvitations,
);

/**
 * What teams of tournaments ask the user, the waiting rooms and running games. The lists stay, possibly out of date, when the connection is lost: LineWatch.tsx
 * says so.
 */
export function Lobby() {
  const isAsked = (useOwn()?.tournamentInvitations.length ?? 0) > 0;
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
