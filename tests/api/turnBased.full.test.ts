import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { games } from "#schema/db/games.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { aPushService } from "#tests/support/pushService.ts";
import { ReturningPlayer } from "#tests/support/returningPlayer.ts";
import { restless } from "#tests/support/returningSocket.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { playOn } from "#tests/support/tournament/match.ts";
import { beginTurnBased, type Heard, look, playTurn, TurnPlayer } from "#tests/support/turnTable.ts";

const service = await aPushService();
afterAll(() => service.close());
const site = withKillableSite({ vars: { PUSH_SERVICES: service.origin } });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const moveTimeMs = 2 * day;

/** Hours around now, by the clock on the wall, which nobody moves. */
function hoursAroundNow() {
  const now = Math.floor((Date.now() / minute) % (24 * 60));
  return { from: (now + 22 * 60) % (24 * 60), to: (now + 2 * 60) % (24 * 60), timeZone: "UTC" };
}

/** What was heard more than before. */
function more(before: Heard, now: Heard): Heard {
  const whats = Object.keys(now) as (keyof Heard)[];
  const counts = whats.map((what) => [what, (now[what] ?? 0) - (before[what] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, n]) => n !== 0));
}

/** A game with two days a move, its people, and what they hear of it. */
async function aGame(names: readonly string[]) {
  const people: TurnPlayer[] = [];
  for (const name of names) people.push(await TurnPlayer.come(site, service, name));
  const gameID = await beginTurnBased(site, people.slice(0, 4), moveTimeMs);
  const begun = await look(site, gameID);
  const seated = begun.seats.map(({ name }) => people.find((one) => one.name === name) as TurnPlayer);
  const heardByAll = () => Promise.all(people.map((one) => one.heard()));
  let known = people.map((): Heard => ({}));
  let passed = 0;

  /** Whom the table waits for. */
  const awaited = ({ due, seats }: Snapshot) =>
    seated.filter((_, seat) => due[seat] !== null && !seats[seat].isAutopilot);

  return {
    people,
    gameID,
    seated,
    passed: () => passed,
    look: () => look(site, gameID),
    awaited: async () => awaited(await look(site, gameID)),

    /** Everybody plays but the sleeper, until the table waits for that one, or so many moves were made. */
    async playOn(moves: number, sleeper?: TurnPlayer): Promise<Snapshot> {
      const before = await look(site, gameID);
      for (;;) {
        const now = await look(site, gameID);
        if (now.status !== "running" || now.version >= before.version + moves) return now;
        const next = awaited(now).find((one) => one !== sleeper);
        if (next !== undefined) await playTurn(site, gameID, next.token);
        else if (awaited(now).length > 0) {
          // Autopilot may have the rest of a seven to play for the sleeper.
          await site.untilIdle();
          if ((await look(site, gameID)).version === now.version) return now;
        }
      }
    },

    /** All sit down and play to the end. */
    async playOut(): Promise<Snapshot> {
      const seats = seated.map(
        ({ token }) => new ReturningPlayer({ url: site.url, gameID, token }, restless),
      );
      await Promise.all(seats.map((seat) => playOn(seat, Number.POSITIVE_INFINITY)));
      for (const seat of seats) seat.close();
      return look(site, gameID);
    },

    /** Lets time pass. Everybody hears what `told` says, and nothing else. */
    async hearWhile(ms: number, told: (player: TurnPlayer) => Heard): Promise<void> {
      await site.untilIdle();
      const waiting = await this.awaited();
      // Who is awaited may have heard that already; who has just played, that it was their turn.
      const before = (await heardByAll()).map((heard, i) => (waiting.includes(people[i]) ? known[i] : heard));
      await site.letPass(ms);
      await site.untilIdle();
      passed += ms;
      known = await heardByAll();
      const heard = people.map(({ name }, i) => [name, more(before[i], known[i])]);
      expect(heard).toEqual(people.map((one) => [one.name, told(one)]));
    },
  };
}

// The clock is moved by killing workerd, and processes are looked at where Linux lists them.
it.runIf(process.platform === "linux")(
  "a turn-based game takes three weeks, and each notice comes once",
  async () => {
    const game = await aGame(["Anna", "Ben", "Carl", "Dora", "Emil"]);
    const [anna, ben, carl, dora, emil] = game.people;
    const only =
      (player: TurnPlayer, heard: Heard) =>
      (one: TurnPlayer): Heard =>
        one === player ? heard : {};
    const withMail = (one: TurnPlayer, heard: Heard): Heard => (one === ben ? heard : { ...heard, mail: 1 });
    /** The sleeper's turn has come, and passes unused; then it is the turn of somebody else. */
    const miss = async (sleeper: TurnPlayer) => {
      await game.playOn(200, sleeper);
      expect(await game.awaited()).toEqual([sleeper]);
      await game.hearWhile(2 * hour, only(sleeper, withMail(sleeper, { turn: 1 })));
      await game.hearWhile(40 * hour, only(sleeper, { timeShort: 1 }));
      await game.hearWhile(6 * hour + minute, () => ({}));
    };
    const missed = async () => (await game.look()).turns?.missed;
    const missedBy = (player: TurnPlayer, times: number) =>
      game.seated.map((one) => (one === player ? times : 0));

    // All are told that it has begun, but Carl sleeps, and Ben wants no mails. The site is killed meanwhile.
    await carl.choose(hoursAroundNow());
    await site.db.update(users).set({ mailsYourTurn: false }).where(eq(users.id, ben.id));
    await site.kill();
    const isAwake = (one: TurnPlayer) => game.seated.includes(one) && one !== carl;
    await game.hearWhile(minute, (one) => (isAwake(one) ? { begun: 1 } : {}));
    await game.hearWhile(2 * hour, (one) => (isAwake(one) ? withMail(one, {}) : {}));
    await carl.choose(null);
    await game.hearWhile(3 * hour, only(carl, { begun: 1, mail: 1 }));
    await site.kill();
    await game.hearWhile(32 * hour, (one) => (game.seated.includes(one) ? { timeShort: 1 } : {}));
    expect(await missed()).toEqual([0, 0, 0, 0]);
    await game.playOn(12);

    // Ben misses a deadline: a bot plays that card, and he plays on.
    await miss(ben);
    expect(await missed()).toEqual(missedBy(ben, 1));
    await game.playOn(12);

    // Anna's clock stands still while she is on vacation, and she hears nothing before its end.
    await game.playOn(200, anna);
    await anna.askHome("user:startVacation", { days: 9 });
    await game.hearWhile(8 * day, () => ({}));
    await site.kill();
    await game.hearWhile(day + hour, only(anna, { mail: 1 }));
    await game.playOn(12);
    expect(await missed()).toEqual(missedBy(ben, 1));

    // Dora misses three: a bot plays on, and Emil takes the seat, to which nobody objects within a day.
    for (const _ of [1, 2, 3]) await miss(dora);
    const waiting = await game.awaited();
    expect(waiting).not.toContain(dora);
    await game.hearWhile(minute, (one) => {
      if (one === dora) return { seatOffered: 1 };
      return waiting.includes(one) ? { turn: 1 } : {};
    });
    const seat = game.seated.indexOf(dora);
    const spectator = await RoomSocket.open(site.url, game.gameID, emil.token);
    expect(await spectator.ask("substitution:start", { seat, by: "me" })).toMatchObject({ status: 200 });
    spectator.close();
    await game.hearWhile(day + minute, (one) => (waiting.includes(one) ? withMail(one, {}) : {}));
    expect((await game.look()).seats[seat]).toMatchObject({ name: emil.name, isAutopilot: false });
    game.seated[seat] = emil;

    // From now on everybody plays in time, to the end.
    while (game.passed() < 21 * day) {
      await game.playOn(10);
      const next = await game.awaited();
      await game.hearWhile(35 * hour, (one) => (next.includes(one) ? withMail(one, { turn: 1 }) : {}));
    }
    expect((await game.playOut()).status).toBe("over");
    await site.untilIdle();
    const [stored] = await site.db.select().from(games).where(eq(games.id, game.gameID));
    expect(stored).toMatchObject({ status: "won", moveTimeMs, replacements: 1 });
    expect((stored.endedAt as number) - stored.createdAt).toBeGreaterThan(21 * day);
    expect(await dora.askHome("games:getGames", {})).toMatchObject({ aborted: 1 });
    // Nobody is told anything any more.
    await game.hearWhile(limits.turnMailPauseMs + hour, () => ({}));
  },
);
