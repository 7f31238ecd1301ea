import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { onOtherSession } from "./otherSession.ts";
import { ownerOf, session } from "./session.ts";

const storageKey = "TacOngoingGame";

/** The game that whoever has the session has begun in this browser and not seen the end of. */
export const ongoingGame = createStore<number | undefined>(restore());

onOtherSession(() => {
  const gameID = ongoingGame.read();
  // A guest who signs in takes the game along.
  if (gameID !== undefined && session.read()) rememberGame(gameID);
  else ongoingGame.write(restore());
});

export function rememberGame(gameID: number): void {
  const owner = session.read();
  if (owner) deviceStorage.setItem(storageKey, JSON.stringify({ owner: ownerOf(owner), gameID }));
  ongoingGame.write(gameID);
}

/** Says that a game is over, or not for this player; another one that is under way stays. */
export function forgetGame(gameID: number): void {
  if (ongoingGame.read() !== gameID) return;
  deviceStorage.removeItem(storageKey);
  ongoingGame.write(undefined);
}

/** The game that is kept, if it is that of who has the session. */
function restore(): number | undefined {
  const player = session.read();
  try {
    const { owner, gameID } = JSON.parse(deviceStorage.getItem(storageKey) ?? "{}");
    return player && owner === ownerOf(player) && Number.isInteger(gameID) ? gameID : undefined;
  } catch {
    return undefined;
  }
}
