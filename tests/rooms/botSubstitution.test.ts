import { evictDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import type { Snapshot } from "#schema/protocol/game.ts";
import { playAllBut } from "./playedGame.ts";
import {
  type Changed,
  come,
  kill,
  mySeat,
  someone,
  untilSeated,
  untilTold,
  withSleeper,
} from "./substituting.ts";
import {
  beginGame,
  identityOf,
  playOn,
  positionWhere,
  sit,
  type Table,
  untilWritten,
  watch,
} from "./table.ts";
import { expectDone } from "./waitingTable.ts";

describe("a bot in place of a player", () => {
  test("comes by vote, and plays at once", async () => {
    const { table, players } = await withSleeper();
    await players[0].ask("substitution:start", { seat: 3, by: "bot", level: "solid" });
    expect((await players[1].event<Changed>("substitution:changed")).data.substitution).toMatchObject({
      acceptedBy: [0],
      asked: [1, 2],
      by: { kind: "bot" },
    });
    await Promise.all([1, 2].map((seat) => players[seat].ask("substitution:answer", { accept: true })));
    await positionWhere(players[0], ({ view }) => view.phase === "play");
    const seating = await untilSeated(table, 5);
    expect(seating[3]).toMatchObject({ botLevel: "solid", guestId: null });
    expect(seating[4]).toMatchObject({ guestId: identityOf(table, 3).id, satOn: 3 });
  });

  test("is withdrawn by who wished for it", async () => {
    const { players } = await withSleeper();
    await players[0].ask("substitution:start", { seat: 3, by: "bot", level: "solid" });
    await players[0].ask("substitution:answer", { accept: false });
    await untilTold(players[1], ["offered", "withdrawn"]);
  });
});

/** Each way of substituting somebody, while nobody has done so yet. */
const offers = {
  "a bot for a player": async () => {
    const { table } = await withSleeper();
    const data = { seat: 3, by: "bot", level: "solid" };
    return { table, by: identityOf(table, 0), data, asked: [1, 2], sits: { kind: "bot", level: "solid" } };
  },
  "a spectator for a bot": async () => {
    const [table, by] = await Promise.all([beginGame({ people: [0, 1] }), someone()]);
    return { table, by, data: { seat: 2, by: "me" }, asked: [0, 1], sits: { kind: "guest", name: by.name } };
  },
};
const pauses = {
  evicted: ({ room }: Table) => evictDurableObject(room, { webSockets: "hibernate" }).catch(() => {}),
  killed: kill,
};
const each = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

test.each(each(offers).flatMap((what) => each(pauses).map((how) => [what, how] as const)))(
  "%s is put there once, though the room is %s after every step",
  async (what, how) => {
    const { table, by, data, asked, sits } = await offers[what]();
    for (let twice = 0; twice < 2; twice++) {
      expectDone(await (await come(table, by)).ask("substitution:start", data, "offer"));
      await pauses[how](table);
    }
    for (const seat of asked) {
      for (let twice = 0; twice < 2; twice++) {
        await come(table, by);
        const player = await sit(table, seat);
        expectDone(await player.ask("substitution:answer", { accept: true }, `yes${seat}`));
        await pauses[how](table);
      }
    }
    const { seats, substitution } = (await (await watch(table)).event<Snapshot>("game:snapshot")).data;
    expect(seats[data.seat]).toMatchObject(sits);
    expect(substitution).toBeNull();
    expect(await untilSeated(table, 5)).toHaveLength(5);
  },
);

describe("a spectator in place of a bot", () => {
  test("sits down at any time, if the people agree", async () => {
    const table = await beginGame({ people: [0, 1] });
    await playAllBut(20, table);
    const players = await Promise.all([0, 1].map((seat) => sit(table, seat)));
    const substitute = await come(table, await someone());
    await substitute.ask("substitution:start", { seat: 2, by: "me" });
    await Promise.all(players.map((player) => player.ask("substitution:answer", { accept: true })));
    await substitute.until((p) => mySeat(p) === 2);
    await Promise.all([...players, substitute].map((player) => playOn(player)));
    expect((await untilWritten(table.gameID)).seats).toHaveLength(5);
  });
});
