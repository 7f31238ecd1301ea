import { deviceStorage } from "#web/ui/storage.ts";

/** Whether a move chosen on the board waits until a button confirms it: a setting of this browser. */

const key = "TacConfirmMoves";

export function areMovesConfirmed(): boolean {
  return deviceStorage.getItem(key) === "yes";
}

export function setMovesConfirmed(areConfirmed: boolean): void {
  if (areConfirmed) deviceStorage.setItem(key, "yes");
  else deviceStorage.removeItem(key);
}
