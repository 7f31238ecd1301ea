import { createStore } from "#web/ui/store.ts";
import { session } from "./session.ts";

const storageKey = "TacOngoingGame";

/** The game that this tab's player has begun and not seen the end of; gone with the session. */
export const ongoingGame = createStore<number | undefined>(session.read() && restore());

session.subscribe(() => {
  const gameID = ongoingGame.read();
  if (gameID !== undefined && !session.read()) forgetGame(gameID);
});

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

function restore(): number | undefined {
  const stored = sessionStorage.getItem(storageKey);
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : undefined;
}
