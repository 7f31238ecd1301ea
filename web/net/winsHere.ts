import { deviceStorage } from "#web/ui/storage.ts";

/** The first games that were won in this browser: who has won some knows how to play. */

const key = "TacWins";
const most = 2;

/** How many games were won in this browser, counted up to two. */
export function winsHere(): number {
  return read().length;
}

export function rememberWin(gameID: number): void {
  const wins = read();
  if (wins.length < most && !wins.includes(gameID))
    deviceStorage.setItem(key, JSON.stringify([...wins, gameID]));
}

function read(): number[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(Number.isInteger).slice(0, most) : [];
  } catch {
    // Unreadable data counts as none.
    return [];
  }
}
