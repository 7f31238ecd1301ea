import { chakra } from "@chakra-ui/react/styled-system";
import { useLobby } from "#web/net/lobby/lobby.ts";
import { RunningGames } from "../games/RunningGames.tsx";
import { RoomLine } from "./RoomLine.tsx";
import { WaitingRooms } from "./WaitingRooms.tsx";

/** Who waits, and who plays. */
export function Lobby() {
  const { state, connection } = useLobby();
  return (
    <chakra.div display="grid" gap="12">
      {/* What is listed stays, and may be old. */}
      {state && <RoomLine connection={connection} />}
      <WaitingRooms />
      <RunningGames />
    </chakra.div>
  );
}
