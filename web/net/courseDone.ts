import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";

const key = "TacCourseDone";

/** Whether all chapters for newcomers were done in this browser. */
export const courseDone = createStore(deviceStorage.getItem(key) === "yes");

export function keepCourseDone(isDone: boolean): void {
  if (isDone === courseDone.read()) return;
  if (isDone) deviceStorage.setItem(key, "yes");
  else deviceStorage.removeItem(key);
  courseDone.write(isDone);
}
