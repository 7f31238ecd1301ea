import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OwnGamesAnswer } from "#schema/api/games.ts";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "#web/net/api.ts";
import type { OwnGames } from "#web/net/user/userRoom.ts";
import type { ListQuery } from "#web/records/listQuery.ts";

/**
 * A part of the list of a user with an account. The previous part stays until the next is loaded. It is refetched when
 * the user's own room says that the games have changed.
 * @param summary what the room says of them
 */
export function ownGamesQuery({ page, order }: ListQuery, username: string, summary: OwnGames | undefined) {
  const limit = limits.ownGamesAPage;
  const query = { offset: String((page - 1) * limit), limit: String(limit), order };
  return queryOptions({
    queryKey: ["getOwnGames", username, query, summary],
    queryFn: () => answerOf<OwnGamesAnswer>(api.getOwnGames.$get({ query })),
    placeholderData: keepPreviousData,
  });
}
