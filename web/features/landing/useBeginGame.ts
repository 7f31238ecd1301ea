import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { CreateGameBody } from "#schema/api/games.ts";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { fetchPage } from "#web/app/lazyPages.ts";
import { beginGame } from "#web/net/games.ts";
import { queries } from "#web/net/queries.ts";

const mutationKey = ["beginGame"];

/** Begins a game and goes there; one, however often that is pressed until it has begun. */
export function useBeginGame() {
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation(
    {
      mutationKey,
      mutationFn: beginGame,
      // The page comes while the table is set.
      onMutate: () => fetchPage("/game"),
      onSuccess: (gameID) => navigate(pathTo(`/game?gameID=${gameID}`)),
    },
    queries,
  );
  const begin = (wish: CreateGameBody): void => {
    // The second press of two may come before anything shows the first.
    if (queries.isMutating({ mutationKey }) === 0) mutate(wish);
  };
  return { begin, isBeginning: isPending, error };
}
