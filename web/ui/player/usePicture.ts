import { useQuery } from "@tanstack/react-query";
import { useUsername } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { neutralName } from "./neutralName.ts";

const pictures = "getProfilePicture";

/** A player's picture as an address for an `<img>`; `undefined` where there is none, and for those who aren't signed in. */
export function usePicture(username: string): string | undefined {
  const self = useUsername();
  const { data } = useQuery(
    {
      // Who looks is part of the key: nobody gets what another was shown.
      queryKey: [pictures, self, username],
      queryFn: () => answerOf(api.getProfilePicture.$get({ query: { username } })),
      // Guests have none.
      enabled: self !== undefined && username !== "" && !neutralName(username),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
  return typeof data === "string" && data !== "" ? data : undefined;
}

/** Shows another picture of a player from now on, wherever it is shown. */
export function reloadPicture(username: string): Promise<void> {
  return askAgain({
    predicate: ({ queryKey: [call, , name] }) => call === pictures && name === username,
  });
}
