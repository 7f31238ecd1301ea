import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq, inArray } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Env } from "#edge/env.ts";
import { runJobs } from "#edge/jobs/running.ts";
import { GameRoom } from "#party/game/room.ts";
import { UserRoom } from "#party/user/room.ts";
import { jobs } from "#schema/db/jobs.ts";
import { users } from "#schema/db/users.ts";
import { laneOfJob, type NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { addJobs, listUndeliveredJobs, retryJobs } from "#store/jobs.ts";
import { endPlayer, endUnusedAccounts } from "#store/players.ts";
import { findUser, renameUser, type User } from "#store/users.ts";
import { aUser } from "#tests/support/users.ts";
import { lists } from "./chatting.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { beginGame, type Table } from "./table.ts";
import { anybody, home, somebody, startChat } from "./writing.ts";

/** What jobs use of the Worker's bindings. */
const worker = env as unknown as Env;

/** A user in so many running games. */
async function aPlayer(name: string, games: number): Promise<{ user: Identity; tables: Table[] }> {
  const id = await aUser(db, name);
  const user: Identity = { kind: "user", id, name };
  const tables: Table[] = [];
  for (let i = 0; i < games; i++) tables.push(await beginGame({ players: [user] }));
  return { user, tables };
}

async function rename({ id }: Identity, username: string): Promise<void> {
  const renamed = { username, now: Date.now() };
  const { outcome } = await renameUser(db, (await findUser(db, id)) as User, renamed);
  expect(outcome).toBe("done");
}

const account = ({ id }: Identity) => `account of user-${id}`;

/** Does what is due in these lanes, and what follows, as the Worker does it. */
const run = (...lanes: string[]) => runJobs(worker, new Set(lanes));

async function seatName({ gameID }: Table): Promise<string> {
  const spectator = await Player.connect("game", String(gameID));
  const { seats } = (await spectator.event<Snapshot>("game:snapshot")).data;
  spectator.leave();
  return seats[0].name;
}

/** Has the room of this name take nobody's new name until `release` is called. */
function hang(rooms: typeof GameRoom | typeof UserRoom, name: string): () => void {
  let isHanging = true;
  const { renamed } = rooms.prototype;
  const hanging = vi.spyOn(rooms.prototype, "renamed").mockImplementation(async function (
    this: GameRoom | UserRoom,
    identity,
  ) {
    while (isHanging && this.name === name) await scheduler.wait(20);
    await renamed.call(this, identity);
  });
  const release = () => {
    isHanging = false;
    hanging.mockRestore();
  };
  onTestFinished(release);
  return release;
}

const waiting = (user: Identity) =>
  db
    .select()
    .from(jobs)
    .then((rows) =>
      rows.filter(({ lane }) => lane.includes(`user-${user.id} `) || lane.endsWith(`user-${user.id}`)),
    );

test("a room that hangs delays no other, and is told once it answers", async () => {
  const { user, tables } = await aPlayer("JobAda", 3);
  const [one, hanging, other] = tables;
  const release = hang(GameRoom, String(hanging.gameID));
  await rename(user, "JobAdele");
  const running = run(account(user));
  for (const table of [one, other]) await expect.poll(() => seatName(table)).toBe("JobAdele");
  // It gets a job of its own.
  const lane = `name of user-${user.id} to game ${hanging.gameID}`;
  await expect.poll(() => tried(user, lane), { timeout: 3 * limits.jobRoomWaitMs }).toBe(1);
  release();
  await running;
  expect(await seatName(hanging)).toBe("JobAdele");
  expect((await waiting(user)).filter(({ kind }) => kind !== "signOut")).toEqual([]);
});

/** How often the only job in a lane was tried. */
const tried = async (user: Identity, lane: string) =>
  (await waiting(user)).find((job) => job.lane === lane && !("writings" in (job.payload as object)))
    ?.attempts;

test("two renames and a deletion are done in this order, whatever hangs meanwhile, and leave nothing", async () => {
  const { user, tables } = await aPlayer("JobBea", 2);
  const release = hang(UserRoom, `user-${user.id}`);
  await rename(user, "JobBerta");
  const running = run(account(user));
  await rename(user, "JobBeate");
  await endPlayer(db, user.id, Date.now());
  const order = (await waiting(user)).filter(({ lane }) => lane === account(user)).map(({ kind }) => kind);
  expect(order).toEqual(["rename", "rename", "forget"]);
  release();
  await running;
  for (const table of tables) expect(await seatName(table)).toBe("");
  expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
  await run(account(user));
  expect((await waiting(user)).filter(({ kind }) => kind !== "signOut")).toEqual([]);
});

test("a deletion that is cut off anywhere is done again", async () => {
  const { user, tables } = await aPlayer("JobCleo", 2);
  const forgetting: NewJob = { kind: "forget", payload: { userID: user.id } };
  await endPlayer(db, user.id, Date.now());
  await run(account(user));
  // Everything has been done, and the job is still there.
  await addJobs(db, [forgetting], Date.now());
  await run(account(user));
  for (const table of tables) expect(await seatName(table)).toBe("");
  expect(await waiting(user)).toEqual([]);
});

test("an account that was never used ends in the rooms that have got to know it: its chats, its friends, its own", async () => {
  const [anna, ben, unknown] = [await somebody("Una"), await somebody("Unb"), await somebody("Unc")];
  const hers = await home(anna);
  const group = await startChat(hers, [ben, unknown], "Dreierrunde");
  await hers.ask("friends:request", { username: unknown.name });
  await lists(hers, group, ({ players }) => players.length === 3);
  const unused = { activatedAt: null, registeredAt: 1 };
  await db.update(users).set(unused).where(eq(users.id, unknown.id));

  await endUnusedAccounts(db, 1, 10, Date.now());
  await run(account(unknown));
  await lists(hers, group, ({ players }) => players.length === 2);
  const friendsOfAnna = async () =>
    ((await hers.ask("friends:ofUser", { username: anna.name })).data as { friends: unknown[] }).friends;
  expect(await friendsOfAnna()).toEqual([]);
  const ownRoom = env.User.getByName(userRoomName(unknown));
  expect(await ownRoom.issueTicket(unknown, "session", anybody)).toBeNull();
  expect(await db.select().from(users).where(eq(users.id, unknown.id))).toEqual([]);
  expect(await waiting(unknown)).toEqual([]);
});

test("no room is made to be ended for an account that was never used and that no room knows", async () => {
  const [known, unknown] = [await somebody("Und"), await somebody("Une")];
  await home(known);
  const unused = { activatedAt: null, registeredAt: 1 };
  const ids = [known.id, unknown.id];
  await db.update(users).set(unused).where(inArray(users.id, ids));
  await endUnusedAccounts(db, 1, 10, Date.now());
  await run(account(known), account(unknown));
  const isMade = (user: Identity) =>
    runInDurableObject(
      env.User.getByName(userRoomName(user)),
      (_, { storage: { sql } }) => sql.exec("SELECT 1 FROM sqlite_master").toArray().length > 0,
    );
  expect([await isMade(known), await isMade(unknown)]).toEqual([true, false]);
  expect(await db.select().from(users).where(inArray(users.id, ids))).toEqual([]);
});

test("what can't be read is given up at once, without its contents, and those behind it go on", async () => {
  const user: Identity = { kind: "user", id: 880_001, name: "nobody" };
  const broken = [
    { kind: "rename", payload: { userID: "a secret" } },
    { kind: "juggle", payload: { secret: "a secret" } },
  ];
  const rows = broken.map((job) => ({ ...job, lane: account(user), nextAt: 1, waitsSince: Date.now() }));
  const stored = await db.insert(jobs).values(rows).returning({ id: jobs.id });
  await addJobs(db, [{ kind: "rename", payload: { userID: user.id } }], Date.now());
  await run(account(user));
  const left = (await waiting(user)).map(({ kind, lastError, diedAt }) => [kind, lastError, diedAt !== null]);
  expect(left).toEqual([
    ["rename", expect.stringContaining("invalid payload"), true],
    ["juggle", "no such kind", true],
  ]);
  expect(JSON.stringify(left)).not.toContain("secret");
  const ids = stored.map(({ id }) => id);
  await db.delete(jobs).where(inArray(jobs.id, ids));
});

test("what is refused for a day is given up, and done once it is retried", async () => {
  const { user } = await aPlayer("JobDora", 0);
  const job: NewJob = { kind: "tellGamesChanged", payload: { to: user } };
  const refusing = vi.spyOn(UserRoom.prototype, "gamesChanged").mockRejectedValue(new Error("is not well"));
  await addJobs(db, [job], Date.now());
  const [{ id }] = await waiting(user);
  await run(laneOfJob(job));
  expect(await waiting(user)).toMatchObject([{ attempts: 1, diedAt: null, lastError: "Error: is not well" }]);

  const old = Date.now() - limits.jobPatienceMs;
  const tried = { waitsSince: old, attempts: limits.jobAttemptsMin, nextAt: old };
  await db.update(jobs).set(tried).where(eq(jobs.id, id));
  await run(laneOfJob(job));
  const listed = (await listUndeliveredJobs(db, Date.now())).find((message) => message.id === String(id));
  expect(listed).toMatchObject({ kind: "tellGamesChanged", isDead: true, error: "Error: is not well" });

  refusing.mockRestore();
  await retryJobs(db, [id], Date.now());
  await run(laneOfJob(job));
  expect(await waiting(user)).toEqual([]);
});

test("the own room of a guest who was removed is deleted a day later; one that nobody has visited is not created", async () => {
  const { owners } = await beginGame({ people: [0] });
  const guest = (owners[0] as { identity: Identity }).identity;
  const [visited, unvisited] = [guest.id, 880_002].map((id) => env.User.getByName(`guest-${id}`));
  await visited.issueTicket(guest, "session");
  expect(await visited.exists()).toBe(true);
  const job: NewJob = { kind: "forgetGuests", payload: { to: { guests: [guest.id, 880_002] } } };
  await addJobs(db, [job], Date.now());
  await run(laneOfJob(job));
  expect(await visited.exists()).toBe(false);

  await runInDurableObject(visited, (_, { storage: { sql } }) => {
    sql.exec("UPDATE outbox SET next_at = 0");
    sql.exec("UPDATE due SET at = at - ?", limits.namesKeptMs);
  });
  const isEmpty = async () => {
    await runDurableObjectAlarm(visited);
    return runInDurableObject(visited, (_, { storage: { sql } }) => tablesIn(sql) === 0);
  };
  await expect.poll(isEmpty).toBe(true);
  expect(await runInDurableObject(unvisited, (_, { storage: { sql } }) => tablesIn(sql))).toBe(0);
});

function tablesIn(sql: SqlStorage): number {
  const named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '!_cf!_%' ESCAPE '!'";
  return sql.exec(named).toArray().length;
}
