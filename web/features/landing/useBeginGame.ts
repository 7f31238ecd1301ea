import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { fetchPage } from "#web/app/lazyPages.ts";
import { beginGame } from "#web/net/games.ts";
import { queries } from "#web/net/queries.ts";

/** Begins a game and goes there. */
export function useBeginGame() {
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: beginGame,
      // The page comes while the table is set.
      onMutate: () => fetchPage("/game"),
      onSuccess: (gameID) => navigate(pathTo(`/game?gameID=${gameID}`)),
    },
    queries,
  );
  return { begin: mutate, isBeginning: isPending, error };
}
