import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { passTime } from "#party/queue/changes.ts";
import type { QueueState } from "#party/queue/state.ts";
import { familyOf } from "#rules/family.ts";
import { variantOf } from "#rules/variant.ts";
import { gameSeats, games } from "#schema/db/games.ts";
import { chanceFrom } from "#scripts/process/chance.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { accountsWith, aWish, Queuer, storedQueue } from "./queuers.ts";

const site = withKillableSite();
const players = 400;
/** Friends who wait as one, and people who are called and do not come. */
const pairs = 20;
const absent = 5;
/** How many come to the site at the same time, whose rooms ask libSQL for this and that; and how many enter the queue. */
const comeAtOnce = 4;
const atOnce = 20;
const seed = 20_261_125;
/** Ends what hangs: whoever does not come makes others wait for 20 s, some of them more than once. */
const quietWithinMs = 300_000;

type Game = typeof games.$inferSelect & { seats: (typeof gameSeats.$inferSelect)[] };

/** The games that have begun, with their seats. */
async function storedGames(): Promise<Game[]> {
  const all = await site.db.select().from(games);
  const ids = all.map(({ id }) => id);
  const seats = await site.db.select().from(gameSeats).where(inArray(gameSeats.gameId, ids));
  return all.map((game) => ({ ...game, seats: seats.filter(({ gameId }) => gameId === game.id) }));
}

// Processes are looked at where Linux lists them.
it.runIf(process.platform === "linux")(
  `${players} players with drawn wishes are put together on a site that is killed in the middle: nobody sits at two tables, and nobody waits while a full table of others who fit waits`,
  async () => {
    const chance = chanceFrom(seed);
    const accounts = await accountsWith(site.db, { n: players, pairs, chance });
    const all = accounts.map((account) => new Queuer(site.url, account, aWish(chance)));
    onTestFinished(() => {
      for (const one of all) one.close();
    });
    for (let i = 0; i < pairs; i++) {
      [all[2 * i].partner, all[2 * i + 1].partner] = [all[2 * i + 1], all[2 * i]];
      all[2 * i + 1].isAsking = false;
    }
    for (const one of all.slice(-absent)) one.isAbsent = true;
    const queue = () => storedQueue(join(site.dataDir, "rooms/v3"));

    const inTurn = all
      .filter(({ isAsking }) => isAsking)
      .map((one) => ({ one, at: chance() }))
      .toSorted((one, other) => one.at - other.at);
    for (let first = 0; first < all.length; first += comeAtOnce)
      await Promise.all(all.slice(first, first + comeAtOnce).map((one) => one.open(chance)));
    for (let first = 0; first < inTurn.length; first += atOnce) {
      const entering = inTurn.slice(first, first + atOnce).map(({ one }) => one.enter());
      // Some have been answered by then, and some not.
      if (first === atOnce * 9) {
        await Promise.race(entering);
        await site.kill();
      }
      await Promise.all(entering);
    }

    await site.kill();

    // In the end nobody is on the way to a table, and nobody who waits would find one.
    const underWay = (state: QueueState) =>
      [
        ["calls", state.calls.length],
        ["asks", state.asks.length],
        ["what follows now", passTime(state, Date.now()).effects.length],
      ].filter(([, count]) => count !== 0);
    const unsettled = ({ parties }: QueueState) => {
      const waits = new Set(parties.flatMap(({ members }) => members.map(({ identity }) => identity.id)));
      return all
        .filter(({ account, status, because, games, isAbsent, partner }) => {
          if (waits.has(account.id)) return status?.state !== "waiting";
          return games.size === 0 && !((isAbsent || partner?.isAbsent) && because === "late");
        })
        .map(({ account: { id }, status, because, opened }) => ({
          id,
          isWaiting: waits.has(id),
          status,
          because,
          opened,
        }));
    };
    await expect
      .poll(() => [...underWay(queue()), ...unsettled(queue())], { interval: 500, timeout: quietWithinMs })
      .toEqual([]);

    const waiting = new Set(
      queue().parties.flatMap(({ members }) => members.map(({ identity }) => identity.id)),
    );
    const playing = all.filter(({ games }) => games.size > 0);
    const late = all.filter(({ games, because }) => games.size === 0 && because === "late");
    expect(playing.length + waiting.size + late.length).toBe(players);
    expect(late.every(({ isAbsent }) => isAbsent)).toBe(true);

    const stored = await storedGames();
    const seats = stored.flatMap((game) => game.seats);
    const seated = seats.flatMap(({ userId }) => userId ?? []);
    expect(new Set(seated).size).toBe(seated.length);
    expect(new Set(playing.map(({ account }) => account.id))).toEqual(new Set(seated));
    for (const { account, games, partner } of playing) {
      const [gameID, ...others] = games;
      expect(others).toEqual([]);
      const own = seats.find(({ userId }) => userId === account.id);
      expect(own?.gameId).toBe(gameID);
      if (partner === undefined) continue;
      const beside = seats.find(({ userId }) => userId === partner.account.id);
      expect(beside?.gameId).toBe(gameID);
      const { isTeamTac, teamOf } = variantOf(stored.find(({ id }) => id === gameID)!.variant);
      if (!isTeamTac) expect(teamOf[own!.seat]).toBe(teamOf[beside!.seat]);
    }
    const byID = new Map(all.map((one) => [one.account.id, one]));
    const tables = stored.map((game) => {
      const people = game.seats.flatMap(({ userId }) => byID.get(userId ?? 0) ?? []);
      return { game, people, hasBots: people.length < game.seats.length };
    });
    for (const { game, people, hasBots } of tables) {
      for (const { wish, partner, isAsking } of people) {
        // Of a pair the wish is that of the one who has asked.
        const { variants, rated, botsAfterMs } = partner && !isAsking ? partner.wish : wish;
        expect(variants).toContain(game.variant);
        if (hasBots) expect(botsAfterMs).not.toBeNull();
        else expect(rated).toContain(game.isRated);
      }
    }

    const waits = playing.map(({ enteredAt, begunAt }) => begunAt! - enteredAt!);
    const apart = tables
      .filter(({ game }) => !variantOf(game.variant).isTeamTac)
      .map(({ people }) => people.map(({ account }) => account.rating))
      .map((ratings) => Math.max(...ratings) - Math.min(...ratings));
    console.log(
      [
        `${playing.length} of ${players} play at ${tables.length} tables (${tables.filter((one) => one.hasBots).length} with bots); ${waiting.size} wait, ${late.length} did not come`,
        `wait: median ${seconds(quantile(waits, 0.5))}, 90 % ${seconds(quantile(waits, 0.9))}`,
        `ratings at a table lie apart: median ${quantile(apart, 0.5)}, 90 % ${quantile(apart, 0.9)}, of ${Math.max(...accounts.map(({ rating }) => rating)) - Math.min(...accounts.map(({ rating }) => rating))}`,
        `variants: ${[...new Set(stored.map(({ variant }) => familyOf(variant)))].join(", ")}`,
      ].join("\n"),
    );
    expect(playing.length).toBeGreaterThan(players / 2);
    // Every tab was cut off by each kill, and came back.
    expect(Math.min(...all.map(({ opened }) => opened))).toBeGreaterThan(2);
  },
);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
