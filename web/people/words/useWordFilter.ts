import { usePreference } from "#web/preferences/usePreference.ts";
import { withoutRoughWords } from "./wordFilter.ts";

/** Covers the rough words in a text, as the reader has chosen. */
export function useWordFilter(): (text: string) => string {
  const [filtered] = usePreference("filteredLanguages");
  return (text) => filtered.reduce(withoutRoughWords, text);
}
