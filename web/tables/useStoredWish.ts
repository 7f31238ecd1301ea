import { wonGames } from "#web/net/newcomer.ts";
import { useStore } from "#web/ui/useStore.ts";
import { storedWish, type Wish, wishOfNewcomer } from "./wish.ts";

/**
 * The kind of table at which somebody last started a game in this browser, in any tab; at first the one for newcomers.
 */
export function useStoredWish(): Wish {
  const stored = useStore(storedWish);
  const { length: wins } = useStore(wonGames);
  return stored ?? wishOfNewcomer(wins);
}
