import type { BlockBody } from "#schema/api/moderation.ts";
import type { OwnTableBody } from "#schema/api/ownTables.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import type { Database } from "#store/db.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { makeAdmin } from "#store/moderation.ts";
import { mute } from "#store/mutes.ts";
import { findPlayer } from "#store/players.ts";
import { playPastGames, randomOf } from "../demo/fill.ts";
import type { DemoPlayer } from "../demo/people.ts";
import { weeksBefore } from "../demo/plans.ts";
import { type Hosts, openRooms } from "./hosting.ts";
import { type Member, Members, post, signIn, signUp } from "./joining.ts";
import { type Page, type Places, pages } from "./pages.ts";
import { abortGame, beginPlaying, type Player, playOn } from "./playing.ts";
import { beginPublicTournaments, type PublicTournaments } from "./publicTournaments.ts";
import { pastAttempts } from "./puzzles.ts";
import { becomeSponsor } from "./sponsor.ts";
import { beginTalks } from "./talks.ts";
import { beginTournaments, type Tournaments } from "./tournaments.ts";
import { beginTurnBased, type TurnBased } from "./turnBased.ts";

/**
 * The viewers of the pages: a guest with a running game and one that has ended; somebody with an account, games, a
 * friend, a friend request, a mute, unread chats, puzzles, and tournaments; an admin who has blocked another; the hosts of waiting rooms; two who play
 * turn by turn over days; and a sponsor.
 */
export type Visitors = {
  player: Player;
  ended: Player;
  member: Member;
  admin: Member;
  sponsor: Member;
} & Omit<Hosts & TurnBased, "rooms"> & {
    rooms: Hosts["rooms"] & Tournaments & PublicTournaments & TurnBased["rooms"];
  };

/**
 * Brings them to the site at `url`, whose database is `db`: those whom these pages need, by default all. Tournaments,
 * turn-based games and a sponsor, which take longest, are left out where no page shows them.
 */
export async function inviteVisitors(
  url: string,
  db: Database,
  shown: readonly Page[] = pages,
): Promise<Visitors> {
  const needs = needsOf(shown);
  const player = await beginPlaying(url, { variant: "4x2m", level: "solid" });
  const ended = await beginPlaying(url, { variant: "4x2n", level: "solid" }, player.session);
  // The one mostly waits between two moves.
  await Promise.all([playOn(url, ended, Number.POSITIVE_INFINITY), signUpAll(url, needs.tournaments)]);
  await makeAdmin(db, "Anton");
  const admin = await signIn(url, "Anton");
  const block: BlockBody = { reason: "Beschimpft Mitspieler." };
  await post(url, "moderation/Rumpel", block, admin.token);
  await introduce(db);
  await recall(db);
  await signIn(url, "Erika", "Mozilla/5.0 (Android 16; Mobile; rv:143.0) Firefox/143.0");
  const member = await signIn(url, "Erika", "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0");
  await post(url, "addPuzzleAttempts", { attempts: pastAttempts(Date.now()) }, member.token);
  const members = new Members(url, [member, admin]);
  await beginTalks(url, member, admin, members);
  await beginPlaying(url, { variant: "6x3m", level: "solid" }, member);
  await abortGame(url, await beginPlaying(url, { variant: "4x1n", level: "solid" }, member));
  await saveTables(url, member);
  const hosts = await openRooms(url, members);
  const tournaments = needs.tournaments ? await beginTournaments(url, member, members) : undefined;
  // The teams of a public tournament have some time to sign up.
  const [publicTournaments, turnBased, sponsor] = await Promise.all([
    needs.tournaments ? beginPublicTournaments(url, admin, members) : undefined,
    needs.turnBased ? beginTurnBased(url) : undefined,
    needs.sponsor ? becomeSponsor(url, db) : undefined,
  ]);
  const rooms = { ...hosts.rooms, ...turnBased?.rooms, ...tournaments, ...publicTournaments };
  // What is left out here is what no page asks for.
  return { player, ended, member, admin, sponsor, ...hosts, ...turnBased, rooms } as Visitors;
}

/** What takes long, and whether one of these pages needs it: as what is shown, or as who looks. */
function needsOf(shown: readonly Page[]): Record<"tournaments" | "turnBased" | "sponsor", boolean> {
  const asked = new Set<string>(shown.map(({ as }) => as));
  const places = new Proxy({} as Places, {
    get: (_, place) => {
      asked.add(String(place));
      return 0;
    },
  });
  for (const page of shown) page.path(places);
  const areAsked = (...names: string[]) => names.some((name) => asked.has(name));
  return {
    tournaments:
      shown.some(({ path }) => path(places).startsWith("/tournament")) || areAsked("match", "matchOfSix"),
    turnBased: areAsked("regular", "traveller", "turnBasedGame", "restingGame"),
    sponsor: areAsked("sponsor"),
  };
}

async function signUpAll(url: string, areAllNeeded: boolean): Promise<void> {
  const names = ["Erika", "Anton", "Rumpel", "Clara", "Bruno", ...(areAllNeeded ? newcomers : [])];
  for (const name of names) await signUp(url, name);
}

/** Erika has two tables of her own, and invites her friend to one. */
async function saveTables(url: string, { token }: Member): Promise<void> {
  const game = { nPlayers: 4, nTeams: 2, meister: true, private: true, membersOnly: false, rated: true };
  const tables: OwnTableBody[] = [
    {
      name: "Donnerstagsrunde",
      game: { ...game, moveTimeMs: 60_000, bestOf: 3 } as NewWaitingGame,
      guests: ["Anton"],
    },
    {
      name: "Team-Tac zu sechst",
      game: { ...game, nPlayers: 6, nTeams: 1, moveTimeMs: null } as NewWaitingGame,
      guests: [],
    },
  ];
  for (const table of tables) await post(url, "tables", table, token);
}

/** Members who only play in a tournament. */
const newcomers = ["Frieda", "Gustav", "Hanna", "Ingo"];

/** Erika, Anton, Clara and Bruno have played many games with each other and with bots. */
async function recall(db: Database): Promise<void> {
  const players = await Promise.all(
    ["Erika", "Anton", "Clara", "Bruno", "Rumpel"].map(async (name, at): Promise<DemoPlayer> => {
      const id = (await findPlayer(db, name))?.id ?? 0;
      return { identity: { kind: "user", id, name }, strength: 0.4 + 0.12 * at, pace: 4_000 + 3_000 * at };
    }),
  );
  const now = Date.now();
  await playPastGames(
    db,
    players,
    { games: pastGames, from: weeksBefore(now, 43), to: weeksBefore(now, 0) },
    randomOf(1),
  );
}

/** How many games are in the visitors' past: enough for every result, few enough to be played in a second or two. */
const pastGames = 40;

/** Erika's friend is Anton, Clara has sent her a request, she has sent one to Rumpel, and she has muted Bruno. */
async function introduce(db: Database): Promise<void> {
  const now = Date.now();
  const [erika, anton, clara, rumpel, bruno] = await Promise.all(
    ["Erika", "Anton", "Clara", "Rumpel", "Bruno"].map(async (name) => (await findPlayer(db, name))?.id ?? 0),
  );
  await requestFriend(db, { from: anton, to: erika }, now);
  await confirmFriend(db, { by: erika, from: anton }, now);
  await requestFriend(db, { from: clara, to: erika }, now);
  await requestFriend(db, { from: erika, to: rumpel }, now);
  await mute(db, { userID: erika, mutedID: bruno }, now);
}
