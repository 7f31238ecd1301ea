import { evictDurableObject } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import type { LogLine } from "#party/log.ts";
import { counter } from "./counting.ts";

test("what a room logs during a call of another room or the Worker names it, however many rooms there are", async () => {
  const lines: LogLine[] = [];
  vi.spyOn(console, "info").mockImplementation((line) => void lines.push(JSON.parse(line)));
  const names = ["logging-1", "logging-2"];
  await Promise.all(names.map((name) => counter(name).logLater(`of ${name}`)));
  await evictDurableObject(counter(names[0]));
  await counter(names[0]).logLater("of another instance");
  vi.restoreAllMocks();
  const of = ({ event, room }: LogLine) => [event, room];
  expect(lines.filter(({ event }) => event.startsWith("of ")).map(of)).toEqual([
    ["of logging-1", "game logging-1"],
    ["of logging-2", "game logging-2"],
    ["of another instance", "game logging-1"],
  ]);
});
