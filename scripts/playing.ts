import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import type { CreateGameBody } from "#schema/api/games.ts";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { limits } from "#schema/limits.ts";
import { call, openSocket } from "./calling.ts";

/** Who has a session, as the client keeps it. */
export type Session = Pick<GuestSessionAnswer, "username" | "token">;

/** Somebody who has a seat in a game. */
type Seated = { session: Pick<GuestSessionAnswer, "token">; gameID: number };

/** Somebody who has begun a game. */
export type Player = { session: Session; gameID: number };

/** Begins a game with bots on the site at `url`, as the client does: as whoever has this session, or as a new guest. */
export async function beginPlaying(url: string, game: CreateGameBody, known?: Session): Promise<Player> {
  const session = known ?? (await call<GuestSessionAnswer>(url, "guestSession"));
  const { gameID } = await call<{ gameID: number }>(url, "createGame", game, session.token);
  return { session, gameID };
}

/** Plays the player's seat until `moves` moves were made at the table and it is the player's turn, or the game is over. */
export async function playOn(url: string, { session, gameID }: Seated, moves: number): Promise<void> {
  const socket = await openSocket(url, "game", String(gameID), session.token);
  await new Promise<void>((resolve, reject) => {
    let latest: Position | undefined;
    let isAsking = false;
    socket.addEventListener("close", ({ code, reason }) =>
      reject(new Error(`The room closed: ${code} ${reason}`)),
    );
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.error) return reject(new Error(`The room refused a move: ${frame.error}`));
      if (frame.re !== undefined) isAsking = false;
      if (frame.data?.view) latest = frame.data as Position;
      // While the others trade, positions come that the own card is not in yet: one move is asked for at a time.
      if (latest === undefined || isAsking) return;
      const { view, version } = latest;
      const move = chooseMove(viewOfData(view), "solid", (limit) => Math.floor(Math.random() * limit));
      if (view.winner !== null || (move !== undefined && version >= moves)) return resolve();
      if (move === undefined) return;
      isAsking = true;
      const request = { id: `move-${version}`, type: "game:move", data: { version, move: formatMove(move) } };
      // No faster than the room hears one player.
      setTimeout(() => socket.send(JSON.stringify(request)), 1000 / limits.ratePerSecond);
    });
  });
  socket.close();
}

/** Aborts a game, as its player may in its first minutes. */
export async function abortGame(url: string, { session, gameID }: Player): Promise<void> {
  const response = await fetch(`${url}/gameApi/abortGame`, {
    method: "DELETE",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${session.token}` },
    body: JSON.stringify({ gameID }),
  });
  if (!response.ok) throw new Error(`abortGame answered ${response.status}: ${await response.text()}`);
}

type Position = { version: number; view: ViewData };
type Frame = { re?: string; error?: string; data?: Partial<Position> };
