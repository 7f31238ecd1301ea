import { deviceStorage } from "#web/ui/storage.ts";

const key = "TacVolume";
const loudest = 100;

/** How loud this browser is: a whole number from 0, silent, to 100. */
export function soundVolume(): number {
  return wholeVolume(Number(deviceStorage.getItem(key) ?? loudest));
}

export function setSoundVolume(volume: number): void {
  deviceStorage.setItem(key, String(wholeVolume(volume)));
}

/** The nearest volume there is; the loudest for what is no number. */
export function wholeVolume(volume: number): number {
  return Number.isNaN(volume) ? loudest : Math.min(loudest, Math.max(0, Math.round(volume)));
}
