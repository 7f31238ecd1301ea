import { RoomSocket } from "./roomSocket.ts";

/**
 * Opens a waiting room for four in pairs on the site at `url`, and returns its name. The owner of the token sits in it.
 */
export async function aWaitingRoom(url: string, token: string): Promise<string> {
  const lobby = await RoomSocket.enter(url, "lobby", "main", token);
  const waitingID = await createWaitingRoom(lobby);
  lobby.close();
  return waitingID;
}

/** A room for four in pairs. */
export const wishes = {
  nPlayers: 4,
  nTeams: 2,
  meister: true,
  private: false,
  membersOnly: false,
  rated: true,
  moveTimeMs: null,
};

/** The same over a socket of the lobby. */
export async function createWaitingRoom(lobby: RoomSocket): Promise<string> {
  const { data } = await lobby.ask("waiting:createGame", wishes);
  return (data as { waitingID: string }).waitingID;
}
