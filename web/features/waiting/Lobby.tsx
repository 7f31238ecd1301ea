import { chakra } from "@chakra-ui/react/styled-system";
import { RunningGames } from "../games/RunningGames.tsx";
import { WaitingRooms } from "./WaitingRooms.tsx";

/**
 * The waiting rooms and running games. The lists stay, possibly out of date, when the connection is lost: LineWatch.tsx
 * says so.
 */
export function Lobby() {
  return (
    <chakra.div display="grid" gap="12">
      <WaitingRooms />
      <RunningGames />
    </chakra.div>
  );
}
