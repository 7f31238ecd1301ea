import { createDeviceStore } from "#web/ui/deviceStore.ts";

/** How far somebody who is new to Tac has come in this browser. */

const mostWins = 2;

/** Whether all chapters for newcomers are done. */
export const isCourseDone = createDeviceStore({
  key: "TacCourseDone",
  read: (text) => text !== null,
  write: (isDone) => (isDone ? "yes" : null),
});

/** The ids of the games that were won, two at most. */
export const wonGames = createDeviceStore({
  key: "TacWins",
  read: (text): readonly string[] => text?.split(",") ?? [],
  write: (games) => games.join(),
});

/** How many games were won, counted up to two. */
export function winsHere(): number {
  return wonGames.read().length;
}

export function rememberWin(gameID: number): void {
  const wins = wonGames.read();
  if (wins.length < mostWins && !wins.includes(String(gameID))) wonGames.write([...wins, String(gameID)]);
}
