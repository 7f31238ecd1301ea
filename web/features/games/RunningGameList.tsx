import { chakra } from "@chakra-ui/react/styled-system";
import type { RunningGame } from "#web/net/lobby/lobbyRoom.ts";
import { RunningGameRow } from "./RunningGameRow.tsx";

/** Running games, one a row, below a title if they are of a kind of their own. */
export function RunningGameList({ games, title }: { games: readonly RunningGame[]; title?: string }) {
  return (
    <>
      {title && (
        <chakra.h3 mt="8" mb="3" fontSize="lg">
          {title}
        </chakra.h3>
      )}
      <chakra.ul listStyleType="none" borderRadius="lg" bg="bg.raised" boxShadow="sm" overflow="hidden">
        {games.map((game) => (
          <RunningGameRow key={game.id} game={game} />
        ))}
      </chakra.ul>
    </>
  );
}
