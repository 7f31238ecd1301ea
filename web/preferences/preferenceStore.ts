import { type Account, readAccount } from "#web/net/account.ts";
import { createDeviceStore } from "#web/ui/deviceStore.ts";
import { createStore, type Store } from "#web/ui/store.ts";
import { accountField } from "./accountField.ts";
import { type Preference, type PreferenceName, type PreferenceValue, preferences } from "./preferences.ts";

const all = Object.fromEntries(
  Object.entries(preferences).map(([name, preference]) => [
    name,
    storesOf(preference as Preference<unknown>),
  ]),
);

/** The store of a preference, for whoever follows it outside of components; `write` is `choosePreference`. */
export function preferenceStore<Name extends PreferenceName>(name: Name): Store<PreferenceValue<Name>> {
  return all[name].chosen as Store<PreferenceValue<Name>>;
}

/** What is chosen now. */
export function readPreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  return preferenceStore(name).read();
}

/** Chooses something: it applies at once, and is kept where the table says. A toast says what could not be kept. */
export function choosePreference<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValue<Name>,
): void {
  preferenceStore(name).write(value);
}

/** Takes over what an account says that has just come to this browser, of what the browser keeps, too. */
export function takeOverPreferences(account: Account): void {
  for (const [name, preference] of Object.entries(preferences))
    if (preference.keptIn === "both") all[name].onDevice.write(account[preference.account.field]);
}

/** What counts, and what of it this browser keeps. */
function storesOf<Value>(preference: Preference<Value>): { chosen: Store<Value>; onDevice: Store<Value> } {
  const { keptIn } = preference;
  const onDevice =
    keptIn === "accountOnly" ? createStore(preference.usual) : createDeviceStore(preference.stored);
  if (keptIn === "device") return { chosen: onDevice, onDevice };
  const inAccount = accountField(preference.account);
  const chosen: Store<Value> =
    keptIn === "both"
      ? {
          ...onDevice,
          write: (value) => {
            onDevice.write(value);
            inAccount.write(value);
          },
        }
      : {
          read: () => inAccount.read() ?? onDevice.read(),
          write: (value) => (readAccount() ? inAccount : onDevice).write(value),
          subscribe: (listener) => {
            const stops = [inAccount.subscribe(listener), onDevice.subscribe(listener)];
            return () => {
              for (const stop of stops) stop();
            };
          },
        };
  return { chosen, onDevice };
}
