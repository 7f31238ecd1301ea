import { createStore } from "#web/ui/store.ts";

const storageKey = "TacOngoingGame";

/** The game that this tab's player has begun and not seen the end of; kept as long as the session is. */
export const ongoingGame = createStore<number | undefined>(restore());

export function rememberGame(gameID: number): void {
  sessionStorage.setItem(storageKey, String(gameID));
  ongoingGame.write(gameID);
}

/** Says that a game is over, or not for this player; another one that is under way stays. */
export function forgetGame(gameID: number): void {
  if (ongoingGame.read() !== gameID) return;
  sessionStorage.removeItem(storageKey);
  ongoingGame.write(undefined);
}

/** Says that the player of this tab has gone. */
export function forgetOngoingGame(): void {
  const gameID = ongoingGame.read();
  if (gameID !== undefined) forgetGame(gameID);
}

function restore(): number | undefined {
  const stored = typeof sessionStorage === "undefined" ? null : sessionStorage.getItem(storageKey);
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : undefined;
}
