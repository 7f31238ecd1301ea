import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { Due } from "#party/due.ts";
import { counter, enter } from "./counting.ts";
import { guest } from "./player.ts";

describe("what is due", () => {
  test("wakes the room, the earliest first", async () => {
    const player = await enter("due", guest(1));
    await player.ask("counter:later", { ms: 60 });
    await player.ask("counter:later", { ms: 30 });
    await player.event("counter:added", 2);
  });

  test("is not done before its time, though the alarm comes early or twice", async () => {
    const player = await enter("due-early", guest(1));
    await player.ask("counter:later", { ms: 3_600_000 });
    expect(await runDurableObjectAlarm(counter("due-early"))).toBe(true);
    expect(await runInDurableObject(counter("due-early"), (room) => room.total())).toBe(0);
    expect(await runDurableObjectAlarm(counter("due-early"))).toBe(true);
  });

  test("comes though the platform has lost the alarm, as soon as anything wakes the room", async () => {
    const player = await enter("due-lost", guest(1));
    await player.ask("counter:later", { ms: 3_600_000 });
    await runInDurableObject(counter("due-lost"), (_, { storage }) => {
      storage.sql.exec("UPDATE due SET at = 1");
      return storage.deleteAlarm();
    });
    await evictDurableObject(counter("due-lost"), { webSockets: "hibernate" });
    await player.ask("counter:later", { ms: 7_200_000 });
    await player.event("counter:added");
  });

  test("comes though the room remembers an alarm that should have come long ago", async () => {
    const hour = 3_600_000;
    await enter("due-overdue", guest(1));
    await runInDurableObject(counter("due-overdue"), async (_, { storage }) => {
      const [now, due] = [Date.now(), new Due(storage)];
      await storage.setAlarm(now + hour);
      await due.findAlarm();
      due.set("later", now + 3 * hour);
      due.arm(now + hour);
      expect(await storage.getAlarm()).toBe(now + hour);
      due.arm(now + 2 * hour);
      expect(await storage.getAlarm()).toBe(now + 3 * hour);
    });
  });

  test("comes after the time that was meant, though the clock is set back meanwhile", async () => {
    const hour = 3_600_000;
    await enter("due-clock", guest(1));
    await runInDurableObject(counter("due-clock"), (_, { storage }) => {
      // A little ahead of the real clock, with which it notes when something became due.
      const [now, due] = [Date.now() + 50, new Due(storage)];
      due.set("soon", now + 60);
      expect(due.followClock(now + 5)).toBe(0);
      expect(due.followClock(now + 10 - hour)).toBe(hour - 5);
      expect(due.at("soon")).toBe(now + 65 - hour);
      // Another instance knows when it became due.
      expect(new Due(storage).followClock(now - 2 * hour)).toBeGreaterThan(hour - 100);
      expect(due.at("soon")).toBeLessThan(now + 200 - 2 * hour);
    });
  });

  test("is tried again after a fault, and holds up nothing else", async () => {
    const player = await enter("due-fault", guest(1));
    await player.ask("counter:later", { ms: 13 });
    await player.ask("counter:later", { ms: 20 });
    expect((await player.event("counter:added")).data).toMatchObject({ total: 1 });
    const due = await runInDurableObject(counter("due-fault"), (_, { storage }) => [
      ...storage.sql.exec("SELECT name FROM due"),
    ]);
    expect(due).toEqual([{ name: "add 13" }]);
  });
});
