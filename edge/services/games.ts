import { endSpareGames } from "#party/game/spareGames.ts";
import { tellGivenID } from "#party/site/ownSite.ts";
import { variantOf } from "#rules/variant.ts";
import type { CreateGameBody } from "#schema/api/games.ts";
import { limits } from "#schema/limits.ts";
import { ballColors } from "#schema/protocol/ballColor.ts";
import { gameRoom } from "#schema/roomNames.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";
import { addGame, findGameByKey } from "#store/games.ts";
import { openSoloGamesOf } from "#store/soloGames.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

/**
 * Starts a game of this player on seat 0 with bots on the other seats, and returns its id. The same wish of the same
 * player with the same key is the same game. Where it can't be opened its row stays for the next try, or for the clock.
 * @param when.isFull whether nobody may begin one more game where this player is
 * @throws Problem `conflict` where the player already watches limits.openSoloGames of such games; `too_many_games`;
 * `unavailable` for a game that the clock has just given up
 */
export async function beginGameWithBots(
  env: Env,
  identity: Identity,
  wish: CreateGameBody,
  when: { now: number; isFull: () => Promise<boolean> },
): Promise<number> {
  const { variant, level } = wish;
  const creationKey = creationKeyOf(identity, wish);
  const [begun, open] = await askDatabase(env, (db) =>
    Promise.all([findGameByKey(db, creationKey), openSoloGamesOf(db, identity)]),
  );
  const seats = Array.from(
    { length: variantOf(variant).seats },
    (_, seat): SeatOwner =>
      seat === 0 ? { kind: "human", identity } : { kind: "bot", level, name: `bot${seat}` },
  );
  const game = {
    variant,
    createdAt: begun?.createdAt ?? when.now,
    seats,
    colors: ballColors.slice(0, seats.length),
    moveTimeMs: null,
    isPrivate: false,
    isRated: false,
    waitingID: null,
    tournament: null,
  };
  if (begun === undefined && (await when.isFull()))
    throw new Problem("too_many_games", "Guests have as many games under way there as they may.");
  if (begun === undefined && !(await endSpareGames(env, identity, open)))
    throw new Problem("conflict", `No more than ${limits.openSoloGames} games can be open at a time.`);
  const gameID = begun?.id ?? (await askDatabase(env, (db) => addGame(db, { ...game, creationKey })));
  await tellGivenID(env, "games", gameID);
  if (!(await gameRoom(env, gameID).open({ gameID, ...game })))
    throw new Problem("unavailable", "The game was given up.", { headers: { "Retry-After": "5" } });
  return gameID;
}

/** What identifies a game that is wished for: by whom, what, and with which key. */
export function creationKeyOf(
  { kind, id }: Person,
  { variant, level, idempotencyKey = crypto.randomUUID() }: CreateGameBody,
): string {
  return `${kind} ${id} ${variant} ${level} ${idempotencyKey}`;
}
