import { useLocation, useNavigate } from "react-router-dom";
import type { Account } from "#web/net/account.ts";
import { pathIn, splitPath } from "../i18n/locale.ts";
import { changeLook } from "../theme/look.ts";

/** Gives the site the look and the language that a player has chosen for the account. */
export function useArrive(): (account: Account) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return ({ colorScheme, colorBlindnessFlag, locale }) => {
    changeLook({ scheme: colorScheme, isColourBlind: colorBlindnessFlag });
    navigate(pathIn(locale, splitPath(pathname).rest) + search, { replace: true });
  };
}
