import { runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Identity } from "#schema/rooms.ts";
import { letPass } from "./clock.ts";
import { aBrowser, choose, countNotices, pushedTo, settle } from "./pushed.ts";
import { beginGame, goodMove, identityOf, make, myTurn, sit, type Table } from "./table.ts";
import { expectDone, joinAs, openWaiting, roomWhere } from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

/** A player with an account, who has visited once and wants all notifications. */
async function somebodyAway(): Promise<{ person: Identity; endpoint: string }> {
  const person = await somebody("Ruf");
  (await home(person)).leave();
  await choose(person);
  return { person, endpoint: await aBrowser(person) };
}

/** A game of a user with an account against bots, with the user on the first seat. */
async function gameOf(person: Identity): Promise<Table> {
  const table = await beginGame({ people: [0] });
  await table.room.reseat(identityOf(table, 0), person);
  return { ...table, owners: table.owners.with(0, { kind: "human", identity: person }) };
}

/** Waits until the room has recorded that nobody is on the first seat. */
const untilAway = ({ room }: Table) =>
  expect
    .poll(() =>
      runInDurableObject(
        room,
        (_, { storage: { sql } }) => sql.exec("SELECT 1 FROM absences WHERE seat = 0").toArray().length,
      ),
    )
    .toBe(1);

test("who is away from a table hears some seconds after its turn has come, once until it has been there again", async () => {
  const { person, endpoint } = await somebodyAway();
  const table = await gameOf(person);
  for (const times of [1, 2]) {
    const mine = await sit(table, 0);
    const now = await myTurn(mine);
    if (times === 2) await make(mine, now.version, goodMove(now) as string);
    await myTurn(mine);
    await letPass(table, limits.turnNoticeMs);
    expect(await countNotices(person)).toBe(times - 1);
    mine.leave();
    await untilAway(table);
    for (let twice = 0; twice < 2; twice++) await letPass(table, limits.turnNoticeMs);
    await expect.poll(() => countNotices(person)).toBe(times);
    await settle(person);
    const pushed = await pushedTo(endpoint);
    expect(pushed).toHaveLength(times);
    expect(pushed[0]).toMatchObject({ kind: "yourTurn", url: `/de/game?gameID=${table.gameID}` });
  }
});

test("who waits elsewhere hears that the waiting room is full, and once if somebody leaves and comes again", async () => {
  const { person, endpoint } = await somebodyAway();
  const table = await openWaiting({}, person);
  for (let n = 0; n < 2; n++) await joinAs(table);
  const { player: last } = await joinAs(table);
  await expect.poll(() => countNotices(person)).toBe(1);
  await settle(person);
  expectDone(await last.ask("waiting:removePlayer", {}));
  expectDone(await last.ask("waiting:joinGame", {}));
  await roomWhere(last, ({ room }) => room.slots.every((slot) => slot.kind !== "empty"));
  await settle(person);
  expect(await pushedTo(endpoint)).toMatchObject([
    { kind: "roomFull", url: `/de?waiting=${table.waitingID}` },
  ]);
});
