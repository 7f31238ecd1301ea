/** Parses a game's id from an address: a non-negative integer. @returns `undefined` if it is none */
export function readGameID(text: string | null): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  const gameID = Number(text);
  return Number.isSafeInteger(gameID) ? gameID : undefined;
}
