import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  ParticipationsAnswer,
  PlayerFeatsAnswer,
  PlayerFriendsAnswer,
  PlayerGamesAnswer,
} from "#schema/api/profiles.ts";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "#web/net/api.ts";
import type { GamesFilter } from "./gamesFilter.ts";

/** A page of a player's games. The previous one stays until it is there. */
export function playerGamesQuery(username: string, { page, ...filter }: GamesFilter) {
  const limit = limits.ownGamesAPage;
  const query = { username, offset: String((page - 1) * limit), limit: String(limit), ...filter };
  return queryOptions({
    queryKey: ["getPlayerGames", query],
    queryFn: () => answerOf<PlayerGamesAnswer>(api.profile.getPlayerGames.$get({ query })),
    placeholderData: keepPreviousData,
  });
}

/** The feats of a player, the latest first. */
export function playerFeatsQuery(username: string) {
  return queryOptions({
    queryKey: ["getPlayerFeats", username.toLowerCase()],
    queryFn: () => answerOf<PlayerFeatsAnswer>(api.profile.getPlayerFeats.$get({ query: { username } })),
  });
}

/** A player's friends. */
export function playerFriendsQuery(username: string) {
  return queryOptions({
    queryKey: ["getPlayerFriends", username.toLowerCase()],
    queryFn: () => answerOf<PlayerFriendsAnswer>(api.profile.getPlayerFriends.$get({ query: { username } })),
  });
}

/** The tournaments that a player has taken part in. */
export function participationsQuery(username: string) {
  return queryOptions({
    queryKey: ["userTournamentParticipations", username.toLowerCase()],
    queryFn: () =>
      answerOf<ParticipationsAnswer>(api.profile.userTournamentParticipations.$get({ query: { username } })),
  });
}
