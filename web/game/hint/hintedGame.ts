import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";

const storageKey = "TacHintedGame";

/** The game in which this browser shows a hint at every turn, if any. */
export const hintedGame = createStore(Number(deviceStorage.getItem(storageKey)) || undefined);

/** Shows hints at every turn of this game, and of no other; `undefined` ends that. */
export function showHintsIn(gameID: number | undefined): void {
  if (gameID === undefined) deviceStorage.removeItem(storageKey);
  else deviceStorage.setItem(storageKey, String(gameID), false);
  hintedGame.write(gameID);
}
