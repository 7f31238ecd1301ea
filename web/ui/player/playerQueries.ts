import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { SearchPlayersAnswer } from "#schema/api/players.ts";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "#web/net/api.ts";

/** What names, pictures and forms ask the server about players. */

/** The call of `pictureQuery`, with which its key begins. */
export const pictureCall = "getProfilePicture";

/**
 * The address of a player's picture, empty if there is none.
 * @param viewer part of the key: nobody gets another viewer's data
 */
export function pictureQuery(viewer: string | undefined, username: string) {
  return queryOptions({
    queryKey: [pictureCall, viewer, username],
    queryFn: () => answerOf(api.getProfilePicture.$get({ query: { username } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The players whose names contain a text; those of the previous text stay until they are there. */
export function playerSearchQuery(searchString: string) {
  return queryOptions({
    queryKey: ["searchPlayers", searchString],
    queryFn: () =>
      answerOf<SearchPlayersAnswer>(
        api.searchPlayers.$get({ query: { searchString, nResults: String(limits.searchResults) } }),
      ),
    placeholderData: keepPreviousData,
  });
}
