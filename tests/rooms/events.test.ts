import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { counter, enter } from "./counting.ts";
import { guest } from "./player.ts";

describe("events", () => {
  test("are numbered for each viewer, and go on after an eviction", async () => {
    const player = await enter("numbers", guest(1));
    await player.ask("counter:add", { amount: 1 });
    const late = await enter("numbers", guest(2));
    const first = 1 + limits.eventsBetweenViewers;
    expect(await late.event("counter:state")).toMatchObject({ v: first, data: { total: 1 } });
    await evictDurableObject(counter("numbers"), { webSockets: "hibernate" });
    await player.ask("counter:add", { amount: 1 });
    expect(await player.event("counter:added", 2)).toEqual({
      v: 2,
      type: "counter:added",
      data: { total: 2, viewer: "guest 1" },
    });
    expect(await late.event("counter:added")).toMatchObject({
      v: first + 1,
      data: { total: 2, viewer: "guest 2" },
    });
  });

  test("come before the answer that caused them", async () => {
    const player = await enter("order", guest(1));
    await player.ask("counter:add", { amount: 1 });
    expect(player.frames.map((frame) => ("re" in frame ? "answer" : frame.type))).toEqual([
      "counter:state",
      "counter:added",
      "answer",
    ]);
  });

  test("that were missed are sent to who comes back with the last number", async () => {
    const [gone, there] = [await enter("missed", guest(1)), await enter("missed", guest(2))];
    await there.ask("counter:add", { amount: 1 });
    await gone.event("counter:added");
    gone.leave();
    await there.ask("counter:add", { amount: 1 });
    await there.ask("counter:add", { amount: 1 });
    const back = await enter("missed", guest(1), { v: "1" });
    await back.event("counter:added", 2);
    expect(back.events).toMatchObject([
      { v: 2, type: "counter:added", data: { total: 2 } },
      { v: 3, type: "counter:added", data: { total: 3 } },
    ]);
    expect((await back.ask("counter:catchUp", { v: 2 })).data).toEqual({ v: 3 });
    expect(back.events.map((event) => event.v)).toEqual([2, 3, 3]);
  });

  test("are not those of whom somebody was before it went, but the whole state of whom it is now", async () => {
    const [one, other] = [await enter("another", guest(1)), await enter("another", guest(2))];
    await one.ask("counter:add", { amount: 1 });
    for (const [now, before] of [
      [guest(1), other],
      [guest(2), one],
    ] as const) {
      const { v } = await before.event("counter:added");
      const back = await enter("another", now, { v: String(v) });
      expect((await back.event("counter:state")).data).toEqual({ total: 1, viewer: `guest ${now.id}` });
    }
  });

  test("are not those of whom somebody was, however many it has missed", async () => {
    await enter("long", guest(1));
    const { v } = await (await enter("long", guest(2))).event("counter:state");
    for (let missed = 0; missed < 3 * limits.eventsKept; missed++) {
      const back = await enter("long", guest(1), { v: String(v) });
      expect((await back.event("counter:state")).data).toEqual({ total: missed, viewer: "guest 1" });
      back.leave();
      await runInDurableObject(counter("long"), (room) => room.addFromInside());
    }
  });

  test("that are no longer kept are made up for by the whole state", async () => {
    const player = await enter("gap", guest(1));
    await player.ask("counter:add", { amount: 1 });
    await runInDurableObject(counter("gap"), (room) => {
      for (let i = 0; i < limits.eventsKept; i++) room.addFromInside();
    });
    const back = await enter("gap", guest(1), { v: "0" });
    expect(await back.event("counter:state")).toMatchObject({ v: limits.eventsKept + 1 });
    const ahead = await enter("gap", guest(1), { v: "999999" });
    expect(await ahead.event("counter:state")).toMatchObject({ v: limits.eventsKept + 1 });
  });
});
