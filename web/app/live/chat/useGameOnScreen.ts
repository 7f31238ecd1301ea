import { useLocation } from "react-router-dom";
import { readGameID } from "../../gameID.ts";
import { splitPath } from "../../i18n/locale.ts";

/** The game that the viewer plays or watches; `undefined` elsewhere and in a replay. */
export function useGameOnScreen(): number | undefined {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (splitPath(pathname).rest !== "/game" || query.has("move")) return undefined;
  return readGameID(query.get("gameID"));
}
