import { createStore } from "#web/ui/store.ts";

/** A player, or, where it is to be reported, one message of that player: the room that it is in, its number there, its text. */
export type MenuSubject = { username: string; message?: { room: string; id: number; body: string } };

/** About whom the player menu is, `undefined` while it is closed. */
export const playerMenu = createStore<MenuSubject | undefined>(undefined);

/** Opens what one can do about a player, or the report of a message, over whatever page is shown. */
export function openPlayerMenu(subject: MenuSubject): void {
  playerMenu.write(subject);
}

export function closePlayerMenu(): void {
  playerMenu.write(undefined);
}
