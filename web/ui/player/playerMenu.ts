import { createStore } from "#web/ui/store.ts";

/** A player or, for a report, one of that player's messages: its room, its number there, and its text. */
export type MenuSubject = { username: string; message?: { room: string; id: number; body: string } };

/** The subject of the player menu; `undefined` while it is closed. */
export const playerMenu = createStore<MenuSubject | undefined>(undefined);

/** Opens the menu for a player, or the report of a message, over the current page. */
export function openPlayerMenu(subject: MenuSubject): void {
  playerMenu.write(subject);
}

export function closePlayerMenu(): void {
  playerMenu.write(undefined);
}
