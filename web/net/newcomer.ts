import { deviceStorage } from "#web/ui/storage.ts";

/** How far somebody who is new to Tac has come in this browser. */

const courseKey = "TacCourseDone";
const winsKey = "TacWins";
const mostWins = 2;

/** Whether all chapters for newcomers are done. */
export function isCourseDone(): boolean {
  return deviceStorage.getItem(courseKey) !== null;
}

export function keepCourseDone(isDone: boolean): void {
  if (isDone) deviceStorage.setItem(courseKey, "yes");
  else deviceStorage.removeItem(courseKey);
}

/** How many games were won, counted up to two. */
export function winsHere(): number {
  return wonGames().length;
}

export function rememberWin(gameID: number): void {
  const wins = wonGames();
  if (wins.length < mostWins && !wins.includes(String(gameID)))
    deviceStorage.setItem(winsKey, [...wins, gameID].join());
}

function wonGames(): string[] {
  return deviceStorage.getItem(winsKey)?.split(",") ?? [];
}
