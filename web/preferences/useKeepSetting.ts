import { type KeptSettings, keepSetting } from "#web/net/settings.ts";
import { useCallFailed } from "#web/ui/useCallFailed.ts";

/** Saves a choice of this device in the account, if the player is signed in, and reports a failure. */
export function useKeepSetting(): <Name extends keyof KeptSettings>(
  name: Name,
  value: KeptSettings[Name],
) => void {
  const callFailed = useCallFailed();
  return (name, value) => {
    keepSetting(name, value).catch(callFailed);
  };
}
