import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { untilFound } from "#tests/support/patience.ts";
import { counter, enter } from "./counting.ts";
import { guest, type Player } from "./player.ts";

const part = limits.unreadBeforeAsked;

/** Makes the room send `chars` characters to somebody, in as many frames as needed. */
async function hearMuch(player: Player, chars: number): Promise<void> {
  for (let heard = 0; heard < chars && player.closed === undefined; heard += part) {
    await Promise.race([player.ask("counter:speak", { chars: part }), player.untilClosed()]);
  }
}

const charsOf = ({ texts }: Player) => texts.reduce((sum, { length }) => sum + length, 0);

describe("a client that does not show that it reads", () => {
  test("is asked to, and closed out when it was sent too much since", async () => {
    const player = await enter("deaf");
    player.showsReading = false;
    await hearMuch(player, 10 * limits.unreadMax);
    expect(await player.untilClosed()).toEqual({ code: 1013, reason: "notReading" });
    expect(player.questions).toHaveLength(1);
    expect(charsOf(player)).toBeLessThan(limits.unreadMax + 3 * part);
  });

  test("is closed out too when the room was evicted meanwhile, and by what it does not ask for", async () => {
    const [player, other] = [await enter("deaf-evicted"), await enter("deaf-evicted", guest(1))];
    player.showsReading = false;
    await player.event("counter:state");
    const total = () => player.texts.length;
    while (player.closed === undefined) {
      await evictDurableObject(counter("deaf-evicted"), { webSockets: "hibernate" });
      await hearMuch(player, 2 * part);
      expect(total()).toBeLessThan(20);
    }
    expect(player.closed.reason).toBe("notReading");
    expect((await other.ask("counter:add", { amount: 1 })).status).toBe(200);
    await other.event("counter:added");
    expect(player.events.map(({ type }) => type)).toEqual(["counter:state"]);
  });

  test("can't show it unasked, or with a number that it has made up", async () => {
    const player = await enter("deaf-unasked");
    player.showsReading = false;
    await hearMuch(player, 2 * part);
    expect(player.questions).toHaveLength(1);
    player.send('{"read":1}');
    expect(await player.untilClosed()).toEqual({ code: 4400, reason: "badFrame" });
  });
});

test("a client that is slow to show that it reads stays, however much it is sent in the end", async () => {
  const player = await enter("slow");
  player.showsReading = false;
  for (let n = 1; n <= 5; n++) {
    await hearMuch(player, limits.unreadMax - 2 * part);
    await player.until(({ questions }) => questions.length === n);
    player.send(player.questions[n - 1]);
  }
  expect((await player.ask("counter:add", { amount: 1 })).status).toBe(200);
  expect(player.closed).toBeUndefined();
});

test("pings of eight who flood a room are answered as often as frames may come, and others have their answers", async () => {
  const begun = Date.now();
  const flooders = await Promise.all(Array.from({ length: 8 }, () => enter("pings")));
  for (let n = 0; n < 3 * limits.rateBurst; n++) {
    for (const flooder of flooders) flooder.send("ping");
  }
  const other = await enter("pings", guest(1));
  expect((await other.ask("counter:add", { amount: 1 })).data).toEqual({ total: 1 });
  await Promise.all(flooders.map((flooder) => flooder.until(({ pongs, closed }) => closed || pongs > 0)));
  for (const { pongs } of flooders) {
    const grown = ((Date.now() - begun) / 1000) * limits.ratePerSecond;
    expect(pongs).toBeLessThanOrEqual(limits.rateBurst + grown);
  }
});

test("who goes on with pings is closed out", async () => {
  const player = await enter("ping-flood");
  const more = async () => {
    if (player.closed) return player.closed;
    const { pongs } = player;
    for (let n = 0; n < 3 * limits.rateBurst; n++) player.send("ping");
    await player.until((now) => now.closed || now.pongs > pongs);
    return player.closed;
  };
  const closed = await untilFound("who sends pings to be closed out", more, { pauseMs: 0 });
  expect(closed).toEqual({ code: 4429, reason: "tooManyFrames" });
});

describe("sockets that the room has closed and that do not go", () => {
  const rude = (name: string) => enter(name, null, {}, true);
  const staying = (name: string) =>
    runInDurableObject(counter(name), (_, context) => context.getWebSockets().length);

  test("hear nothing more, and are cut with all others when they are too many; nothing is lost", async () => {
    const other = await enter("rude", guest(1));
    await other.ask("counter:add", { amount: 7 });
    const gone: Player[] = [];
    for (let n = 0; n < 10; n++) {
      const player = await rude("rude");
      player.send("no frame");
      await player.untilClosed();
      gone.push(player);
    }
    expect(await staying("rude")).toBe(11);
    expect((await other.ask("counter:add", { amount: 1 })).data).toEqual({ total: 8 });
    expect(gone.flatMap(({ events }) => events.filter(({ type }) => type === "counter:added"))).toEqual([]);

    const last = await rude("rude");
    last.send("no frame");
    await last.untilClosed();
    await rude("rude").catch(() => {});
    await other.untilClosed();
    const again = await enter("rude", guest(1));
    expect((await again.ask("counter:add", { amount: 1 })).data).toEqual({ total: 9 });
    expect(await staying("rude")).toBe(1);
  });

  test("are cut when they go on sending", async () => {
    const player = await rude("rude-flood");
    const other = await enter("rude-flood", guest(1));
    player.send("no frame");
    await player.untilClosed();
    for (let n = 0; n < 500; n++) player.send("ping");
    await other.untilClosed();
    expect(await staying("rude-flood")).toBe(0);
  });
});
