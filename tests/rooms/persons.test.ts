import { evictDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { deleted } from "#schema/names.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import type { Identity } from "#schema/rooms.ts";
import { Player } from "./player.ts";
import { beginGame, goodMove, identityOf, make, myTurn, positionWhere, sit, type Table } from "./table.ts";

const anna: Identity = { kind: "user", id: 77, name: "Anna" };

async function comeAs(table: Table, identity: Identity, session?: string): Promise<Player> {
  const ticket = (await table.room.issueTicket(identity, session)) as string;
  return Player.connect("game", String(table.gameID), { ticket });
}

const seatIn = async (player: Player) => (await player.event<Snapshot>("game:snapshot")).data.view.seat;

/** Waits until the table shows this name on the first seat. */
const untilNamed = (player: Player, name: string) =>
  positionWhere(player, (now) => "seats" in now && now.seats[0].name === name);

describe("a seat that becomes another person's", () => {
  test("goes on over the same socket, also through a hibernation, and everybody reads the new name", async () => {
    const table = await beginGame({ people: [0, 1] });
    const [mine, other] = [await sit(table, 0), await sit(table, 1)];
    await table.room.reseat(identityOf(table, 0), anna);
    for (const player of [mine, other]) await untilNamed(player, "Anna");

    await evictDurableObject(table.room, { webSockets: "hibernate" });
    const now = await myTurn(mine);
    expect(await make(mine, now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
  });

  test("is the new person's to come back to, and no longer the old one's", async () => {
    const table = await beginGame({ people: [0] });
    for (let twice = 0; twice < 2; twice++) await table.room.reseat(identityOf(table, 0), anna);
    expect(await seatIn(await comeAs(table, anna))).toBe(0);
    expect(await seatIn(await sit(table, 0))).toBeNull();
  });

  test("has no name when nobody is on it any more", async () => {
    const table = await beginGame({ people: [0, 1] });
    const other = await sit(table, 1);
    await table.room.renamed(deleted(identityOf(table, 0)));
    expect(await untilNamed(other, "")).toMatchObject({ seats: [{ name: "", color: "black" }, {}, {}, {}] });
  });
});

describe("a person that is logged out", () => {
  test("loses all sockets and tickets but those of the session that stays", async () => {
    const table = await beginGame({ people: [0, 1] });
    const person = identityOf(table, 0);
    const [stays, ends] = [await comeAs(table, person, "here"), await comeAs(table, person, "there")];
    const other = await sit(table, 1);
    const [good, bad] = [
      await table.room.issueTicket(person, "here"),
      await table.room.issueTicket(person, "there"),
    ];
    await table.room.logOut(person, { except: ["here"] });

    expect(await ends.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
    const come = (ticket: string | null) =>
      Player.connect("game", String(table.gameID), { ticket: ticket as string });
    expect(await (await come(bad)).untilClosed()).toEqual({ code: 4401, reason: "badTicket" });
    expect(await seatIn(await come(good))).toBe(0);
    expect([stays.closed, other.closed]).toEqual([undefined, undefined]);
  });

  test("loses the sockets and tickets of one session alone, where that is meant", async () => {
    const table = await beginGame({ people: [0] });
    const person = identityOf(table, 0);
    const [stays, ends] = [await comeAs(table, person, "here"), await comeAs(table, person, "there")];
    const bad = (await table.room.issueTicket(person, "there")) as string;
    await table.room.logOut(person, { only: ["there"] });
    expect(await ends.untilClosed()).toEqual({ code: 4410, reason: "logged_out" });
    const late = await Player.connect("game", String(table.gameID), { ticket: bad });
    expect(await late.untilClosed()).toEqual({ code: 4401, reason: "badTicket" });
    expect(stays.closed).toBeUndefined();
  });

  test("loses everything where no session stays", async () => {
    const table = await beginGame({ people: [0] });
    const [one, other] = [await sit(table, 0), await comeAs(table, identityOf(table, 0), "here")];
    await table.room.logOut(identityOf(table, 0));
    for (const player of [one, other]) expect(await player.untilClosed()).toMatchObject({ code: 4410 });
  });
});
