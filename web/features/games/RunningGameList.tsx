import { chakra } from "@chakra-ui/react/styled-system";
import type { RunningGame } from "#web/net/lobby/lobbyRoom.ts";
import { RunningGameRow } from "./RunningGameRow.tsx";

/** Running games, one a row. */
export function RunningGameList({ games }: { games: readonly RunningGame[] }) {
  return (
    <chakra.ul listStyleType="none" borderRadius="lg" bg="bg.raised" boxShadow="sm" overflow="hidden">
      {games.map((game) => (
        <RunningGameRow key={game.id} game={game} />
      ))}
    </chakra.ul>
  );
}
