import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SearchPlayersAnswer } from "#schema/api/players.ts";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";

/** A player that was found, and can be chosen. */
export type FoundPlayer = SearchPlayersAnswer[number];

interface Search {
  /** `undefined` until it is known, and where there is nothing to search for. */
  found: FoundPlayer[] | undefined;
  /** Whether no more is to come for the text as it is: until then those may be shown whom the text before it has found. */
  isOver: boolean;
  isFailed: boolean;
}

/** The players whose names hold a text, asked for once nobody has typed for a moment. */
export function usePlayerSearch(text: string): Search {
  const searchString = useSettled(text.trim());
  const isAsked =
    searchString.length >= limits.searchMinLength && searchString.length <= limits.usernameMaxLength;
  const { data, isError, isPending, isPlaceholderData } = useQuery(
    {
      queryKey: ["searchPlayers", searchString],
      queryFn: () =>
        answerOf<SearchPlayersAnswer>(
          api.searchPlayers.$get({ query: { searchString, nResults: String(limits.searchResults) } }),
        ),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    },
    queries,
  );
  if (text.trim() === "") return { found: undefined, isOver: true, isFailed: false };
  const isOver = searchString === text.trim() && !(isAsked && (isPending || isPlaceholderData));
  // Nobody's name is so long.
  return { found: searchString !== "" && !isAsked ? [] : data, isOver, isFailed: isAsked && isError };
}

/** The text as it was when it last stood still; without delay when it is emptied. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === "") setSettled(text);
    const timer = setTimeout(() => setSettled(text), limits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
