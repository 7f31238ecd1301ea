import { preferenceStore, readPreference } from "./preferenceStore.ts";

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

/** Applies the look of the site to the page, now and whenever it or the system's preference changes. */
export function startLook(): void {
  showLook();
  preferenceStore("colorScheme").subscribe(showLook);
  preferenceStore("isColorBlind").subscribe(showLook);
  prefersDark().addEventListener("change", showLook);
}

function showLook(): void {
  const scheme = readPreference("colorScheme");
  const { classList } = document.documentElement;
  classList.toggle("dark", scheme === "dark" || (scheme === "system" && prefersDark().matches));
  classList.toggle("color-blind", readPreference("isColorBlind"));
  // The color of the browser's own frame on a phone.
  const color = getComputedStyle(document.documentElement).getPropertyValue("--tac-bg-raised");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", color);
}
