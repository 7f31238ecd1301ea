import { chakra } from "@chakra-ui/react/styled-system";
import { RunningGames } from "../games/RunningGames.tsx";
import { WaitingRooms } from "./WaitingRooms.tsx";

/** Who waits, and who plays. */
export function Lobby() {
  return (
    <chakra.div display="grid" gap="12">
      <WaitingRooms />
      <RunningGames />
    </chakra.div>
  );
}
