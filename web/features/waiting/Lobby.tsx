import { chakra } from "@chakra-ui/react/styled-system";
import { RunningGames } from "../games/RunningGames.tsx";
import { WaitingRooms } from "./WaitingRooms.tsx";

/** Who waits, and who plays. What is listed stays when the line is lost, and may be old: LineWatch.tsx says so. */
export function Lobby() {
  return (
    <chakra.div display="grid" gap="12">
      <WaitingRooms />
      <RunningGames />
    </chakra.div>
  );
}
