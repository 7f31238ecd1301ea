import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import { openDatabase } from "#store/db.ts";
import { addGame } from "#store/games.ts";
import { call } from "../calling.ts";
import type { Site } from "../site.ts";

/** A game that people have begun, and their tokens by seat. */
export type SeatedGame = { gameID: number; tokens: string[] };

/** Lets four guests begin a game on the site. */
export async function seatFour(site: Pick<Site, "url" | "libsqlUrl" | "gameRoom">): Promise<SeatedGame> {
  const colors = ballColors.slice(0, 4);
  const guests = await Promise.all(colors.map(() => call<GuestSessionAnswer>(site.url, "guestSession")));
  const game = {
    variant: "4x2n",
    createdAt: Date.now(),
    seats: guests.map(
      ({ id, username: name }) => ({ kind: "human", identity: { kind: "guest", id, name } }) as const,
    ),
    colors,
    moveTimeMs: null,
    isPrivate: true,
    waitingID: null,
  } as const;
  const gameID = await addGame(openDatabase({ url: site.libsqlUrl }), game);
  const room = await site.gameRoom(gameID);
  await room.open({ gameID, ...game });
  return { gameID, tokens: guests.map(({ token }) => token) };
}
