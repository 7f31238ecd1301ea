import { type Context, Hono } from "hono";
import { z } from "zod";
import { inTime } from "#party/inTime.ts";
import { limits } from "#schema/limits.ts";
import type { OutboxCalls, RoomBindings } from "#schema/rooms.ts";
import { presents } from "./bearer.ts";
import { onMinute } from "./clock.ts";
import type { EdgeEnv, Env } from "./env.ts";
import { Problem } from "./problem.ts";
import { healthOf } from "./services/health.ts";

const parties = [
  "Channel",
  "Chat",
  "Game",
  "Lobby",
  "Queue",
  "Rater",
  "Tournament",
  "User",
  "Waiting",
] as const satisfies readonly (keyof RoomBindings)[];

const wakeBody = z.strictObject({
  rooms: z
    .array(z.strictObject({ party: z.enum(parties), name: z.string() }))
    .max(limits.overdueAlarmsAtOnce),
});
type SleepingRoom = z.infer<typeof wakeBody>["rooms"][number];

/**
 * What does the platform's part where no platform does. Only `npm start` may call it: it knows the secret that it made.
 * Without that secret (on Cloudflare) these addresses do not exist.
 * - POST /dev/clock runs the clock, and answers when all its work is done.
 * - POST /dev/wake wakes rooms whose alarms were postponed (scripts/site/waking.ts), and answers how the site is then.
 */
export const clockCall = new Hono<EdgeEnv>()
  .post("/dev/clock", async (c) => {
    expectSecret(c);
    await onMinute(c.env, Date.now());
    return c.body(null, 204);
  })
  .post("/dev/wake", async (c) => {
    expectSecret(c);
    const { rooms } = wakeBody.parse(await c.req.json());
    // One that does not answer is on its way, or goes off later by itself.
    await Promise.allSettled(rooms.map((room) => inTime(wake(c.env, room), limits.oneOfManyWaitMs)));
    return c.json(await healthOf(c.env, Date.now()));
  });

function expectSecret(c: Context<EdgeEnv>): void {
  if (!presents(c.env.CLOCK_SECRET, c.req.header("Authorization")))
    throw new Problem("not_found", "Nothing is here.");
}

/** Whatever wakes a room makes it set an alarm for what is overdue (party/due.ts). */
async function wake(env: Env, { party, name }: SleepingRoom): Promise<void> {
  const rooms = env.JURISDICTION ? env[party].jurisdiction(env.JURISDICTION) : env[party];
  await (rooms.getByName(name) as unknown as OutboxCalls).undelivered();
}
