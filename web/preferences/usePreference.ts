import { useStore } from "#web/ui/useStore.ts";
import { choosePreference, preferenceStore } from "./preferenceStore.ts";
import type { PreferenceName, PreferenceValue } from "./preferences.ts";

/** A preference, now and after each change, and a function that chooses it (see `choosePreference`). */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): [PreferenceValue<Name>, (value: PreferenceValue<Name>) => void] {
  return [useStore(preferenceStore(name)), (value) => choosePreference(name, value)];
}
