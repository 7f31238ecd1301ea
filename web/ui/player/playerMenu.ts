import { onOtherSession } from "#web/net/session.ts";
import { createStore } from "#web/ui/store.ts";

/**
 * A player or, to be reported or hidden, one of that player's messages: its room, its number there, its text, and
 * whether it is the user's own, which can't be reported.
 */
export type MenuSubject = {
  username: string;
  message?: { room: string; id: number; body: string; isOwn: boolean };
};

/** The subject of the player menu; `undefined` while it is closed. */
export const playerMenu = createStore<MenuSubject | undefined>(undefined);

/** Opens the menu for a player, or what can be done about a message, over the current page. */
export function openPlayerMenu(subject: MenuSubject): void {
  playerMenu.write(subject);
}

export function closePlayerMenu(): void {
  playerMenu.write(undefined);
}

// It may quote a message that only this user may read.
onOtherSession(closePlayerMenu);
