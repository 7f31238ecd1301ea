import { beforeAll, describe, expect, it } from "vitest";
import { mails } from "#schema/db/mails.ts";
import type { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import {
  cancelFriend,
  confirmFriend,
  countFriends,
  countOpenRequests,
  friendsOf,
  requestFriend,
} from "#store/friends.ts";
import { hasMuted, mute, mutedBy, unmute } from "#store/mutes.ts";
import { deletePlayer } from "#store/players.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
beforeAll(async () => {
  database = await aSharedDatabase();
});

/** Letters that don't look alike. */
const letters = "abefhkmstuz";
let made = 0;
/** Two players whom no other test knows. */
async function twoPlayers(more: Partial<typeof users.$inferInsert> = {}) {
  const names = ["Anna", "Ben"].map((name) => name + letters[made]);
  made++;
  const [anna, ben] = [await aUser(database.db, names[0], more), await aUser(database.db, names[1], more)];
  return { anna, ben, names };
}

/** How each of two sees the other. */
async function seen(one: number, other: number) {
  const statuses = async (id: number) => (await friendsOf(database.db, id)).map(({ status }) => status);
  return [await statuses(one), await statuses(other)];
}

const mailsTo = async (username: string) =>
  (await database.db.select().from(mails)).filter(({ recipient }) => recipient === `${username}@example.org`);

describe("two players", () => {
  it("are friends when one has asked and the other agreed, since then", async () => {
    const { db } = database;
    const { anna, ben } = await twoPlayers();
    expect(await requestFriend(db, { from: ben, to: anna }, 10)).toBe("requested");
    expect(await seen(ben, anna)).toEqual([["to"], ["from"]]);
    expect(await confirmFriend(db, { by: ben, from: anna }, 15)).toBe("no_request");
    expect(await confirmFriend(db, { by: anna, from: ben }, 20)).toBe("confirmed");
    expect(await seen(ben, anna)).toEqual([["done"], ["done"]]);
    expect(await friendsOf(db, anna)).toMatchObject([{ userID: ben, since: 20 }]);
  });

  it("who ask each other at the same time are friends", async () => {
    const { db } = database;
    const { anna, ben } = await twoPlayers();
    const outcomes = await Promise.all([
      requestFriend(db, { from: anna, to: ben }, 10),
      requestFriend(db, { from: ben, to: anna }, 10),
    ]);
    expect(outcomes.sort()).toEqual(["confirmed", "requested"]);
    expect(await seen(anna, ben)).toEqual([["done"], ["done"]]);
  });

  it("stand as they stood when something is asked again", async () => {
    const { db } = database;
    const { anna, ben } = await twoPlayers();
    await requestFriend(db, { from: anna, to: ben }, 10);
    expect(await requestFriend(db, { from: anna, to: ben }, 11)).toBe("unchanged");
    await confirmFriend(db, { by: ben, from: anna }, 12);
    expect(await confirmFriend(db, { by: ben, from: anna }, 13)).toBe("unchanged");
    expect(await requestFriend(db, { from: ben, to: anna }, 14)).toBe("unchanged");
    expect(await friendsOf(db, anna)).toMatchObject([{ status: "done", since: 12 }]);
    expect(await cancelFriend(db, { by: anna, other: ben })).toBe("cancelled");
    expect(await cancelFriend(db, { by: ben, other: anna })).toBe("unchanged");
  });

  it("are told apart when one ends it: withdrawn, declined, no longer friends", async () => {
    const { db } = database;
    const { anna, ben } = await twoPlayers();
    await requestFriend(db, { from: anna, to: ben }, 10);
    expect(await cancelFriend(db, { by: anna, other: ben })).toBe("withdrew");
    await requestFriend(db, { from: anna, to: ben }, 11);
    expect(await cancelFriend(db, { by: ben, other: anna })).toBe("declined");
    expect(await seen(anna, ben)).toEqual([[], []]);
  });

  it("end up alike on both sides when one withdraws while the other agrees", async () => {
    const { db } = database;
    const { anna, ben } = await twoPlayers();
    for (let round = 0; round < 10; round++) {
      await requestFriend(db, { from: anna, to: ben }, round);
      const [cancelled, confirmed] = await Promise.all([
        cancelFriend(db, { by: anna, other: ben }),
        confirmFriend(db, { by: ben, from: anna }, round),
      ]);
      // Whoever withdraws wants no friendship, so none is left; the other was either too late or a friend for a moment.
      expect([cancelled, confirmed]).toEqual(
        confirmed === "confirmed" ? ["cancelled", "confirmed"] : ["withdrew", "no_request"],
      );
      expect(await seen(anna, ben)).toEqual([[], []]);
    }
  });
});

describe("the mail about a request", () => {
  it("comes once, leads to the list, and not again when it is withdrawn and made anew within a day", async () => {
    const { db } = database;
    const { anna, ben, names } = await twoPlayers({ locale: "en" });
    const begun = 1_000_000;
    for (const at of [begun, begun + 1_000, begun + limits.friendMailPauseMs - 1]) {
      await requestFriend(db, { from: anna, to: ben }, at);
      await requestFriend(db, { from: anna, to: ben }, at);
      await cancelFriend(db, { by: anna, other: ben });
    }
    const data = { username: names[1], friend: names[0], url: "/en/friends" };
    expect(await mailsTo(names[1])).toMatchObject([
      { kind: "friendRequest", locale: "en", data, nextAt: begun },
    ]);
    await requestFriend(db, { from: anna, to: ben }, begun + limits.friendMailPauseMs);
    expect(await mailsTo(names[1])).toHaveLength(2);
  });

  it("does not come from each of very many players in a day", async () => {
    const { db } = database;
    const me = await aUser(db, "Mila");
    for (let n = 0; n < limits.friendMailsPerPause + 2; n++) {
      const other = await aUser(db, `Meute${letters[n]}`);
      await requestFriend(db, { from: other, to: me }, 10);
      await cancelFriend(db, { by: other, other: me });
    }
    expect(await mailsTo("Mila")).toHaveLength(limits.friendMailsPerPause);
    const late = await aUser(db, "Maren");
    await requestFriend(db, { from: late, to: me }, 10 + limits.friendMailPauseMs);
    expect(await mailsTo("Mila")).toHaveLength(limits.friendMailsPerPause + 1);
  });

  it("waits for whoever is here and goes with the answer, and does not come to whoever looks at the request", async () => {
    const { db } = database;
    const here = await twoPlayers();
    const pair = { from: here.anna, to: here.ben };
    await requestFriend(db, pair, 10, "here");
    expect(await mailsTo(here.names[1])).toMatchObject([{ nextAt: 10 + limits.friendMailWaitMs }]);
    await confirmFriend(db, { by: here.ben, from: here.anna }, 20);
    expect(await mailsTo(here.names[1])).toEqual([]);
    const declining = await twoPlayers();
    await requestFriend(db, { from: declining.anna, to: declining.ben }, 10, "here");
    await cancelFriend(db, { by: declining.ben, other: declining.anna });
    expect(await mailsTo(declining.names[1])).toEqual([]);
    const looking = await twoPlayers();
    await requestFriend(db, { from: looking.anna, to: looking.ben }, 10, "looks");
    expect(await mailsTo(looking.names[1])).toEqual([]);
  });

  it("does not come to who wants none, nor when the two are friends by it", async () => {
    const { db } = database;
    const { anna, ben, names } = await twoPlayers({ mailsFriendRequests: false });
    await requestFriend(db, { from: anna, to: ben }, 10);
    expect(await mailsTo(names[1])).toEqual([]);
    const others = await twoPlayers();
    await requestFriend(db, { from: others.anna, to: others.ben }, 10);
    await requestFriend(db, { from: others.ben, to: others.anna }, 10);
    expect(await mailsTo(others.names[0])).toEqual([]);
  });
});

it("open requests come first in the list, then friends by name", async () => {
  const { db } = database;
  const me = await aUser(db, "Mitte");
  for (const [name, isDone] of [
    ["Zora", false],
    ["Xenia", true],
    ["Wanda", true],
  ] as const) {
    const other = await aUser(db, name);
    await requestFriend(db, { from: other, to: me }, 1);
    if (isDone) await confirmFriend(db, { by: me, from: other }, 2);
  }
  expect((await friendsOf(db, me)).map(({ username }) => username)).toEqual(["Zora", "Wanda", "Xenia"]);
  expect(await countFriends(db, me)).toBe(2);
  expect(await countOpenRequests(db, me)).toBe(1);
});

it("who is muted is known so, loses the open request, and nothing stays of who was deleted", async () => {
  const { db } = database;
  const { anna, ben, names } = await twoPlayers();
  await requestFriend(db, { from: anna, to: ben }, 10);
  for (let twice = 0; twice < 2; twice++) await mute(db, { userID: ben, mutedID: anna }, 11);
  expect(await seen(anna, ben)).toEqual([[], []]);
  expect(await hasMuted(db, { userID: ben, mutedID: anna })).toBe(true);
  expect(await hasMuted(db, { userID: anna, mutedID: ben })).toBe(false);
  expect(await mutedBy(db, ben)).toEqual([{ id: anna, username: names[0] }]);
  await unmute(db, { userID: ben, mutedID: anna });
  expect(await mutedBy(db, ben)).toEqual([]);

  await mute(db, { userID: ben, mutedID: anna }, 12);
  await requestFriend(db, { from: ben, to: anna }, 13);
  await deletePlayer(db, anna);
  expect([await mutedBy(db, ben), await friendsOf(db, ben)]).toEqual([[], []]);
});
