/** How loud this browser is: 0 to 100, 0 is silent. */

const key = "TacVolume";
const loudest = 100;

export function soundVolume(): number {
  const stored = Number(localStorage.getItem(key) ?? loudest);
  return stored >= 0 && stored <= loudest ? stored : loudest;
}

export function setSoundVolume(volume: number): void {
  localStorage.setItem(key, String(volume));
}
