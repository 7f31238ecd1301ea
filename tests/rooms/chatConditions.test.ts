import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, onTestFinished, test } from "vitest";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { env } from "./env.ts";
import type { Player } from "./player.ts";
import { beginGame, identityOf } from "./table.ts";
import { expectDone } from "./waitingTable.ts";
import { goInto, home, openChat, sees, somebody, startChat, write } from "./writing.ts";

/** Makes a room answer nobody until the test ends. */
async function hang(room: DurableObjectStub): Promise<void> {
  let [hangs, isOver] = [false, false];
  const answer = runInDurableObject(room, (_, state) => {
    void state.blockConcurrencyWhile(async () => {
      hangs = true;
      while (!isOver) await scheduler.wait(10);
    });
  });
  onTestFinished(() => {
    isOver = true;
    return answer;
  });
  await expect.poll(() => hangs).toBe(true);
}

const ownRoom = (person: Identity) => env.User.getByName(userRoomName(person));

/** A private chat of two, in which the first one is. */
async function aChat() {
  const [anna, ben] = [await somebody("Zur"), await somebody("Zur")];
  const [hers, his] = [await home(anna), await home(ben)];
  const chatID = await startChat(hers, [ben]);
  const player = await openChat(chatID, anna);
  await player.event("chat:snapshot");
  return { anna, ben, hers, his, player, room: env.Chat.getByName(chatID), chatID };
}

/** A game in which these people sit. */
async function aGameOf(...people: Identity[]) {
  const table = await beginGame({ people: people.map((_, seat) => seat) });
  for (const [seat, person] of people.entries()) await table.room.reseat(identityOf(table, seat), person);
  return table;
}

/** Waits until a tab shows this game among the running ones. */
const listsGame = (tab: Player, gameID: number) =>
  tab.until(({ events }) =>
    events.some(
      ({ type, data }) =>
        type === "games:getGames" &&
        (data as { runningGames: { id: number }[] }).runningGames.some(({ id }) => id === gameID),
    ),
  );

/** What the chat knows of a member. */
const knownOf = (room: DurableObjectStub, { id }: Identity) =>
  runInDurableObject(room, (_, { storage }) =>
    storage.sql
      .exec<{ muted: string; games: string }>("SELECT muted, games FROM conditions WHERE user_id = ?", id)
      .toArray()
      .map(({ muted, games }) => ({ muted: JSON.parse(muted), games: JSON.parse(games) })),
  );

test("a message to a friend waits for no other room", async () => {
  const { anna, ben, hers, player, chatID } = await aChat();
  const table = await aGameOf(anna);
  await listsGame(hers, table.gameID);
  const reader = await openChat(chatID, anna);
  for (const room of [ownRoom(anna), ownRoom(ben), table.room]) await hang(room);
  expect((await write(player, "hello")).data).toEqual({ id: 1 });
  await sees(reader, "hello");
});

test("a chat is told of a game in which two of its members sit, and of its end", async () => {
  const { anna, ben, player, room } = await aChat();
  const table = await aGameOf(anna, ben);
  await expect.poll(() => knownOf(room, anna)).toEqual([{ muted: [], games: [table.gameID] }]);
  const seat = await goInto(`g-${table.gameID}`, ben);
  expect((await write(player, "here")).data).toEqual({ channel: `g-${table.gameID}` });
  await sees(seat, "here");
  await table.room.abort(anna);
  // At once, though the chat is told only when libSQL knows.
  expect((await write(player, "over")).data).toEqual({ id: 1 });
  for (const person of [anna, ben])
    await expect.poll(() => knownOf(room, person)).toEqual([{ muted: [], games: [] }]);
});

test("a chat is told who is muted, and asks when it does not know", async () => {
  const { anna, ben, his, player, room } = await aChat();
  expectDone(await his.ask("user:mute", { username: anna.name }));
  expect(await write(player, "listen")).toMatchObject({ status: 403, error: "not_wanted" });
  // As in a chat from before it was told.
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("DELETE FROM conditions");
  });
  await evictDurableObject(room, { webSockets: "hibernate" });
  expect(await write(player, "listen")).toMatchObject({ status: 403, error: "not_wanted" });
  expect(await knownOf(room, ben)).toEqual([{ muted: [anna.id], games: [] }]);
  expectDone(await his.ask("user:unmute", { username: anna.name }));
  expectDone(await write(player, "thank you"));
});
