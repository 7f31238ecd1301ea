import { type Look, useLook } from "./look.ts";
import { useKeepSetting } from "./useKeepSetting.ts";

/** The look of this device, and a setter that changes it here and in the account. */
export function useChosenLook(): [Look, (change: Partial<Look>) => void] {
  const [look, changeLook] = useLook();
  const keep = useKeepSetting();
  const choose = (change: Partial<Look>): void => {
    changeLook(change);
    if (change.scheme !== undefined) keep("colorScheme", change.scheme);
    if (change.isColorBlind !== undefined) keep("colorBlindnessFlag", change.isColorBlind);
  };
  return [look, choose];
}
