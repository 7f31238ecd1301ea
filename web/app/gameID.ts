/** A game's id as an address has it: a non-negative integer. @returns `undefined` where it is none */
export function readGameID(text: string | null): number | undefined {
  if (text === null || !/^\d+$/.test(text)) return undefined;
  const gameID = Number(text);
  return Number.isSafeInteger(gameID) ? gameID : undefined;
}
