import { useEffect } from "react";
import { generalChannel, newsChannel, waitingChannel } from "#web/net/chat/conversation.ts";
import { setChannels } from "#web/net/chat/conversations.ts";
import { addGames, channelOnPage, gameChannels, isGone } from "#web/net/chat/gameChannels.ts";
import { session } from "#web/net/session.ts";
import type { OwnGames } from "#web/net/user/userRoom.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { useStore } from "#web/ui/useStore.ts";

/**
 * Determines the user's channels: those for everybody, that of the user's waiting room, and those of the user's games
 * and of the game or tournament on screen.
 */
export function useOwnChannels(gameID: number | undefined): void {
  const own = useUserRoom();
  const ofGames = useStore(gameChannels);
  const onPage = useStore(channelOnPage);
  const waitingID = own?.waitingID ?? null;
  const games = own?.games ?? null;
  // Whether there are other people at the table is unknown until the user's games are known.
  const isKnown = games !== null || session.read() === undefined;
  const isAlone = games !== null && gameID !== undefined && playsAlone(games, gameID);

  useEffect(() => {
    const running = games?.runningGames ?? [];
    addGames(running.filter(({ id }) => games && !playsAlone(games, id)).map(({ id }) => id));
  }, [games]);

  useEffect(() => {
    const onScreen = gameID !== undefined && (!isKnown || isAlone) ? undefined : onPage;
    const shown = onScreen === undefined || isGone(onScreen) ? [] : [onScreen];
    const ofWaiting = waitingID === null ? [] : [waitingChannel(waitingID)];
    const all = [generalChannel, newsChannel, ...ofWaiting, ...shown, ...ofGames];
    setChannels([...new Set(all)], onScreen);
  }, [gameID, onPage, isKnown, isAlone, waitingID, ofGames]);
}

/** Whether only bots sit at the table with the user. */
function playsAlone({ runningGames }: NonNullable<OwnGames>, gameID: number): boolean {
  const game = runningGames.find(({ id }) => id === gameID);
  return game !== undefined && game.players.filter(({ kind }) => kind !== "bot").length < 2;
}
