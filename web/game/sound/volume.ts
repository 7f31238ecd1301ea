import { deviceStorage } from "#web/ui/storage.ts";

const key = "TacVolume";
const loudest = 100;

/** The volume of this browser: a whole number from 0 (silent) to 100. */
export function soundVolume(): number {
  return wholeVolume(Number(deviceStorage.getItem(key) ?? loudest));
}

export function setSoundVolume(volume: number): void {
  deviceStorage.setItem(key, String(wholeVolume(volume)));
}

/** The nearest valid volume; the loudest for anything that is not a number. */
export function wholeVolume(volume: number): number {
  return Number.isNaN(volume) ? loudest : Math.min(loudest, Math.max(0, Math.round(volume)));
}
