import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";

const key = "TacFieldNumbers";

/** Whether boards show numbers on their fields: a setting of this browser. */
export const fieldNumbers = createStore(deviceStorage.getItem(key) === "yes");

export function showFieldNumbers(areShown: boolean): void {
  if (areShown) deviceStorage.setItem(key, "yes");
  else deviceStorage.removeItem(key);
  fieldNumbers.write(areShown);
}
