import { evictDurableObject } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { type Moved, game as protocol, type Snapshot } from "#schema/protocol/game.ts";
import { letPass } from "./clock.ts";
import { Player } from "./player.ts";
import {
  type Changed,
  changes,
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
  goodMove,
  identityOf,
  make,
  myTurn,
  patiently,
  playOn,
  position,
  positionWhere,
  sit,
  type Table,
  untilWritten,
} from "./table.ts";
import { expectDone } from "./waitingTable.ts";

describe("a spectator in place of a player who does not play", () => {
  const breaks: Record<string, (table: Table) => Promise<unknown>> = {
    "without a break": async () => {},
    "through evictions": ({ room }) => evictDurableObject(room, { webSockets: "hibernate" }),
  };
  test.each(Object.keys(breaks))("sits down when all others agree, %s", async (name) => {
    const pause = breaks[name];
    const { table, players, identity, substitute } = await withSleeper();
    expect(await substitute.ask("substitution:start", { seat: 3, by: "me" })).toMatchObject({ status: 200 });
    await pause(table);
    const offered = (await players[0].event<Changed>("substitution:changed")).data;
    protocol.events["substitution:changed"].parse(offered);
    expect(offered).toMatchObject({
      substitution: { seat: 3, acceptedBy: [], asked: [0, 1, 2], by: { name: identity.name, kind: "guest" } },
      replaced: { name: identityOf(table, 3).name },
    });
    for (const player of players.slice(0, 3)) {
      expect(await player.ask("substitution:answer", { accept: true })).toMatchObject({ status: 200 });
      await pause(table);
    }
    await untilTold(players[0], ["offered", "accepted", "accepted", "accepted", "done"]);
    const { seats, due } = (await players[0].event<Snapshot>("game:seats")).data;
    expect(seats[3].name).toBe(identity.name);
    expect(Date.now() - (due[3] as number)).toBeLessThan(limits.replaceableAfterMs);

    // The substitute plays on with the same cards; the substituted player no longer sees a hand, and can't come back.
    await substitute.until((p) => mySeat(p) === 3);
    await players[3].until((p) => mySeat(p) === null);
    expect(position(players[3])!.view.hand).toBeNull();
    expect(await make(players[3], 3, "3 trade 1")).toMatchObject({ error: "spectator" });
    expect(await players[3].ask("substitution:start", { seat: 0, by: "me" })).toMatchObject({
      status: 403,
      error: "has_played",
    });
    const now = await myTurn(substitute);
    expect(await make(substitute, now.version, goodMove(now) as string)).toMatchObject({ status: 200 });
    await positionWhere(players[3], ({ version }) => version > now.version);
    const since = players[3].texts.findLastIndex((text) => text.includes('"game:snapshot"'));
    expect(players[3].texts.slice(since).join()).not.toMatch(/"(hand|borrowed)":\[/);
    await pause(table);
    expect((await (await come(table, identity)).event<Snapshot>("game:snapshot")).data.view.seat).toBe(3);

    const seating = await untilSeated(table, 5);
    expect(seating.map(({ guestId, satOn }) => [guestId, satOn])).toEqual([
      ...[0, 1, 2].map((seat) => [identityOf(table, seat).id, null]),
      [identity.id, null],
      [identityOf(table, 3).id, 3],
    ]);
  });

  test("sits down though the room is killed after every step", async () => {
    const { table, identity, substitute } = await withSleeper();
    await substitute.ask("substitution:start", { seat: 3, by: "me" }, "offer");
    await kill(table);
    await come(table, identity);
    for (const seat of [0, 1, 2]) {
      const player = await sit(table, seat);
      expect(await player.ask("substitution:answer", { accept: true }, `yes${seat}`)).toMatchObject({
        status: 200,
      });
      await kill(table);
      await come(table, identity);
      const again = await sit(table, seat);
      expect(await again.ask("substitution:answer", { accept: true }, `yes${seat}`)).toMatchObject({
        status: 200,
      });
    }
    expect(mySeat(await come(table, identity))).toBe(3);
    expect((await (await sit(table, 3)).event<Snapshot>("game:snapshot")).data.view.seat).toBeNull();
    expect(await untilSeated(table, 5)).toHaveLength(5);
  });

  test("leaves to who was replaced what it did so far, and begins anew", async () => {
    const { table, players, substitute } = await withSleeper();
    await substitute.ask("substitution:start", { seat: 3, by: "me" });
    for (const player of players.slice(0, 3)) await player.ask("substitution:answer", { accept: true });
    await substitute.until((p) => mySeat(p) === 3);
    // Whoever is to move stops once everybody has played.
    const havePlayed = ({ version }: Pick<Moved, "version">) => version > 12;
    await Promise.race([...players.slice(0, 3), substitute].map((player) => playOn(player, havePlayed)));
    expect(await table.room.abort(identityOf(table, 0))).toBe("aborted");
    const written = await untilWritten(table.gameID);
    expect(written.seats).toHaveLength(5);
    expect(written.seats[4]).toMatchObject({ satOn: 3, team: 1, hasWon: null, color: "green" });
    expect(written.statistics[4].statistics.moves).toBe(0);
    expect(written.statistics[3].statistics.moves).toBeGreaterThan(0);
    const { data } = await patiently(substitute, "game:getStatistics", {});
    const { players: told } = protocol.answers["game:getStatistics"].parse(data);
    expect(told.map(({ seat, player }) => `${seat} ${player.name}`)).toContain(
      `3 ${identityOf(table, 3).name}`,
    );
    expect(told.reduce((sum, { moves }) => sum + moves, 0)).toBe(written.log.length);
  });
});

describe("an offer", () => {
  test("ends when one of those asked does not agree", async () => {
    const { players, substitute } = await withSleeper();
    await substitute.ask("substitution:start", { seat: 3, by: "me" });
    await players[1].ask("substitution:answer", { accept: false });
    await untilTold(substitute, ["offered", "rejected"]);
    expect(await players[0].ask("substitution:answer", { accept: true })).toMatchObject({
      status: 409,
      error: "no_substitution",
    });
    expect(mySeat(substitute)).toBeNull();
  });

  test("ends when it is withdrawn, and when who made it goes", async () => {
    for (const leave of [
      (substitute: Player) => substitute.ask("substitution:answer", { accept: false }),
      async (substitute: Player) => substitute.leave(),
    ]) {
      const { players, substitute } = await withSleeper();
      await substitute.ask("substitution:start", { seat: 3, by: "me" });
      await leave(substitute);
      await untilTold(players[0], ["offered", "withdrawn"]);
    }
  });

  test("ends when the player plays after all", async () => {
    const { players, substitute } = await withSleeper();
    await substitute.ask("substitution:start", { seat: 3, by: "me" });
    const now = await myTurn(players[3]);
    await make(players[3], now.version, goodMove(now) as string);
    await untilTold(players[0], ["offered", "played"]);
  });

  test("expires after a minute, and can't be made again at once", async () => {
    const { table, players, substitute } = await withSleeper();
    await substitute.ask("substitution:start", { seat: 3, by: "me" });
    await players[0].ask("substitution:answer", { accept: true });
    await letPass(table, limits.substitutionMs);
    await untilTold(players[0], ["offered", "accepted", "expired"]);
    const again = () => substitute.ask("substitution:start", { seat: 3, by: "me" });
    expect(await again()).toMatchObject({ status: 429, error: "too_soon" });
    await letPass(table, limits.substitutionPauseMs);
    expect(await again()).toMatchObject({ status: 200 });
  });

  test("is one at a time: of two at once one is made", async () => {
    const { table, substitute } = await withSleeper();
    const other = await come(table, await someone());
    const wish = { seat: 3, by: "me" };
    const answers = await Promise.all(
      [substitute, other].map((player) => player.ask("substitution:start", wish)),
    );
    expect(answers.map(({ status, error }) => `${status} ${error}`).sort()).toEqual([
      "200 undefined",
      "409 substitution_open",
    ]);
    // A repeated request gets the same answer, though the room stores nothing for spectators.
    expect(await substitute.ask("substitution:start", wish)).toMatchObject({ status: answers[0].status });
  });

  test("holds autopilot back until it has ended", async () => {
    const table = await beginGame({ people: [0, 1, 2] });
    const players = await Promise.all([0, 1].map((seat) => sit(table, seat)));
    const substitute = await come(table, await someone());
    await positionWhere(players[0], ({ view }) => view.traded[3]);
    await letPass(table, limits.replaceableAfterMs);
    await positionWhere(players[0], ({ view }) => view.traded[2]);
    // Autopilot already plays for the absent player. An offer for that seat is possible all the same, and holds its
    // next card.
    expect(await substitute.ask("substitution:start", { seat: 2, by: "me" })).toMatchObject({ status: 200 });
    for (const player of players) {
      const now = await myTurn(player);
      await make(player, now.version, goodMove(now) as string);
    }
    // Whatever the cards, sevens and skips too: until it is the absent player's turn.
    const isNotTheBots = ({ view }: Pick<Moved, "view">) => view.phase === "play" && view.turn !== 3;
    let held = await positionWhere(players[0], isNotTheBots);
    while (held.view.turn !== 2) {
      const { version, view } = held;
      const mine = await positionWhere(players[view.turn], (now) => now.version >= version);
      await make(players[view.turn], version, goodMove(mine) as string);
      held = await positionWhere(players[0], (now) => now.version > version && isNotTheBots(now));
    }
    await letPass(table, limits.substitutionMs / 2);
    expect(position(players[0])!.version).toBe(held.version);
    await letPass(table, limits.substitutionMs / 2);
    await positionWhere(players[0], ({ version }) => version > held.version);
  });

  test("is refused to who may not make it", async () => {
    const { table, players, substitute } = await withSleeper();
    const nameless = await Player.connect("game", String(table.gameID));
    const start = (player: Player, data: object) => player.ask("substitution:start", data);
    const refusals: [Player, object, number, string][] = [
      [nameless, { seat: 3, by: "me" }, 403, "no_name"],
      [players[0], { seat: 3, by: "me" }, 403, "has_seat"],
      [substitute, { seat: 3, by: "bot", level: "solid" }, 403, "spectator"],
      [players[3], { seat: 3, by: "bot", level: "solid" }, 409, "not_replaceable"],
      [substitute, { seat: 0, by: "me" }, 409, "not_replaceable"],
      [substitute, { seat: 5, by: "me" }, 409, "not_replaceable"],
      [substitute, { seat: 3, by: "you" }, 422, "invalid_data"],
    ];
    for (const [player, data, status, error] of refusals) {
      expect(await start(player, data), error).toMatchObject({ status, error });
    }
    expect(await players[0].ask("substitution:answer", { accept: true })).toMatchObject({
      error: "no_substitution",
    });
    await start(substitute, { seat: 3, by: "me" });
    for (const player of [nameless, substitute, players[3]]) {
      expect(await player.ask("substitution:answer", { accept: true })).toMatchObject({
        status: 403,
        error: "not_asked",
      });
    }
    for (const player of [nameless, players[3]])
      expect(await player.ask("substitution:answer", { accept: false })).toMatchObject({
        error: "not_asked",
      });
    expect(changes(players[0])).toEqual(["offered"]);
  });

  test("needs somebody who can agree, and a game that goes on", async () => {
    const table = await beginGame({ people: [0] });
    await sit(table, 0);
    const substitute = await come(table, await someone());
    await positionWhere(substitute, ({ view }) => view.traded[3]);
    await letPass(table, limits.replaceableAfterMs);
    expect(await substitute.ask("substitution:start", { seat: 0, by: "me" })).toMatchObject({
      error: "nobody_to_ask",
    });
    await letPass(table, limits.idleGameMs);
    expect(await substitute.ask("substitution:start", { seat: 1, by: "me" })).toMatchObject({
      error: "game_over",
    });
  });
});

describe("where two players are away", () => {
  /** Autopilot plays for the last two of four people; the first two have given their cards. */
  async function withTwoAway() {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const players = await Promise.all([0, 1].map((seat) => sit(table, seat)));
    for (const player of players) {
      const now = await myTurn(player);
      await make(player, now.version, goodMove(now) as string);
    }
    await letPass(table, limits.autopilotAfterMs);
    await positionWhere(players[0], ({ view }) => view.phase === "play");
    const substitute = await come(table, await someone());
    return { table, players, substitute };
  }
  const accept = (player: Player) => player.ask("substitution:answer", { accept: true });
  /** Waits until the player was last told that these are asked. */
  const untilAsked = (player: Player, wanted: number[]) =>
    player.until(({ events }) => {
      const told = events.findLast(({ data }) => "substitution" in (data as object))?.data;
      return JSON.stringify((told as Snapshot | undefined)?.substitution?.asked) === JSON.stringify(wanted);
    });

  test("only those who are there are asked about one of them", async () => {
    const { players, substitute } = await withTwoAway();
    expectDone(await substitute.ask("substitution:start", { seat: 3, by: "me" }));
    await untilAsked(players[0], [0, 1]);
    for (const player of players) expectDone(await accept(player));
    await untilTold(players[0], ["offered", "accepted", "accepted", "done"]);
    await substitute.until((p) => mySeat(p) === 3);
    const marked = await players[0].until(({ events }) => {
      const told = events.findLast(({ type }) => type === "game:seats")?.data as Snapshot | undefined;
      return told?.substitution === null && told.seats.map(({ isAutopilot }) => isAutopilot);
    });
    expect(marked).toEqual([false, false, true, false]);
  });

  test("the other one is asked, too, who comes back before it is done", async () => {
    const { table, players, substitute } = await withTwoAway();
    expectDone(await substitute.ask("substitution:start", { seat: 3, by: "me" }));
    expectDone(await accept(players[0]));
    const back = await sit(table, 2);
    for (const player of [back, ...players]) await untilAsked(player, [1, 2]);
    expectDone(await accept(players[1]));
    await untilAsked(back, [2]);
    expectDone(await accept(back));
    await untilTold(players[0], ["offered", "accepted", "accepted", "accepted", "done"]);
  });

  test("who is awaited for less than a minute is asked until autopilot plays", async () => {
    const table = await beginGame({ people: [0, 1, 2, 3] });
    const players = await Promise.all([0, 1, 2, 3].map((seat) => sit(table, seat)));
    for (const player of players.slice(0, 2)) {
      const now = await myTurn(player);
      await make(player, now.version, goodMove(now) as string);
    }
    await letPass(table, limits.replaceableAfterMs);
    players[2].leave();
    await players[0].until(({ events }) =>
      events.some(({ type, data }) => type === "game:presence" && isWithout(data as Snapshot["presence"], 2)),
    );
    await letPass(table, limits.autopilotAfterMs / 2);
    const substitute = await come(table, await someone());
    expectDone(await substitute.ask("substitution:start", { seat: 3, by: "me" }));
    for (const player of players.slice(0, 2)) expectDone(await accept(player));
    await untilAsked(players[0], [2]);
    await letPass(table, limits.autopilotAfterMs / 2);
    await untilTold(players[0], ["offered", "accepted", "accepted", "done"]);
  });

  const isWithout = ({ online }: Snapshot["presence"], seat: number) =>
    online.length === 3 && !online.includes(seat);
});

describe("who was replaced", () => {
  test("may abort the game no more; who sits there now may", async () => {
    const { table, players, identity, substitute } = await withSleeper();
    expectDone(await substitute.ask("substitution:start", { seat: 3, by: "me" }));
    expect(await table.room.abort(identity)).toBe("not_seated");
    for (const player of players.slice(0, 3))
      expectDone(await player.ask("substitution:answer", { accept: true }));
    await untilTold(substitute, ["offered", "accepted", "accepted", "accepted", "done"]);
    expect(await table.room.abort(identityOf(table, 3))).toBe("not_seated");
    expect(position(substitute)).not.toHaveProperty("status", "aborted");
    expect(await table.room.abort(identity)).toBe("aborted");
  });
});
