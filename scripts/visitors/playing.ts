import { once } from "node:events";
import { chooseMove, formatMove, type View, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import type { CreateGameBody } from "#schema/api/games.ts";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { limits } from "#schema/limits.ts";
import { isReadQuestion } from "#schema/protocol/envelope.ts";
import { call, openSocket, send } from "./calling.ts";

/** A session, as the client stores it. */
export type Session = Pick<GuestSessionAnswer, "username" | "token">;

/** Somebody with a seat in a game. */
type Seated = { session: Pick<GuestSessionAnswer, "token">; gameID: number };

/** Somebody who has begun a game. */
export type Player = { session: Session; gameID: number };

/** Begins a game with bots on the site at `url`, as the client does: with this session, or as a new guest. */
export async function beginPlaying(url: string, game: CreateGameBody, known?: Session): Promise<Player> {
  const session = known ?? (await call<GuestSessionAnswer>(url, "guestSession"));
  const { gameID } = await call<{ gameID: number }>(url, "createGame", game, session.token);
  return { session, gameID };
}

/** The time between two moves of a player, in ms: the room accepts no more frames of a person for long. */
const betweenMovesMs = 1.1 * (limits.second / limits.ratePerSecond);

/**
 * Plays the player's seat until it is the player's turn and `until` moves were made at the table, or the position is one
 * that was waited for, or the game is over.
 * @returns how many moves had been made at the table after each move of the player
 */
export async function playOn(
  url: string,
  { session, gameID }: Seated,
  until: number | ((view: View) => boolean),
): Promise<number[]> {
  const over = Promise.withResolvers<void>();
  let latest: Position | undefined;
  let isAsking = false;
  let sentAt = 0;
  /** The versions after the player's own moves. */
  const reached: number[] = [];
  const hear = ({ re, error, data }: Frame) => {
    if (error) return over.reject(new Error(`The room refused a move: ${error}`));
    if (re !== undefined) isAsking = false;
    if (re !== undefined && data?.version !== undefined) reached.push(data.version);
    if (data?.view) latest = data as Position;
    act();
  };
  const act = () => {
    // While the others trade, positions arrive that do not include one's own trade yet: only one move is sent at a
    // time.
    if (latest === undefined || isAsking || latest.version < (reached.at(-1) ?? 0)) return;
    const { view, version } = latest;
    const position = viewOfData(view);
    const move = chooseMove(position, "solid", (limit) => Math.floor(Math.random() * limit));
    if (view.winner !== null) return over.resolve();
    if (move === undefined) return;
    if (typeof until === "number" ? version >= until : until(position)) return over.resolve();
    isAsking = true;
    const request = { id: `move-${version}`, type: "game:move", data: { version, move: formatMove(move) } };
    const now = Date.now();
    sentAt = Math.max(now, sentAt + betweenMovesMs);
    setTimeout(() => line.send(JSON.stringify(request)), sentAt - now);
  };
  const line = await openSocket(url, "game", String(gameID), session.token);
  line.addEventListener("close", ({ code, reason }) =>
    over.reject(new Error(`The room closed: ${code} ${reason}`)),
  );
  line.addEventListener("message", ({ data }) =>
    isReadQuestion(data) ? line.send(data) : hear(JSON.parse(String(data))),
  );
  await once(line, "open");
  await over.promise;
  line.close();
  return reached;
}

/** Aborts a game, as its player may in its first minutes. */
export async function abortGame(url: string, { session, gameID }: Player): Promise<void> {
  await send(url, "abortGame", { method: "DELETE", body: { gameID }, token: session.token });
}

type Position = { version: number; view: ViewData };
type Frame = { re?: string; error?: string; data?: Partial<Position> };
