import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SearchPlayersAnswer } from "#schema/api/players.ts";
import { limits } from "#schema/limits.ts";
import { queries } from "#web/net/queries.ts";
import { playerSearchQuery } from "../../player/playerQueries.ts";

/** A player that was found and can be chosen. */
export type FoundPlayer = SearchPlayersAnswer[number];

interface Search {
  /** `undefined` until it is known, and if there is nothing to search for. */
  found: FoundPlayer[] | undefined;
  /** Whether the results are those of the current text; until then the previous text's results may show. */
  isOver: boolean;
  isFailed: boolean;
}

/** The players whose names contain a text, requested when typing has paused. */
export function usePlayerSearch(text: string): Search {
  const searchString = useSettled(text.trim());
  const isAsked =
    searchString.length >= limits.searchMinLength && searchString.length <= limits.usernameMaxLength;
  const { data, isError, isPending, isPlaceholderData } = useQuery(
    { ...playerSearchQuery(searchString), enabled: isAsked },
    queries,
  );
  if (text.trim() === "") return { found: undefined, isOver: true, isFailed: false };
  const isOver = searchString === text.trim() && !(isAsked && (isPending || isPlaceholderData));
  // No name is this long.
  return { found: searchString !== "" && !isAsked ? [] : data, isOver, isFailed: isAsked && isError };
}

/** The text after the last pause in typing; without delay when it is cleared. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === "") setSettled(text);
    const timer = setTimeout(() => setSettled(text), limits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
