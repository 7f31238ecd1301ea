import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { migrate } from "#party/migrations.ts";
import { limits } from "#schema/limits.ts";
import type { Answer } from "#schema/protocol/envelope.ts";
import { untilFound } from "#tests/support/patience.ts";
import { counter, enter } from "./counting.ts";
import { type Closed, guest, Player } from "./player.ts";
import { beginGame, sit, watch } from "./table.ts";

/**
 * Sends more than anybody may until the room has closed the socket: on a stalled machine much of the allowance comes
 * back.
 */
function flood(player: Player): Promise<Closed> {
  const more = async () => {
    if (player.closed) return player.closed;
    for (let i = 0; i < 3 * limits.rateBurst; i++) player.send(`{"id":"${i}","type":"x","data":0}`);
    await Promise.race([player.untilClosed(), player.ask("x", 0)]);
    return player.closed;
  };
  return untilFound("a flooded room to close the socket", more, { pauseMs: 0 });
}

describe("somebody who comes", () => {
  test("with a ticket is who the Worker says", async () => {
    const player = await enter("tickets", guest(7));
    expect((await player.event("counter:state")).data).toEqual({ total: 0, viewer: "guest 7" });
  });

  test("without a ticket is a spectator", async () => {
    const player = await enter("tickets");
    expect((await player.event("counter:state")).data).toEqual({ total: 0, viewer: "spectator" });
  });

  test("without a ticket is closed out where nobody may look on", async () => {
    const player = await enter("closed-doors");
    expect(await player.untilClosed()).toEqual({ code: 4403, reason: "noSpectators" });
  });

  test("can't use a ticket twice", async () => {
    const ticket = (await counter("tickets").issueTicket(guest(1)))!;
    await (await Player.connect("counter", "tickets", { ticket })).event("counter:state");
    const second = await Player.connect("counter", "tickets", { ticket });
    expect(await second.untilClosed()).toEqual({ code: 4401, reason: "badTicket" });
    expect(second.frames).toEqual([]);
  });

  test("can't use two sockets at once with one ticket", async () => {
    const ticket = (await counter("tickets").issueTicket(guest(1)))!;
    const both = await Promise.all([1, 2].map(() => Player.connect("counter", "tickets", { ticket })));
    const ends = await Promise.all(
      both.map((player) => player.until((p) => p.closed?.code ?? p.events[0]?.type)),
    );
    expect(ends.sort()).toEqual([4401, "counter:state"]);
  });

  test("can't use the ticket of another room", async () => {
    const ticket = (await counter("another-room").issueTicket(guest(1)))!;
    const player = await Player.connect("counter", "tickets", { ticket });
    expect(await player.untilClosed()).toMatchObject({ code: 4401 });
  });

  test("can't use a ticket that is too old", async () => {
    const ticket = (await counter("tickets").issueTicket(guest(1)))!;
    await runInDurableObject(counter("tickets"), (_, { storage }) => {
      storage.sql.exec("UPDATE tickets SET expires_at = expires_at - ?", limits.ticketLifetimeMs);
    });
    const player = await Player.connect("counter", "tickets", { ticket });
    expect(await player.untilClosed()).toMatchObject({ code: 4401 });
  });

  test("finds no room where none was opened, and gets no ticket for it", async () => {
    expect(await counter("no-room").issueTicket(guest(1))).toBeNull();
    const player = await enter("no-room");
    expect(await player.untilClosed()).toEqual({ code: 4404, reason: "noRoom" });
  });

  test("meets a fault of the room without a word about it", async () => {
    const player = await enter("faulty-room");
    expect(await player.untilClosed()).toEqual({ code: 4500, reason: "internal" });
    expect(player.texts).toEqual([]);
  });

  test("can't choose the id of the socket", async () => {
    await enter("ids", null, { _pk: "mine" });
    await enter("ids", null, { _pk: "mine" });
    const ids = await runInDurableObject(counter("ids"), (room) =>
      [...room.getConnections()].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(2);
    expect(ids).not.toContain("mine");
  });

  test.each([15_900, 16_174, 16_300, 60_000])(
    "with an address of %i characters is let in and limited like everybody",
    async (length) => {
      const player = await enter(`long-addresses-${length}`, guest(1), { x: "x".repeat(length) });
      await player.event("counter:state");
      expect(await flood(player)).toEqual({ code: 4429, reason: "tooManyFrames" });
      expect(player.texts.join("\n")).not.toContain("Error");
    },
  );

  test("with something that can't be a ticket is closed out, and does not look on", async () => {
    for (const ticket of ["", "x", "x".repeat(20_000)]) {
      const player = await Player.connect("counter", "tickets", { ticket });
      expect(await player.untilClosed()).toEqual({ code: 4401, reason: "badTicket" });
    }
  });

  test("is told nothing of the inside by a request that is no socket, whatever its headers", async () => {
    const response = await counter("plain").fetch("http://tac.test/", {
      headers: { "x-partykit-props": "no base64 and no JSON" },
    });
    expect(response.status).toBe(426);
    expect(await response.text()).not.toContain("at ");
  });
});

describe("a crowd", () => {
  test("of spectators is let in up to a number, and never keeps a player out", async () => {
    const crowd = await Promise.all(Array.from({ length: limits.spectatorsPerRoom }, () => enter("crowd")));
    await Promise.all(crowd.map((player) => player.event("counter:state")));
    const oneMore = await enter("crowd");
    expect(await oneMore.untilClosed()).toEqual({ code: 4503, reason: "full" });
    expect(oneMore.frames).toEqual([]);
    await (await enter("crowd", guest(1))).event("counter:state");
    crowd[0].leave();
    await crowd[0].untilClosed();
    await (await enter("crowd")).event("counter:state");
  });

  test("of nobodies makes way for who could sit down", async () => {
    const table = await beginGame({ people: [0] });
    const crowd = await Promise.all(Array.from({ length: limits.spectatorsPerRoom }, () => watch(table)));
    await Promise.all(crowd.map((player) => player.event("game:snapshot")));
    const ticket = (await table.room.issueTicket(guest(4711))) as string;
    const named = await Player.connect("game", String(table.gameID), { ticket });
    await named.event("game:snapshot");
    const closed = await Promise.race(crowd.map((player) => player.untilClosed()));
    expect(closed).toEqual({ code: 4503, reason: "full" });
    expect(crowd.filter((player) => player.closed === undefined)).toHaveLength(limits.spectatorsPerRoom - 1);
    expect(await (await watch(table)).untilClosed()).toEqual({ code: 4503, reason: "full" });
    expect(named.closed).toBeUndefined();
    await (await sit(table, 0)).event("game:snapshot");
  });

  test("of one spectator's own sockets loses the oldest, though there is space", async () => {
    const table = await beginGame({ people: [0] });
    const mine: Player[] = [];
    for (let i = 0; i <= limits.socketsPerPerson; i++) {
      const ticket = (await table.room.issueTicket(guest(4711))) as string;
      const player = await Player.connect("game", String(table.gameID), { ticket });
      await player.event("game:snapshot");
      mine.push(player);
    }
    expect(await mine[0].untilClosed()).toEqual({ code: 4503, reason: "full" });
    expect(mine.slice(1).map(({ closed }) => closed)).toEqual(mine.slice(1).map(() => undefined));
  });

  test("of one player's own sockets loses the oldest", async () => {
    const mine: Player[] = [];
    for (let i = 0; i <= limits.socketsPerPerson; i++) {
      const player = await enter("crowd-of-one", guest(1));
      await player.event("counter:state");
      mine.push(player);
    }
    expect(await mine[0].untilClosed()).toEqual({ code: 4503, reason: "full" });
    await mine[1].ask("counter:add", { amount: 1 });
    expect(mine.slice(1).map(({ closed }) => closed)).toEqual(mine.slice(1).map(() => undefined));
  });
});

describe("a frame", () => {
  test.each([
    ["no JSON", "hello", { code: 4400, reason: "badFrame" }],
    ["no request", "[]", { code: 4400, reason: "badFrame" }],
    ["without an id", '{"type":"counter:add","data":{"amount":1}}', { code: 4400, reason: "badFrame" }],
    [
      "with more than a request",
      '{"id":"1","type":"x","data":1,"more":1}',
      { code: 4400, reason: "badFrame" },
    ],
    ["that is binary", new Uint8Array([1, 2, 3]).buffer, { code: 4415, reason: "binaryFrame" }],
    ["that is too long", " ".repeat(limits.frameMaxChars + 1), { code: 4413, reason: "frameTooLong" }],
  ])("%s closes the socket", async (_, frame, closed) => {
    const player = await enter("frames");
    player.send(frame);
    expect(await player.untilClosed()).toEqual(closed);
  });

  test("that can't be counted closes the socket, without a word about why", async () => {
    const player = await enter("uncounted");
    await player.event("counter:state");
    await runInDurableObject(counter("uncounted"), (room) => {
      const [socket] = room.getConnections<object>();
      socket.setState({ ...socket.state, bucket: null });
    });
    player.send('{"id":"1","type":"counter:add","data":{"amount":1}}');
    expect(await player.untilClosed()).toEqual({ code: 4500, reason: "internal" });
    expect(player.texts).toHaveLength(1);
  });

  test("of an unknown type is refused", async () => {
    const player = await enter("frames");
    for (const type of ["counter:multiply", "constructor", "__proto__"]) {
      expect(await player.ask(type, {})).toMatchObject({ status: 404, error: "unknown_type" });
    }
  });

  test("with wrong data is refused", async () => {
    const player = await enter("frames");
    for (const data of [null, {}, { amount: "1" }, { amount: 1.5 }, { amount: 1, more: 1 }]) {
      expect(await player.ask("counter:add", data)).toMatchObject({ status: 422, error: "invalid_data" });
    }
  });

  test("that the handler refuses has the party's code", async () => {
    const player = await enter("frames");
    expect(await player.ask("counter:add", { amount: 1001 })).toMatchObject({
      status: 409,
      error: "too_much",
    });
  });

  test("whose handler fails changes nothing, tells nobody, and hides why", async () => {
    const [player, other] = [await enter("broken", guest(1)), await enter("broken", guest(2))];
    const answer = await player.ask("counter:break", {});
    expect(answer).toEqual({ re: answer.re, status: 500, error: "internal" });
    expect((await player.ask("counter:add", { amount: 1 })).data).toEqual({ total: 1 });
    expect((await other.event("counter:added")).data).toEqual({ total: 1, viewer: "guest 2" });
  });

  test("too many of them are not looked at", async () => {
    const begun = Date.now();
    const player = await enter("rate", guest(1));
    const add = () => player.ask("counter:add", { amount: 1 });
    const answers = await Promise.all(Array.from({ length: 2 * limits.rateBurst }, add));
    const passed = answers.filter(({ status }) => status === 200);
    const limited = answers.filter(({ error }) => error === "rate_limited");
    // On a machine that stalls meanwhile, more of them may be allowed.
    const grown = ((Date.now() - begun) / 1000) * limits.ratePerSecond;
    expect(passed.length).toBeLessThanOrEqual(limits.rateBurst + grown);
    expect(passed.length + limited.length).toBe(answers.length);
    expect(await runInDurableObject(counter("rate"), (room) => room.total())).toBe(passed.length);
  });

  test("too many of them are not looked at, however many sockets somebody sends them by", async () => {
    const begun = Date.now();
    const tabs = await Promise.all(
      Array.from({ length: limits.socketsPerPerson }, () => enter("rate", guest(5))),
    );
    const ofEach = (2 * limits.rateBurst) / tabs.length;
    for (let n = 0; n < ofEach; n++)
      for (const tab of tabs)
        tab.send(`{"id":"${crypto.randomUUID()}","type":"counter:add","data":{"amount":0}}`);
    const answersOf = ({ frames }: Player) => frames.filter((frame): frame is Answer => "re" in frame);
    const isDone = (tab: Player) => tab.closed !== undefined || answersOf(tab).length === ofEach;
    await Promise.all(tabs.map((tab) => tab.until(isDone)));
    const passed = tabs.flatMap((tab) => answersOf(tab).filter(({ status }) => status === 200));
    const grown = ((Date.now() - begun) / 1000) * limits.ratePerSecond;
    expect(passed.length).toBeLessThanOrEqual(limits.rateBurst + grown);
    const other = await enter("rate", guest(6));
    expect((await other.ask("counter:add", { amount: 0 })).status).toBe(200);
  });

  test("of visitors and guests of one address count as one crowd's, and take nothing from others", async () => {
    const [here, there] = ["a".repeat(16), "b".repeat(16)];
    const begun = Date.now();
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        enter("crowded", n % 2 === 0 ? null : guest(100 + n), { from: here }),
      ),
    );
    for (let n = 0; n < limits.rateBurst; n++)
      for (const visitor of crowd)
        visitor.send(`{"id":"${crypto.randomUUID()}","type":"counter:add","data":{"amount":0}}`);
    const answersOf = ({ frames }: Player) => frames.filter((frame): frame is Answer => "re" in frame);
    const isDone = (visitor: Player) =>
      visitor.closed !== undefined || answersOf(visitor).length === limits.rateBurst;
    await Promise.all(crowd.map((visitor) => visitor.until(isDone)));
    const passed = crowd.flatMap((visitor) => answersOf(visitor).filter(({ status }) => status !== 429));
    const grown = ((Date.now() - begun) / 1000) * limits.addressRatePerSecond;
    expect(passed.length).toBeLessThanOrEqual(limits.addressRateBurst + grown);
    expect(passed.length).toBeGreaterThanOrEqual(limits.addressRateBurst);
    const others = [
      await enter("crowded", null, { from: there }),
      await enter("crowded", guest(9), { from: there }),
      await enter("crowded", { kind: "user", id: 9, name: "Ada" }, { from: here }),
    ];
    for (const other of others) expect((await other.ask("counter:add", { amount: 0 })).status).not.toBe(429);
  });

  test("of thirty people who come at once from one address all pass", async () => {
    const from = "c".repeat(16);
    const visitors = await Promise.all(Array.from({ length: 30 }, () => enter("a-class", null, { from })));
    const asked = visitors.flatMap((visitor) =>
      [1, 2, 3].map(() => visitor.ask("counter:catchUp", { v: 0 })),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).not.toContain(429);
  });

  test("far too many of them close the socket", async () => {
    const player = await enter("rate", guest(2));
    expect(await flood(player)).toEqual({ code: 4429, reason: "tooManyFrames" });
  });

  test("that only reads counts as many", async () => {
    const begun = Date.now();
    const player = await enter("rate", guest(4));
    const answers = await Promise.all([1, 2, 3, 4].map(() => player.ask("counter:catchUp", { v: 0 })));
    const passed = answers.filter((answer) => answer.status === 200);
    const grown = ((Date.now() - begun) / 1000) * limits.ratePerSecond;
    expect(passed.length).toBeLessThanOrEqual((limits.rateBurst + grown) / limits.readCost);
  });

  test("counts against the limit through a hibernation too", async () => {
    const begun = Date.now();
    const player = await enter("rate", guest(3));
    const add = () => player.ask("counter:add", { amount: 0 });
    const before = await Promise.all(Array.from({ length: limits.rateBurst }, add));
    await evictDurableObject(counter("rate"), { webSockets: "hibernate" });
    const after = await Promise.all(Array.from({ length: limits.rateBurst / 2 }, add));
    const passed = [...before, ...after].filter(({ status }) => status === 200);
    const grown = ((Date.now() - begun) / 1000) * limits.ratePerSecond;
    expect(passed.length).toBeLessThanOrEqual(limits.rateBurst + grown);
  });

  test("ping is answered", async () => {
    const player = await enter("frames");
    player.send("ping");
    expect(await player.until(({ pongs }) => pongs > 0)).toBe(true);
  });
});

describe("a repeated request", () => {
  test("gets its first answer again and acts once", async () => {
    const player = await enter("repeats", guest(1));
    const first = await player.ask("counter:add", { amount: 5 }, "one");
    expect(await player.ask("counter:add", { amount: 5 }, "one")).toEqual(first);
    expect(await player.ask("counter:add", { amount: 7 }, "one")).toEqual(first);
    expect((await player.ask("counter:add", { amount: 0 })).data).toEqual({ total: 5 });
  });

  test("also when it comes on another socket, after an eviction", async () => {
    const player = await enter("repeats-after", guest(1));
    const first = await player.ask("counter:add", { amount: 5 }, "one");
    player.leave();
    await evictDurableObject(counter("repeats-after"));
    const again = await enter("repeats-after", guest(1));
    expect(await again.ask("counter:add", { amount: 5 }, "one")).toEqual(first);
  });

  test("is another one when somebody else asks", async () => {
    const [one, other] = [await enter("repeats-by", guest(1)), await enter("repeats-by", guest(2))];
    expect((await one.ask("counter:add", { amount: 5 }, "one")).data).toEqual({ total: 5 });
    expect((await other.ask("counter:add", { amount: 5 }, "one")).data).toEqual({ total: 10 });
  });

  test("of a spectator is answered anew, and nothing is kept of it", async () => {
    const player = await enter("repeats-spectator");
    await player.ask("counter:add", { amount: 1 }, "one");
    expect((await player.ask("counter:add", { amount: 1 }, "one")).data).toEqual({ total: 2 });
    const kept = await runInDurableObject(counter("repeats-spectator"), (_, { storage }) => [
      ...storage.sql.exec("SELECT * FROM answers"),
    ]);
    expect(kept).toEqual([]);
  });

  test("gets its refusal again, or what it may do twice its answer, of which nothing is stored", async () => {
    const player = await enter("repeats-refused", guest(1));
    await player.ask("counter:add", { amount: 999 }, "zero");
    const refused = await player.ask("counter:add", { amount: 1001 }, "one");
    expect(refused).toMatchObject({ error: "too_much" });
    expect(await player.ask("counter:add", { amount: 1 }, "one")).toEqual(refused);
    const spoken = await player.ask("counter:speak", { chars: 1 }, "two");
    expect(await player.ask("counter:speak", { chars: 2 }, "two")).toEqual(spoken);
    const kept = await runInDurableObject(counter("repeats-refused"), (_, { storage }) =>
      storage.sql.exec("SELECT request_id FROM answers").toArray(),
    );
    expect(kept).toEqual([{ request_id: "zero" }]);
  });

  test("is forgotten after many others", async () => {
    const room = "repeats-many";
    const player = await enter(room, guest(1));
    await player.ask("counter:add", { amount: 1 });
    await runInDurableObject(counter(room), (_, { storage }) => {
      for (let i = 0; i < 2 * limits.answersKept; i++) {
        storage.sql.exec(
          "INSERT INTO answers (asker, request_id, answer) VALUES ('guest 1', ?, '')",
          `old${i}`,
        );
      }
    });
    await player.ask("counter:add", { amount: 1 });
    const kept = await runInDurableObject(counter(room), (_, { storage }) => [
      ...storage.sql.exec("SELECT * FROM answers"),
    ]);
    expect(kept).toHaveLength(limits.answersKept);
  });

  test("is forgotten after a while, and where there are too many in all", async () => {
    const room = "repeats-of-many";
    await (await enter(room, guest(1))).ask("counter:add", { amount: 1 }, "old");
    const askers = () =>
      runInDurableObject(counter(room), (_, { storage }) =>
        storage.sql
          .exec("SELECT asker FROM answers ORDER BY sequence")
          .toArray()
          .map(({ asker }) => asker),
      );
    await runInDurableObject(counter(room), (_, { storage }) => {
      storage.sql.exec("UPDATE answers SET at = at - ?", limits.answersKeptMs);
    });
    await (await enter(room, guest(2))).ask("counter:add", { amount: 1 });
    expect(await askers()).toEqual(["guest 2"]);
    await runInDurableObject(counter(room), (_, { storage }) => {
      storage.sql.exec(
        `INSERT INTO answers (sequence, asker, request_id, answer, at)
         SELECT sequence + ?, 'guest 8', 'x', '', at FROM answers`,
        limits.answersKeptInAll - 1,
      );
    });
    await (await enter(room, guest(3))).ask("counter:add", { amount: 1 });
    expect(await askers()).toEqual(["guest 8", "guest 3"]);
  });
});

describe("the tables of a room", () => {
  const first = "CREATE TABLE boxes (size INTEGER); INSERT INTO boxes VALUES (1);";
  const second =
    "ALTER TABLE boxes ADD COLUMN color TEXT DEFAULT 'red'; INSERT INTO boxes (size) VALUES (2);";

  test("are brought up to date step by step, each step once", async () => {
    await runInDurableObject(counter("tables"), (_, { storage: { sql } }) => {
      migrate(sql, "test", [first]);
      migrate(sql, "test", [first]);
      migrate(sql, "test", [first, second]);
      migrate(sql, "test", [first, second]);
      expect([...sql.exec("SELECT size, color FROM boxes ORDER BY size")]).toEqual([
        { size: 1, color: "red" },
        { size: 2, color: "red" },
      ]);
    });
  });
});
