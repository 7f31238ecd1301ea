import { useQuery } from "@tanstack/react-query";
import { useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { neutralName } from "./neutralName.ts";

const pictures = "getProfilePicture";

/**
 * The address of a player's picture for an `<img>`; `undefined` if there is none, and for users who aren't signed in.
 */
export function usePicture(username: string): string | undefined {
  const self = useUsername();
  const { data } = useQuery(
    {
      // The viewer is part of the key: nobody gets another viewer's data.
      queryKey: [pictures, self, username],
      queryFn: () => answerOf(api.getProfilePicture.$get({ query: { username } })),
      // Guests have none.
      enabled: self !== undefined && username !== "" && !isPictureless(username),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
  return typeof data === "string" && data !== "" ? data : undefined;
}

/** Replaces a player's picture everywhere on the page. */
export function reloadPicture(username: string): Promise<void> {
  return askAgain({
    predicate: ({ queryKey: [call, , name] }) => call === pictures && name === username,
  });
}

/** Guests and bots have no picture. */
function isPictureless(username: string): boolean {
  const kind = neutralName(username)?.kind;
  return kind === "guest" || kind === "bot";
}
