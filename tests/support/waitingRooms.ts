import { RoomSocket } from "./roomSocket.ts";

/**
 * Opens a waiting room for four in pairs on the site at `url`, and returns its name. The owner of the token sits in it.
 */
export async function aWaitingRoom(url: string, token: string): Promise<string> {
  const lobby = await RoomSocket.enter(url, "lobby", "main", token);
  const wishes = {
    nPlayers: 4,
    nTeams: 2,
    meister: true,
    private: false,
    membersOnly: false,
    moveTimeMs: null,
  };
  const { data } = await lobby.ask("waiting:createGame", wishes);
  lobby.close();
  return (data as { waitingID: string }).waitingID;
}
