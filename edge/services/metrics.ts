import { inTime } from "#party/inTime.ts";
import { passAllFiguresOn } from "#party/passFiguresOn.ts";
import type { Health } from "#schema/api/health.ts";
import { countedFigures } from "#schema/figures/kinds.ts";
import { nameIn, seriesOf, seriesOfHistogram } from "#schema/figures/series.ts";
import { beginningSeries } from "#schema/figures/zeros.ts";
import { limits } from "#schema/limits.ts";
import { lobbyRoom } from "#schema/roomNames.ts";
import type { LobbyFigures } from "#schema/rooms.ts";
import type { Env } from "../env.ts";
import { healthOf } from "./health.ts";

/** A figure in Prometheus' text format: what it is, and its series with their values. */
type Family = { name: string; type: string; help: string; samples: [series: string, value: number][] };

/**
 * The site's figures as text for Prometheus: what all isolates have counted, which the lobby has added up, and how the
 * site is at the moment. While the lobby does not answer only the latter is there.
 */
export async function metricsOf(env: Env, now: number): Promise<string> {
  await passAllFiguresOn(env);
  const [health, lobby] = await Promise.all([
    healthOf(env, now),
    inTime(lobbyRoom(env).figures(), limits.databaseWaitMs).catch(() => undefined),
  ]);
  return [...gaugesOf(health, lobby), ...countersOf(lobby)].map(textOf).join("");
}

function countersOf(lobby: LobbyFigures | undefined): Family[] {
  // Without the lobby nothing is known: counters must not fall to 0.
  if (lobby === undefined) return [];
  const { sums } = lobby;
  return Object.entries(countedFigures).map(([name, { type, help }]) => {
    const counted = Object.keys(sums).filter((series) => nameIn(series) === name);
    const all =
      type === "histogram" ? seriesOfHistogram(name) : new Set([...beginningSeries(name), ...counted]);
    return { name, type, help, samples: [...all].map((series) => [series, sums[series] ?? 0]) };
  });
}

function gaugesOf(health: Health, lobby: LobbyFigures | undefined): Family[] {
  const { database, outbox, mails, version } = health;
  const gauge = (name: string, help: string, samples: [labels: Record<string, string>, value: number][]) => ({
    name,
    type: "gauge",
    help,
    samples: samples.map(([labels, value]) => [seriesOf(name, labels), value] satisfies [string, number]),
  });
  const one = (value: number | null | undefined): [Record<string, string>, number][] =>
    value === undefined ? [] : [[{}, value ?? 0]];
  const seconds = (ms: number | null | undefined) => (ms === undefined ? undefined : (ms ?? 0) / 1000);
  const { connections, tables } = lobby ?? {};
  return [
    gauge("tac_build_info", "The version that answers.", [[{ version }, 1]]),
    gauge("tac_up", "Whether libSQL and the lobby answer.", [
      [{ part: "libsql" }, Number(database.answers)],
      [{ part: "lobby" }, Number(health.lobby.answers)],
    ]),
    gauge(
      "tac_clients",
      "Open clients: their sockets in the lobby.",
      connections
        ? [
            [{ which: "all" }, connections.total],
            [{ which: "playing" }, connections.game],
            [{ which: "signed in" }, connections.authenticated],
          ]
        : [],
    ),
    gauge(
      "tac_tables",
      "Waiting rooms and running games that are listed.",
      tables
        ? [
            [{ state: "waiting" }, tables.waiting],
            [{ state: "running" }, tables.running],
          ]
        : [],
    ),
    gauge("tac_outbox_dead_letters", "Outbox messages that were given up.", one(outbox?.deadLetters)),
    gauge(
      "tac_outbox_oldest_stuck_seconds",
      "The age of the oldest stuck outbox message.",
      one(seconds(outbox?.oldestStuckMs)),
    ),
    gauge("tac_mails_waiting", "Mails that have not been sent.", one(mails?.waiting)),
    gauge("tac_mails_oldest_seconds", "The age of the oldest of them.", one(seconds(mails?.oldestMs))),
  ];
}

function textOf({ name, type, help, samples }: Family): string {
  const lines = samples.map(([series, value]) => `${series} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
