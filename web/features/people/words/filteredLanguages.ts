import { useSyncExternalStore } from "react";
import { type Locale, locales } from "#schema/settings.ts";
import { createStore } from "#web/ui/store.ts";
import { withoutRoughWords } from "./wordFilter.ts";

/** What remembers in this browser in which languages the reader wants rough words covered. */
const key = "TacWordFilter";

const chosen = createStore<readonly Locale[]>(readChosen());

function readChosen(): readonly Locale[] {
  const kept = localStorage.getItem(key)?.split(" ") ?? [];
  return locales.filter((locale) => kept.includes(locale));
}

/** In which languages rough words are covered, and a way to choose that. */
export function useFilteredLanguages(): [readonly Locale[], (locale: Locale, isFiltered: boolean) => void] {
  const filtered = useSyncExternalStore(chosen.subscribe, chosen.read);
  const choose = (locale: Locale, isFiltered: boolean): void => {
    const next = locales.filter((one) => (one === locale ? isFiltered : filtered.includes(one)));
    localStorage.setItem(key, next.join(" "));
    chosen.write(next);
  };
  return [filtered, choose];
}

/** Covers in a text what the reader wants covered. */
export function useWordFilter(): (text: string) => string {
  const [filtered] = useFilteredLanguages();
  return (text) => filtered.reduce(withoutRoughWords, text);
}
