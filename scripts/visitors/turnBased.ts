import { chooseMove, formatMove, viewOfData } from "#rules/index.ts";
import type { ViewData } from "#rules/viewData.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import { type Member, signIn, signUp } from "./joining.ts";
import { Line } from "./line.ts";
import type { Places } from "./pages.ts";

/**
 * Members with turn-based games, most of which wait for them: one who has the next to go to, and one who is on vacation
 * and waits for others in a turn-based room.
 */
export type TurnBased = {
  regular: Member;
  traveller: Member;
  rooms: Pick<Places, "turnBasedGame" | "restingGame">;
};

const dayMs = 24 * 60 * 60_000;

const overDays: NewWaitingGame = {
  nPlayers: 4,
  nTeams: 2,
  meister: true,
  private: false,
  membersOnly: true,
  rated: true,
  moveTimeMs: 2 * dayMs,
};

/** Begins their games on the site at `url`. */
export async function beginTurnBased(url: string): Promise<TurnBased> {
  for (const name of ["Wilma", "Tilda"]) await signUp(url, name);
  const [regular, traveller] = [await signIn(url, "Wilma"), await signIn(url, "Tilda")];
  const both = [regular, traveller].map(({ token }) => token);
  const turnBasedGame = await beginOverDays(url, both, { moveTimeMs: 7 * dayMs });
  await beginOverDays(url, both, { moveTimeMs: dayMs, meister: false });
  const restingGame = await beginOverDays(url, both);
  await actOnce(url, regular.token, restingGame);
  await openRoom(url, traveller.token, { ...overDays, moveTimeMs: 3 * dayMs });
  const own = await Line.open(url, "user", `user-${traveller.account.id}`, traveller.token);
  await own.ask("user:startVacation", { days: 5 });
  own.close();
  return { regular, traveller, rooms: { turnBasedGame, restingGame } };
}

/**
 * The owners of these sessions and bots begin a turn-based game on the site at `url`, with two days a move.
 * @returns its id
 */
export async function beginOverDays(
  url: string,
  tokens: readonly string[],
  wish: Partial<NewWaitingGame> = {},
): Promise<number> {
  const waitingID = await openRoom(url, tokens[0], { ...overDays, private: true, ...wish });
  const lines = await Promise.all(tokens.map((token) => Line.open(url, "waiting", waitingID, token)));
  for (const line of lines.slice(1)) await line.ask("waiting:joinGame", {});
  const seats = wish.nPlayers ?? overDays.nPlayers;
  for (let slot = lines.length; slot < seats; slot++)
    await lines[0].ask("waiting:addBot", { slot, level: "solid" });
  for (const line of lines) await line.ask("waiting:readyPlayer", { isReady: true });
  const { gameID } = await lines[0].event<{ gameID: number }>("waiting:startGame");
  for (const line of lines) line.close();
  return gameID;
}

/** Whether this game waits for the owner of this session. */
export async function isAwaited(url: string, token: string, gameID: number): Promise<boolean> {
  const line = await Line.open(url, "game", String(gameID), token);
  const { view, due } = await line.event<{ view: ViewData; due: (number | null)[] }>("game:snapshot");
  line.close();
  return view.seat !== null && due[view.seat] !== null;
}

/** Makes one move of the owner of this session, for whom the game waits. */
export async function actOnce(url: string, token: string, gameID: number): Promise<void> {
  const line = await Line.open(url, "game", String(gameID), token);
  const { view, version } = await line.event<{ view: ViewData; version: number }>("game:snapshot");
  const move = chooseMove(viewOfData(view), "solid", () => 0);
  if (move === undefined) throw new Error(`Game ${gameID} does not wait for this player`);
  await line.ask("game:move", { version, move: formatMove(move) });
  line.close();
}

async function openRoom(url: string, token: string, wish: NewWaitingGame): Promise<string> {
  const lobby = await Line.open(url, "lobby", "main", token);
  const { waitingID } = await lobby.ask<{ waitingID: string }>("waiting:createGame", wish);
  lobby.close();
  return waitingID;
}
