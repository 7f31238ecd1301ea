import { type KeptSettings, keepSetting } from "#web/net/settings.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";

/** Keeps a choice of this device with the account, if one is signed in; says so where that fails. */
export function useKeepSetting(): <Name extends keyof KeptSettings>(
  name: Name,
  value: KeptSettings[Name],
) => void {
  const callFailed = useCallFailed();
  return (name, value) => {
    keepSetting(name, value).catch(callFailed);
  };
}
