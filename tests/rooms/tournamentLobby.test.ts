import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createTournament } from "#party/lobby/createTournament.ts";
import { Winners } from "#party/lobby/winners.ts";
import { TournamentRoom } from "#party/tournament/room.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import type { CurrentTournament, NewPrivateTournament } from "#schema/tournament/lists.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { mute } from "#store/mutes.ts";
import { unopenedTournaments } from "#store/tournaments.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { patiently } from "./table.ts";
import { aPublicTournament, lookAt, register, usualForm } from "./tournaments.ts";
import { aGuest, expectDone } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

const room = () => env.Lobby.getByName("main");

const wanted: NewPrivateTournament = {
  title: "Family cup",
  form: usualForm,
  startsGames: "players",
  repeats: null,
};

/** Enters the lobby, as a person or anonymously. */
async function come(identity?: Identity): Promise<Player> {
  const ticket = identity && ((await room().issueTicket(identity)) as string);
  return Player.connect("lobby", "main", ticket === undefined ? {} : { ticket });
}

const create = (player: Player, more: Partial<NewPrivateTournament> = {}) =>
  patiently(player, "tournament:private:create", { ...wanted, ...more });

describe("a private tournament that a player creates in the lobby", () => {
  test("is opened, led by the player, and stands in the player's table alone", async () => {
    const [ada, ben] = [await somebody("La"), await somebody("Lb")];
    const player = await come(ada);
    expect(await create(player, { title: "Cup of idiots" })).toMatchObject({ error: "rude_name" });
    const { id } = expectDone(await create(player)).data as { id: number };
    const { organizer, status } = (await env.Tournament.getByName(
      String(id),
    ).snapshot()) as TournamentSnapshot;
    expect({ organizer, status }).toEqual({
      organizer: { admin: ada.name, startsGames: "players" },
      status: "planned",
    });
    const query = { first: 0, limit: 10, filter: "private", span: "all" };
    const table = async (who: Player) =>
      ((await patiently(who, "tournament:loadTable", query)).data as { tournaments: unknown[] }).tournaments;
    expect(await table(player)).toMatchObject([{ id, title: "Family cup", type: "private" }]);
    expect(await table(await come(ben))).toEqual([]);
    expect(await table(await come())).toEqual([]);
  });

  test("is created once, if its room can't be opened at first: the clock opens it later", async () => {
    const organizer = await somebody("Le");
    const createdAt = Date.now();
    const Tournament = { getByName: () => ({ open: () => Promise.reject(new Error("The room is away.")) }) };
    const { repeats: _, ...form } = wanted;
    const id = await createTournament({ ...env, Tournament } as never, {
      ...form,
      organizer,
      createdAt,
      repeats: [],
    });
    const unopened = await unopenedTournaments(db, createdAt, 1000);
    expect(unopened.filter((one) => one.id === id)).toHaveLength(1);
  });

  test("can be repeated by who has led it, with those who agreed to play and want it, who are invited again", async () => {
    const [ada, ben] = [await somebody("Lc"), await somebody("Ld")];
    const others = [await somebody("Lg"), await somebody("Lh")];
    const player = await come(ada);
    const tab = await home(ben);
    const { id } = expectDone(await create(player)).data as { id: number };
    const cup = { id, room: env.Tournament.getByName(String(id)) };
    const admin = await lookAt(cup, ada);
    const planned = [
      [ben, "The foxes"],
      [others[0], "The foxes"],
      [others[1], "The geese"],
    ] as const;
    for (const [{ name }, teamTitle] of planned)
      expectDone(await admin.ask("tournament:private:planAddPlayer", { usernameToAdd: name, teamTitle }));
    // The last one agrees, but wants nothing of the organizer any more; the one before has not answered.
    for (const one of [ben, others[1]])
      expectDone(await (await lookAt(cup, one)).ask("tournament:private:acceptParticipation", {}));
    await mute(db, { userID: others[1].id, mutedID: ada.id }, 1);
    const again = expectDone(await create(player, { repeats: id })).data as { id: number };
    const { data } = await tab.event("tournament:toast:youWereInvited", 2);
    expect(data).toMatchObject({ tournamentID: again.id, registerTeam: "The foxes" });
    expect(await env.Tournament.getByName(String(again.id)).snapshot()).toMatchObject({
      registerTeams: [{ name: "The foxes", members: [], asked: 1 }],
    });
    expect((await create(await come(ben), { repeats: id })).error).toBe("not_found");
    // A room that is called exists from then on.
    const called = vi.spyOn(TournamentRoom.prototype, "teamsToRepeat");
    onTestFinished(() => called.mockRestore());
    expect((await create(player, { repeats: id + 1000 })).error).toBe("not_found");
    expect(called).not.toHaveBeenCalled();
  });

  test("is refused to nobody, guests and who is blocked, and when it is one too many", async () => {
    const [blocked, eager] = [await somebody("Le"), await somebody("Lf")];
    await db
      .update(users)
      .set({ blockedUntil: Date.now() + 60_000 })
      .where(eq(users.id, blocked.id));
    expect((await create(await come())).error).toBe("not_signed_in");
    expect((await create(await come(await aGuest()))).error).toBe("members_only");
    expect((await create(await come(blocked))).error).toBe("blocked");
    const player = await come(eager);
    for (let n = 0; n < limits.privateTournamentsPerPeriod; n++) expectDone(await create(player));
    expect(await player.ask("tournament:private:create", wanted)).toMatchObject({ error: "too_many" });
  });
});

test("the lobby shows public tournaments from the sign-up on, the next one first, also after it slept", async () => {
  const player = await come();
  const hour = 60 * 60_000;
  const later = await aPublicTournament({}, { creationDates: [Date.now() + 9 * hour] });
  const sooner = await aPublicTournament({}, { creationDates: [Date.now() + 8 * hour] });
  const listed = (ids: number[], n = 0) =>
    player.until(({ events }) => {
      const told = events.findLast(({ type }) => type === "tournament:public:current");
      const all = (told?.data as { tournaments: CurrentTournament[] } | undefined)?.tournaments ?? [];
      const ours = all.filter(({ id }) => id === later.id || id === sooner.id);
      return (
        JSON.stringify(ours.map(({ id }) => id)) === JSON.stringify(ids) && ours[0].nComplete === n && ours
      );
    });
  await listed([sooner.id, later.id]);
  await register(sooner, "The foxes", [await somebody("Lg"), await somebody("Lh")]);
  await listed([sooner.id, later.id], 1);
  await evictDurableObject(room(), { webSockets: "hibernate" });
  const { data } = await patiently(player, "tournament:public:get-current", {});
  expect((data as { tournament: CurrentTournament }).tournament).toMatchObject({ id: sooner.id });
});

test("the winners stay where nobody has won after them, unless theirs is the result that was corrected", async () => {
  const ada = await somebody("Lw");
  // All others share the lobby.
  const lobby = env.Lobby.getByName("crowns");
  const winners = () => runInDurableObject(lobby, (_, { storage }) => new Winners(storage.sql).all());
  const [tournamentID, endedAt] = [7, Date.now()];
  const teams = [{ name: "Badgers", players: [ada], placement: 1 }];
  await lobby.winnersChanged({ tournamentID, endedAt, v: 1, teams });
  const shown = [{ teamName: "Badgers", players: [ada.name], placement: 1 }];
  expect(await winners()).toEqual(shown);
  await lobby.winnersChanged({ tournamentID: 8, endedAt: endedAt + 1, v: 1, teams: [] });
  expect(await winners()).toEqual(shown);
  await lobby.winnersChanged({ tournamentID, endedAt, v: 2, teams: [] });
  expect(await winners()).toEqual([]);
});
