import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { CreateGameBody } from "#schema/api/games.ts";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { fetchPage } from "#web/app/lazyPages.ts";
import { beginGame } from "#web/net/games.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";

/** Begins a game and goes there; says so where that can't be done. */
export function useBeginGame(): { begin: (game: CreateGameBody) => void; isBeginning: boolean } {
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const callFailed = useCallFailed();
  const { mutate, isPending } = useMutation({
    mutationFn: beginGame,
    // The page comes while the table is set.
    onMutate: () => fetchPage("/game"),
    onSuccess: (gameID) => navigate(pathTo(`/game?gameID=${gameID}`)),
    onError: callFailed,
  });
  return { begin: (game) => !isPending && mutate(game), isBeginning: isPending };
}
