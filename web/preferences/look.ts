import { type ColorScheme, colorSchemes } from "#schema/settings.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";

export { type ColorScheme, colorSchemes };

/** The look of the site on this device. */
export interface Look {
  scheme: ColorScheme;
  isColorBlind: boolean;
}

/** The storage key of the look. public/look.js reads it too, before the first paint. */
const storageKey = "TacLook";

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

const look = createStore<Look>(readLook());

/** Applies the look to the page, now and whenever it or the system's preference changes. */
export function startLook(): void {
  showLook();
  look.subscribe(showLook);
  prefersDark().addEventListener("change", showLook);
}

/** The look, and a setter for it. */
export function useLook(): [Look, (change: Partial<Look>) => void] {
  return [useStore(look), changeLook];
}

/** Changes the look of this device and stores it. */
export function changeLook(change: Partial<Look>): void {
  look.write({ ...look.read(), ...change });
  deviceStorage.setItem(storageKey, JSON.stringify(look.read()));
}

function readLook(): Look {
  const plain: Look = { scheme: "system", isColorBlind: false };
  try {
    const stored: Partial<Look> = JSON.parse(deviceStorage.getItem(storageKey) ?? "{}");
    return {
      scheme: colorSchemes.find((scheme) => scheme === stored.scheme) ?? plain.scheme,
      isColorBlind: stored.isColorBlind === true,
    };
  } catch {
    return plain;
  }
}

function showLook(): void {
  const { scheme, isColorBlind } = look.read();
  const { classList } = document.documentElement;
  classList.toggle("dark", scheme === "dark" || (scheme === "system" && prefersDark().matches));
  classList.toggle("color-blind", isColorBlind);
  // The color of the browser's own frame on a phone.
  const color = getComputedStyle(document.documentElement).getPropertyValue("--tac-bg-raised");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", color);
}
