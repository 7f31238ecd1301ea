import { createStore } from "#web/ui/store.ts";

/** A player, as the menu about players shows one. */
export type MenuSubject = { username: string };

/** About whom the player menu is, `undefined` while it is closed. */
export const playerMenu = createStore<MenuSubject | undefined>(undefined);

/** Opens what one can do about a player, over whatever page is shown. */
export function openPlayerMenu(username: string): void {
  playerMenu.write({ username });
}

export function closePlayerMenu(): void {
  playerMenu.write(undefined);
}
