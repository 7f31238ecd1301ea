import { useNavigate } from "react-router-dom";
import { pathIn, splitPath } from "#web/i18n/locale.ts";
import type { Account } from "#web/net/account.ts";
import { takeOverPreferences } from "#web/preferences/preferenceStore.ts";

/** Applies the look and the language of a player's account to the site. */
export function useApplyAccount(): (account: Account) => void {
  const navigate = useNavigate();
  return (account) => {
    // Whatever page is open by the time the answer comes.
    const { pathname, search } = location;
    takeOverPreferences(account);
    navigate(pathIn(account.locale, splitPath(pathname).rest) + search, { replace: true });
  };
}
