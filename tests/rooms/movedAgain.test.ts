import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { runs } from "#tests/chance.ts";
import { letPass, setClockBack } from "./clock.ts";
import { Player } from "./player.ts";
import { come, someone } from "./substituting.ts";
import {
  beginGame,
  chance,
  goodMove,
  isOver,
  make,
  patiently,
  position,
  positionWhere,
  sit,
  type Table,
} from "./table.ts";

const day = 24 * 60 * 60_000;
/** So many events of a viewer are kept, whatever others were told meanwhile. */
const surelyKept = limits.eventsKept - 8;

/** A client that catches up again and again, and compares what it is told with what it was told first. */
class Forgetful {
  player: Player;
  readonly #enter: (query: Record<string, string>) => Promise<Player>;
  /** The frames of events as they first came, by number. */
  readonly #told = new Map<number, string>();
  #heard = 0;
  again = 0;
  snapshots = 0;

  private constructor(player: Player, enter: (query: Record<string, string>) => Promise<Player>) {
    this.player = player;
    this.#enter = enter;
  }

  static async enter(enter: (query: Record<string, string>) => Promise<Player>): Promise<Forgetful> {
    const client = new Forgetful(await enter({}), enter);
    await client.player.event("game:snapshot");
    client.#hear();
    return client;
  }

  /** Takes note of new events, and compares those that came before. @returns their numbers and types, in order */
  #hear(): { v: number; type: string }[] {
    const { player } = this;
    const heard = player.frames
      .map((frame, i) => ({ frame, text: player.texts[i] }))
      .slice(this.#heard)
      .flatMap(({ frame, text }) => ("v" in frame ? [{ ...frame, text }] : []));
    this.#heard = player.frames.length;
    for (const { v, text } of heard.filter(({ type }) => type !== "game:snapshot")) {
      if (this.#told.has(v)) expect(text).toBe(this.#told.get(v));
      this.#told.set(v, text);
    }
    return heard.map(({ v, type }) => ({ v, type }));
  }

  #point(): number {
    this.#hear();
    const numbers = [...this.#told.keys()];
    if (numbers.length === 0) return this.player.events[0].v;
    return Math.max(Math.max(...numbers) - chance(limits.eventsKept + 3), Math.min(...numbers));
  }

  async catchUp(): Promise<void> {
    const v = this.#point();
    const { data } = await patiently(this.player, "game:catchUp", { v });
    this.#compare(v, (data as { v: number }).v);
  }

  /** Leaves, and comes back after what happens meanwhile. */
  async comeBack(meanwhile: () => Promise<unknown>): Promise<void> {
    this.player.leave();
    await meanwhile();
    const v = this.#point();
    this.player = await this.#enter({ v: String(v) });
    this.#heard = 0;
    const { data } = await patiently(this.player, "game:catchUp", { v: 999_999_999 });
    await this.player.event("game:snapshot");
    // The last frame is the snapshot that was asked for just now.
    this.#compare(v, (data as { v: number }).v, 1);
  }

  /** Whatever was missed is told, or a snapshot and all after it, besides those that were asked for. */
  #compare(after: number, last: number, snapshotsAsked = 0): void {
    const heard = this.#hear();
    const numbers = new Set(heard.map(({ v }) => v));
    const numbersAfter = (v: number) => Array.from({ length: last - v }, (_, i) => v + 1 + i);
    const areTold = (all: readonly number[]) => all.every((v) => numbers.has(v));
    const missed = numbersAfter(after);
    if (areTold(missed)) {
      this.again++;
      return;
    }
    this.snapshots++;
    expect(missed.length).toBeGreaterThan(surelyKept);
    // The table goes on by itself, so that events may follow a snapshot.
    const whole = heard.filter(({ v, type }) => type === "game:snapshot" && areTold(numbersAfter(v)));
    expect(whole.length).toBeGreaterThan(snapshotsAsked);
  }
}

/** Makes the next move of somebody whose turn it is, if it is anybody's. @returns whether the game goes on */
async function playOne(people: readonly Forgetful[]): Promise<boolean> {
  const newest = () => Math.max(...people.map(({ player }) => position(player)?.version ?? 0));
  const positions = await Promise.all(
    people.map(({ player }) => positionWhere(player, ({ version }) => version >= newest())),
  );
  if (positions.some(isOver)) return false;
  const mover = positions.findIndex((now) => now.version === newest() && goodMove(now) !== undefined);
  if (mover < 0) return true;
  const { version } = positions[mover];
  await make(people[mover].player, version, goodMove(positions[mover]) as string);
  await positionWhere(people[mover].player, (now) => now.version > version);
  return true;
}

/** What happens beside moves, once in a while: it is stored, told to some only, or changes whom the table waits for. */
function disturbances(table: Table, [first, second, spectator]: readonly Forgetful[]) {
  const emojis = ["👍", "🎉"] as const;
  return [
    () => first.player.ask("game:react", { emoji: emojis[chance(2)] }),
    async () => {
      await first.player.ask("ending:start", { how: "noResult" });
      await second.player.ask("ending:answer", { how: "noResult", accept: false });
    },
    async () => {
      const guest = await someone();
      const ticket = (await table.room.issueTicket(guest)) as string;
      const other = await Player.connect("game", String(table.gameID), { ticket });
      await other.ask("substitution:start", { seat: 1, by: "me" });
      if (chance(2) === 0) await first.player.ask("substitution:answer", { accept: false });
      other.leave();
    },
    () => evictDurableObject(table.room, { webSockets: "hibernate" }),
    () => spectator.comeBack(() => playOne([first, second])),
    () => second.comeBack(() => letPass(table, limits.autopilotAfterMs)),
    () => setClockBack(table, 3_600_000),
  ];
}

/** Plays for a while, catching up after each move. @returns how often that was told again, and how often a snapshot */
async function playForgetfully(moveTimeMs: number | null): Promise<{ again: number; snapshots: number }[]> {
  const table = await beginGame({ variant: "4x2m", people: [0, 2], moveTimeMs });
  const enter = (seat: number) => Forgetful.enter((query) => sit(table, seat, query));
  const people = [await enter(0), await enter(2)];
  const spectator = await Forgetful.enter((query) => Player.connect("game", String(table.gameID), query));
  const everybody = [...people, spectator];
  const disturb = disturbances(table, everybody);
  for (let n = 0; n < runs(disturb.length); n++) {
    await disturb[n % disturb.length]();
    for (let moves = 0; moves < 3 && (await playOne(people)); moves++) await everybody[chance(3)].catchUp();
  }
  return everybody;
}

test("whoever catches up in a game is told what was told, to the letter", async () => {
  const paces = [null, limits.moveTimesMs[0], day];
  const clients = (await Promise.all(paces.map(playForgetfully))).flat();
  const sum = (of: "again" | "snapshots") => clients.reduce((sum, client) => sum + client[of], 0);
  expect(sum("snapshots")).toBeLessThan(sum("again") / 3);
});

test("whoever sits down is not told what was told to the seat before", async () => {
  const table = await beginGame({ variant: "4x2m", people: [0, 1] });
  const people = await Promise.all([0, 1].map((seat) => Forgetful.enter((query) => sit(table, seat, query))));
  for (let moves = 0; moves < 6; moves++) await playOne(people);
  const newcomer = await come(table, await someone());
  await newcomer.ask("substitution:start", { seat: 2, by: "me" });
  for (const { player } of people) await player.ask("substitution:answer", { accept: true });
  const { v } = await newcomer.until(({ events }) =>
    events.find(({ data }) => (data as Partial<Snapshot>).view?.seat === 2),
  );
  const before = newcomer.events.length;
  await newcomer.ask("game:catchUp", { v: v - 3 });
  const told = newcomer.events
    .slice(before)
    .filter((event) => event.v <= v || event.type === "game:snapshot");
  expect(told).toMatchObject([{ type: "game:snapshot", data: { view: { seat: 2 } } }]);
});
