import { useLocation } from "react-router-dom";
import { splitPath } from "#web/i18n/locale.ts";
import { readGameID } from "#web/routing/gameID.ts";

/** The game that the viewer plays or watches; `undefined` elsewhere and in a replay. */
export function useGameOnScreen(): number | undefined {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (splitPath(pathname).rest !== "/game" || query.has("move")) return undefined;
  return readGameID(query.get("gameID"));
}
