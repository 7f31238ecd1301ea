import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as after } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import type { CreateTournamentAnswer, CreateTournamentBody } from "#schema/api/tournaments.ts";
import { limits } from "#schema/limits.ts";
import { type Answer, type Event, isReadQuestion } from "#schema/protocol/envelope.ts";
import type { TournamentMatch, TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { call } from "#tests/support/api.ts";
import { withKillableSite } from "#tests/support/killableSite.ts";
import { invitationTo, RoomSocket } from "#tests/support/roomSocket.ts";
import { matchesOf, Spectator, teamsIn } from "#tests/support/tournament/spectator.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withKillableSite();
const nTeams = 64;
const watchers = 300;
/** How many people come at the same time. */
const atOnce = 20;
/** The longest pause between two results, in ms. */
const longestPauseMs = 400;

const minute = 60_000;

/** Somebody who looks at the tournament, with every frame and when it arrived (ms, and ms UTC as the rooms count). */
class Watcher {
  readonly heard: { frame: Answer | Event; at: number; clock: number; bytes: number }[] = [];
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];

  /** @param address that of the room, with a ticket for who is somebody */
  constructor(address: string) {
    // Node's WebSocket accepts headers; the browsers' one (whose type this is) does not.
    this.#socket = new WebSocket(address, { headers: { Origin: site.url } } as never);
    onTestFinished(() => this.#socket.close());
    this.#socket.addEventListener("message", ({ data }) => {
      if (isReadQuestion(data)) return this.#socket.send(data);
      this.heard.push({
        frame: JSON.parse(data),
        at: performance.now(),
        clock: Date.now(),
        bytes: data.length,
      });
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** Waits until something of this kind has arrived. */
  async until(isMeant: (frame: Answer | Event) => boolean): Promise<void> {
    while (!this.heard.some(({ frame }) => isMeant(frame)))
      await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  send(frame: object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  /** The events after the first, which shows the tournament as it was. */
  get news() {
    return this.heard
      .flatMap(({ frame, ...more }) => ("v" in frame ? { event: frame, ...more } : []))
      .slice(1);
  }
}

const isEvent = (frame: Answer | Event) => "v" in frame;

/** Makes so many things, a few at a time. */
async function few<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const n = Math.min(atOnce, count - first);
    made.push(...(await Promise.all(Array.from({ length: n }, (_, i) => make(first + i)))));
  }
  return made;
}

/** A knockout whose first round has begun: its people have looked for partners, and each match has its game. */
async function aRunningTournament(adminToken: string): Promise<number> {
  const now = Date.now();
  const rounds = Math.log2(nTeams);
  const body: CreateTournamentBody = {
    title: "Cup that many watch",
    begin: now,
    deadline: now + 60 * minute,
    creationDates: Array.from({ length: rounds }, (_, round) => now + (120 + round * 60) * minute),
    secondsPerGame: 30 * 60,
    nTeams,
  };
  const { id } = (
    await call<CreateTournamentAnswer>(site.url, "createTournament", { token: adminToken, body })
  ).body;
  await few(2 * nTeams, async (n) => {
    const token = await aSessionOf(site.db, await aUser(site.db, `Seeker${1000 + n}`));
    const room = await RoomSocket.enter(site.url, "tournament", String(id), token);
    expect(await room.ask("tournament:public:seekPartner", { isSeeking: true })).toMatchObject({
      status: 200,
    });
    room.close();
  });
  const spectator = new Spectator(site.url, id);
  await site.letPass(body.creationDates[0] - Date.now() + 100);
  await spectator.where(({ rounds }) => rounds[0]?.matches.every(({ gameID }) => gameID !== null) ?? false);
  spectator.leave();
  await site.untilIdle();
  return id;
}

/** The matches that an event tells of. */
function matchesIn({ type, data }: Event): readonly TournamentMatch[] {
  if (type === "tournament:matches") return (data as { changed: TournamentMatch[] }).changed;
  return matchesOf((data as { tournament: TournamentSnapshot }).tournament);
}

/** Whether an event tells the result of a match. */
const hasResult = (event: Event, id: string) =>
  matchesIn(event).some((match) => match.id === id && match.decision !== null);

// The clock is moved by killing workerd, and processes are looked at where Linux lists them.
it.runIf(process.platform === "linux")(
  `${watchers} people see the results of a tournament of ${nTeams} teams in the next frame, and get at most one frame a second`,
  async () => {
    const adminToken = await aSessionOf(site.db, await aUser(site.db, "Root", { isAdmin: true }));
    const id = await aRunningTournament(adminToken);
    const spectators = await few(watchers, async () => {
      const watcher = new Watcher(`${site.url.replace(/^http/, "ws")}/parties/tournament/${id}`);
      await watcher.until(isEvent);
      return watcher;
    });
    const admin = new Watcher(await invitationTo(site.url, "tournament", String(id), adminToken));
    await admin.until(isEvent);
    const matches = matchesIn(admin.heard[0].frame as Event).filter(({ gameID }) => gameID !== null);
    expect(matches).toHaveLength(nTeams / 2);

    const standstills = monitorEventLoopDelay();
    standstills.enable();
    const begun = performance.now();
    const sentAt = new Map<string, number>();
    for (const [roundGame, match] of matches.entries()) {
      const data = { tournamentRound: 0, roundGame, ranking: teamsIn(match), reason: "They were faster." };
      sentAt.set(match.id, performance.now());
      admin.send({ id: match.id, type: "tournament:decideMatch", data });
      await admin.until((frame) => "re" in frame && frame.re === match.id);
      await after(Math.random() * longestPauseMs);
    }
    const last = matches.at(-1)?.id as string;
    const sawAll = (watcher: Watcher) =>
      watcher.until((frame) => isEvent(frame) && hasResult(frame as Event, last));
    await Promise.all([admin, ...spectators].map(sawAll));
    standstills.disable();
    const seconds = (performance.now() - begun) / 1000;

    // On one socket nothing overtakes anything: the event after the answer is the first after the result.
    const firstWith = matches.map(({ id }) => {
      const answered = admin.heard.findIndex(({ frame }) => "re" in frame && frame.re === id);
      expect(admin.heard[answered]?.frame).toMatchObject({ status: 200 });
      const next = admin.heard.slice(answered).find(({ frame }) => isEvent(frame))?.frame as Event;
      expect(hasResult(next, id)).toBe(true);
      // The room's own record of the result.
      const decidedAt = matchesIn(next).find((match) => match.id === id)?.decision?.at as number;
      return { id, v: next.v, decidedAt };
    });
    const waits: number[] = [];
    const waitsOfRoom: number[] = [];
    for (const { news } of spectators) {
      expect(news.map(({ event }) => event.v)).toEqual(admin.news.map(({ event }) => event.v));
      expect(news.length).toBeLessThanOrEqual(1 + Math.floor(seconds / (limits.tournamentPauseMs / 1000)));
      for (const { id, v, decidedAt } of firstWith) {
        const seen = news.find(({ event }) => event.v === v);
        waits.push((seen?.at as number) - (sentAt.get(id) as number));
        waitsOfRoom.push((seen?.clock as number) - decidedAt);
      }
    }
    // From the first who has an event to the last.
    const spreads = admin.news.map((_, n) => {
      const times = spectators.map(({ news }) => news[n].at);
      return Math.max(...times) - Math.min(...times);
    });
    const kilobytes = spectators[0].news.map(({ bytes }) => bytes / 1024);
    console.log(
      `${matches.length} results in ${seconds.toFixed(1)} s to ${watchers} people: ${figures(waits)} from the press, ${figures(waitsOfRoom)} from the room's decision, ${figures(spreads)} from the first to the last of them; ${admin.news.length} frames each, of ${figures(kilobytes, "kB")} (who watches stood still for ${Math.round(standstills.max / 1e6)} ms at most)`,
    );
    // While the machine stalls for the spectators themselves, nothing can reach them.
    expect(Math.max(...spreads)).toBeLessThanOrEqual(1000 + standstills.max / 1e6);
  },
);

/** The median, the 99th percentile and the worst of some numbers. */
function figures(numbers: readonly number[], unit = "ms"): string {
  const sorted = numbers.toSorted((one, other) => one - other);
  const round = (n: number) => (unit === "ms" ? Math.round(n) : n.toFixed(1));
  const at = (part: number) => round(sorted[Math.ceil(sorted.length * part) - 1]);
  return `median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ${unit}`;
}
