import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { userRoomName } from "#schema/roomNames.ts";
import { env } from "./env.ts";
import { aBrowser, choose, countNotices, pushedTo, settle } from "./pushed.ts";
import { sqlOf } from "./sqlOf.ts";
import { home, somebody } from "./writing.ts";

test("what comes while libSQL is away is pushed when it is back, once, whatever becomes of the room", async () => {
  const person = await somebody("Fern");
  const room = () => env.User.getByName(userRoomName(person));
  (await home(person)).leave();
  await choose(person);
  const endpoint = await aBrowser(person);
  await fetch(`${env.LIBSQL_SWITCH}/stop`, { method: "POST" });
  try {
    for (let twice = 0; twice < 2; twice++)
      await room().notify(person, { kind: "yourTurn", gameID: 7 }, "turn 7 1");
    const tries = () =>
      runInDurableObject(room(), (instance) => {
        const messages = "SELECT attempts FROM outbox WHERE kind = 'notice'";
        return sqlOf(instance).exec<{ attempts: number }>(messages).toArray().at(0)?.attempts ?? 0;
      });
    await expect.poll(tries).toBeGreaterThan(0);
    await abortAllDurableObjects();
  } finally {
    await fetch(`${env.LIBSQL_SWITCH}/start`, { method: "POST" });
  }
  await settle(person);
  expect(await pushedTo(endpoint)).toMatchObject([{ kind: "yourTurn" }]);
  expect(await countNotices(person)).toBe(1);
});
