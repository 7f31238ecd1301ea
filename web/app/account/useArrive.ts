import { useNavigate } from "react-router-dom";
import type { Account } from "#web/net/account.ts";
import { pathIn, splitPath } from "../i18n/locale.ts";
import { changeLook } from "../theme/look.ts";

/** Applies the look and the language of a player's account to the site. */
export function useArrive(): (account: Account) => void {
  const navigate = useNavigate();
  return ({ colorScheme, colorBlindnessFlag, locale }) => {
    // Whatever page is open by the time the answer comes.
    const { pathname, search } = location;
    changeLook({ scheme: colorScheme, isColorBlind: colorBlindnessFlag });
    navigate(pathIn(locale, splitPath(pathname).rest) + search, { replace: true });
  };
}
