import { expect, it } from "vitest";
import { messages } from "#schema/db/messages.ts";
import { limits } from "#schema/limits.ts";
import { seatFour } from "#scripts/bench/seating.ts";
import { startSite } from "#scripts/site/site.ts";
import { aRelay } from "#tests/load/relay.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { beGuest, call } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";
import { ReturningPlayer } from "#tests/support/returningPlayer.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { aWaitingRoom, wishes } from "#tests/support/waitingRooms.ts";

/** How often everything is done with a database that answers, and then with one that hangs. People may not do more. */
const times = 3;

/** How long something may take at most, compared with a database that answers. A timeout takes thousands of times as long. */
const slowerAtMost = 20;

/** What a busy machine may take for anything (ms): well below the time that is waited for a database. */
const stallMs = limits.databaseWaitMs / 5;

/** The median of how long something takes (ms), done several times. */
async function median(act: () => Promise<{ status: number }>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    expect(await act()).toMatchObject({ status: 200 });
    took.push(performance.now() - began);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)];
}

it("a database that accepts connections and never answers delays no move, no message and no waiting room", async () => {
  const database = await aDatabase();
  const relay = await aRelay(database.url);
  const site = await startSite({
    dataDir: aFolder(),
    libsqlUrl: relay.url,
    libsqlToken: database.token,
    withoutRateLimits: true,
  });
  try {
    const ids = [await aMember(database.db, "Ada"), await aMember(database.db, "Bea")];
    const [ada, bea] = [await signIn(site.url, "Ada"), await signIn(site.url, "Bea")];
    const home = await RoomSocket.enter(site.url, "user", "me", ada.token);
    const started = await home.ask("chat:startChat", { userids: [ids[1]], title: null });
    const { chatid } = started.data as { chatid: string };
    const [chat, reader] = [
      await RoomSocket.enter(site.url, "chat", chatid, ada.token),
      await RoomSocket.enter(site.url, "chat", chatid, bea.token),
    ];
    const general = await RoomSocket.enter(site.url, "channel", "general", ada.token);
    const waitingID = await aWaitingRoom(site.url, bea.token);
    const [waiting, admin] = [
      await RoomSocket.enter(site.url, "waiting", waitingID, ada.token),
      await RoomSocket.enter(site.url, "waiting", waitingID, bea.token),
    ];
    const lobby = await RoomSocket.enter(site.url, "lobby", "main", (await beGuest(site.url)).token);
    const { gameID, tokens } = await seatFour(site.url);
    const table = tokens.map((token) => new ReturningPlayer({ url: site.url, gameID, token }));
    await expect.poll(() => table.every(({ position }) => position)).toBe(true);

    let n = 0;
    const acts: Record<string, () => Promise<{ status: number }>> = {
      "a move": () => move(table),
      "a chat message": () => chat.ask("chat:sendMessage", { body: `chat ${++n}` }),
      "a message in a channel": () => general.ask("channel:sendMessage", { body: `general ${++n}` }),
      "sitting down and leaving": async () => {
        await waiting.ask("waiting:joinGame", {});
        await waiting.ask("waiting:readyPlayer", { isReady: true });
        return waiting.ask("waiting:removePlayer", {});
      },
      "opening a waiting room": () => lobby.ask("waiting:createGame", wishes),
    };
    const measure = async () => {
      const medians: Record<string, number> = {};
      for (const [what, act] of Object.entries(acts)) medians[what] = await median(act);
      return medians;
    };
    const well = await measure();
    relay.hold();
    // It hangs.
    expect((await call(site.url, "devices", { method: "GET", token: ada.token })).status).toBe(503);
    const hanging = await measure();
    // It has hung all the time.
    expect((await call(site.url, "devices", { method: "GET", token: ada.token })).status).toBe(503);
    for (const what of Object.keys(acts)) {
      const took = `${well[what].toFixed(1)} ms, ${hanging[what].toFixed(1)} ms while the database hangs`;
      console.log(`${what}: ${took}`);
      expect(hanging[what], `${what}: ${took}`).toBeLessThan(Math.max(slowerAtMost * well[what], stallMs));
    }

    relay.release();
    const stored = () => database.db.select({ body: messages.body }).from(messages);
    await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(n);
    expect(new Set((await stored()).map(({ body }) => body)).size).toBe(n);
    for (const socket of [home, chat, reader, general, lobby, waiting, admin, ...table]) socket.close();
  } finally {
    await site.stop();
    await database.stop();
  }
});

/** Somebody at the table moves, once everybody has seen the move before. */
async function move(table: readonly ReturningPlayer[]): Promise<{ status: number }> {
  const isSeen = () => new Set(table.map(({ position }) => position?.version)).size === 1;
  await expect.poll(isSeen, { interval: 5 }).toBe(true);
  const player = table.find(({ nextMove }) => nextMove);
  if (!player) throw new Error("nobody can move");
  await player.ask("game:move", player.nextMove);
  return { status: 200 };
}
