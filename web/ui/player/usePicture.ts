import { useQuery } from "@tanstack/react-query";
import { useUsername } from "#web/net/account.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { neutralName } from "./neutralName.ts";
import { pictureCall, pictureQuery } from "./playerQueries.ts";

/**
 * The address of a player's picture for an `<img>`; `undefined` if there is none, and for users who aren't signed in.
 */
export function usePicture(username: string): string | undefined {
  const self = useUsername();
  // Guests have none.
  const isAsked = self !== undefined && username !== "" && !isPictureless(username);
  const { data } = useQuery({ ...pictureQuery(self, username), enabled: isAsked }, queries);
  return typeof data === "string" && data !== "" ? data : undefined;
}

/** Replaces a player's picture everywhere on the page. */
export function reloadPicture(username: string): Promise<void> {
  return askAgain({
    predicate: ({ queryKey: [call, , name] }) => call === pictureCall && name === username,
  });
}

/** Guests and bots have no picture. */
function isPictureless(username: string): boolean {
  const kind = neutralName(username)?.kind;
  return kind === "guest" || kind === "bot";
}
