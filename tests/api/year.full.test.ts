import { join } from "node:path";
import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { removeIdleGuests } from "#store/guests.ts";
import { aMember, signIn } from "#tests/support/accounts.ts";
import { beGuest, beginGame } from "#tests/support/api.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { countRows, type RowCounts } from "#tests/support/stored.ts";
import { aWaitingRoom } from "#tests/support/waitingRooms.ts";

const site = withKillableSite();
const day = 86_400_000;

/** What people do in a third of a year: the same each time. */
async function live(members: readonly number[], names: readonly string[]): Promise<void> {
  const [ada, bea] = [await signIn(site.url, names[0]), await signIn(site.url, names[1])];
  const enter = (party: "user" | "chat" | "channel" | "waiting", room: string, token: string) =>
    RoomSocket.enter(site.url, party, room, token);
  const sockets = [await enter("user", "me", ada.token), await enter("user", "me", bea.token)];
  const [home, other] = sockets;
  const { data } = await home.ask("chat:startChat", { userids: [members[1]], title: null });
  const chat = await enter("chat", (data as { chatid: string }).chatid, ada.token);
  await chat.ask("chat:sendMessage", { body: "Hello!" });
  const general = await enter("channel", "general", ada.token);
  await general.ask("channel:sendMessage", { body: "Who plays?" });
  const guest = await beGuest(site.url);
  const waitingID = await aWaitingRoom(site.url, guest.token);
  const waiting = await enter("waiting", waitingID, bea.token);
  const invited = await enter("channel", `w-${waitingID}`, guest.token);
  await invited.ask("channel:sendMessage", { body: "Come!" });
  const games = [await beginGame(site.url, guest.token), await beginGame(site.url, ada.token)];
  sockets.push(chat, general, waiting, invited, other);
  for (const [i, token] of [guest.token, ada.token].entries()) {
    sockets.push(await RoomSocket.open(site.url, games[i], token));
    const channel = await enter("channel", `g-${games[i]}`, ada.token);
    await channel.ask("channel:sendMessage", { body: "Good luck!" });
    sockets.push(channel);
  }
  for (const socket of sockets) socket.close();
}

/** A third of a year. Hours pass before months do: what is due in between happens in its order. */
async function passThird(): Promise<void> {
  for (const ms of [4 * 3_600_000, 120 * day]) {
    await site.letPass(ms);
    await site.tick();
  }
  // The clock does it at night.
  await removeIdleGuests(site.db, Date.now() - limits.guestIdleMs, 100, Date.now());
  await site.tick();
  await site.letPass(2 * day);
  await site.tick();
  await site.untilIdle();
}

/**
 * What may grow: what a player's profile and replays are made of, what friends have written to each other, and the last
 * events of a room, of which it keeps limits.eventsKept for each viewer. Rooms of games are measured by what one of them
 * costs.
 */
const mayGrow =
  /^(libSQL (games|game_(seats|statistics|records)|messages)|Chat messages|(Channel|Chat|Lobby|User) event_ring|Game .*)$/;

it("a year adds nothing but games, messages between friends, and what belongs to them", async () => {
  const names = ["YearAda", "YearBea"];
  const members = [await aMember(site.db, names[0]), await aMember(site.db, names[1])];
  const rooms = join(site.dataDir, "rooms/v3");
  const thirds: RowCounts[] = [];
  for (let third = 0; third < 3; third++) {
    await live(members, names);
    await passThird();
    thirds.push(await countRows(site.db, rooms));
  }
  const [first, second, last] = thirds;
  const grown = Object.keys(last).filter(
    (what) => last[what] > Math.max(first[what] ?? 0, second[what] ?? 0) && !mayGrow.test(what),
  );
  expect(grown.map((what) => [what, ...thirds.map((counts) => counts[what] ?? 0)])).toEqual([]);
  // Of the site's first guests, waiting rooms and channels nothing is left.
  expect(last).toMatchObject({ "libSQL jobs": 0, "libSQL sessions": 0 });
  expect([last["Waiting (rooms)"] ?? 0, last["Channel messages"] ?? 0]).toEqual([0, 0]);
});
