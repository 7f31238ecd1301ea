import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { onOtherSession, ownerOf, session } from "./session.ts";

const storageKey = "TacOngoingGame";

/** The game that the owner of the session has started in this browser and not seen to its end. */
export const ongoingGame = createStore<number | undefined>(restore());

onOtherSession(() => {
  const gameID = ongoingGame.read();
  // A guest who signs in keeps the game.
  if (gameID !== undefined && session.read()) rememberGame(gameID);
  else ongoingGame.write(restore());
});

export function rememberGame(gameID: number): void {
  const owner = session.read();
  if (owner) deviceStorage.setItem(storageKey, JSON.stringify({ owner: ownerOf(owner), gameID }));
  ongoingGame.write(gameID);
}

/** Records that a game is over, or is not this player's; another running game stays. */
export function forgetGame(gameID: number): void {
  if (ongoingGame.read() !== gameID) return;
  deviceStorage.removeItem(storageKey);
  ongoingGame.write(undefined);
}

/** The stored game, if it belongs to the owner of the session. */
function restore(): number | undefined {
  const player = session.read();
  try {
    const { owner, gameID } = JSON.parse(deviceStorage.getItem(storageKey) ?? "{}");
    return player && owner === ownerOf(player) && Number.isInteger(gameID) ? gameID : undefined;
  } catch {
    return undefined;
  }
}
