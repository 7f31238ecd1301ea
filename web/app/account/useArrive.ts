import { useNavigate } from "react-router-dom";
import type { Account } from "#web/net/account.ts";
import { pathIn, splitPath } from "../i18n/locale.ts";
import { changeLook } from "../theme/look.ts";

/** Gives the site the look and the language that a player has chosen for the account. */
export function useArrive(): (account: Account) => void {
  const navigate = useNavigate();
  return ({ colorScheme, colorBlindnessFlag, locale }) => {
    // Wherever one has got to until the answer came.
    const { pathname, search } = location;
    changeLook({ scheme: colorScheme, isColourBlind: colorBlindnessFlag });
    navigate(pathIn(locale, splitPath(pathname).rest) + search, { replace: true });
  };
}
