import { createStore } from "#web/ui/store.ts";

/** A player, and a message of that player, if the menu was opened at one: the room that it is in, and its number there. */
export type MenuSubject = { username: string; message?: { room: string; id: number } };

/** About whom the player menu is, `undefined` while it is closed. */
export const playerMenu = createStore<MenuSubject | undefined>(undefined);

/** Opens what one can do about a player, or about a message of one, over whatever page is shown. */
export function openPlayerMenu(username: string, message?: MenuSubject["message"]): void {
  playerMenu.write({ username, message });
}

export function closePlayerMenu(): void {
  playerMenu.write(undefined);
}
