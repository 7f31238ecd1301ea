import { readGameID } from "./gameID.ts";
import { useAddressQuery } from "./useAddressQuery.ts";

/**
 * The game that the page is about.
 * @throws Error if the address names none: the page's route must demand one
 */
export function useGameID(): number {
  const gameID = readGameID(useAddressQuery().get("gameID"));
  if (gameID === undefined) throw new Error("Expected a gameID in the address, found none.");
  return gameID;
}
