import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#web/net/queries.ts";
import type { OwnGames } from "#web/net/user/userRoom.ts";
import { GameTable } from "#web/records/GameTable.tsx";
import { pagesOf, pathOfList, readListQuery } from "#web/records/listQuery.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { Paging } from "#web/ui/Paging.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { NoGames } from "./NoGames.tsx";
import { ownGamesQuery } from "./ownGamesQueries.ts";

/** All games of a user with an account, in pages. The address holds the page and the order. */
export function GameList({ username, summary }: { username: string; summary: OwnGames | undefined }) {
  const place = readListQuery(useAddressQuery());
  const whyFailed = useWhyFailed();
  const { pathTo } = usePaths();
  const { data, error } = useQuery(ownGamesQuery(place, username, summary), queries);
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (data === undefined) return <Waiting />;
  if (data.total === 0) return <NoGames />;
  return (
    <chakra.div display="grid" gap="4">
      <GameTable games={data.games} place={place} />
      <Paging
        page={place.page}
        pages={pagesOf(data.total)}
        pathOf={(page) => pathTo(pathOfList({ ...place, page }))}
      />
    </chakra.div>
  );
}
