import { type Locale, locales } from "#schema/settings.ts";
import { useAccount } from "#web/net/account.ts";
import { useKeepSetting } from "#web/preferences/useKeepSetting.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import { withoutRoughWords } from "./wordFilter.ts";

/** The storage key for the languages whose rough words a reader without an account wants covered in this browser. */
const key = "TacWordFilter";

const chosenHere = createStore(readChosen());

function readChosen(): Locale[] {
  const kept = deviceStorage.getItem(key)?.split(" ") ?? [];
  return locales.filter((locale) => kept.includes(locale));
}

/** The languages whose rough words are covered, from the account or this browser. */
function useFiltered(): readonly Locale[] {
  const here = useStore(chosenHere);
  return useAccount()?.wordFilter ?? here;
}

/** The languages whose rough words are covered, and a setter for them. */
export function useFilteredLanguages(): [readonly Locale[], (locale: Locale, isFiltered: boolean) => void] {
  const filtered = useFiltered();
  const hasAccount = useAccount() !== undefined;
  const keep = useKeepSetting();
  const choose = (locale: Locale, isFiltered: boolean): void => {
    const next = locales.filter((one) => (one === locale ? isFiltered : filtered.includes(one)));
    if (hasAccount) {
      keep("wordFilter", next);
      return;
    }
    deviceStorage.setItem(key, next.join(" "));
    chosenHere.write(next);
  };
  return [filtered, choose];
}

/** Covers the rough words in a text, as the reader has chosen. */
export function useWordFilter(): (text: string) => string {
  const filtered = useFiltered();
  return (text) => filtered.reduce(withoutRoughWords, text);
}
