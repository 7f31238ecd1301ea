import { useSyncExternalStore } from "react";
import { type Locale, locales } from "#schema/settings.ts";
import { useKeepSetting } from "#web/app/account/useKeepSetting.ts";
import { useAccount } from "#web/net/account.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { withoutRoughWords } from "./wordFilter.ts";

/** What remembers in this browser in which languages a reader without an account wants rough words covered. */
const key = "TacWordFilter";

const chosenHere = createStore(readChosen());

function readChosen(): Locale[] {
  const kept = deviceStorage.getItem(key)?.split(" ") ?? [];
  return locales.filter((locale) => kept.includes(locale));
}

/** In which languages rough words are covered, by the account or by this browser. */
function useFiltered(): readonly Locale[] {
  const here = useSyncExternalStore(chosenHere.subscribe, chosenHere.read);
  return useAccount()?.wordFilter ?? here;
}

/** In which languages rough words are covered, and a way to choose that. */
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

/** Covers in a text what the reader wants covered. */
export function useWordFilter(): (text: string) => string {
  const filtered = useFiltered();
  return (text) => filtered.reduce(withoutRoughWords, text);
}
