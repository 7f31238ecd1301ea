import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { lobbyName } from "#schema/roomNames.ts";
import { abortGame, beginPlaying, playOn } from "#scripts/visitors/playing.ts";
import { beGuest, call } from "#tests/support/api.ts";
import { type Family, readPrometheus } from "#tests/support/prometheus.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSite } from "#tests/support/site.ts";

const token = "the operator's secret";
const site = withSite({ vars: { OPERATOR_TOKEN: token, BOT_DELAY_MS: "0" } });

async function figures(): Promise<Map<string, Family>> {
  const answer = await fetch(`${site.url}/gameApi/metrics`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return readPrometheus(await answer.text());
}

/** The value of a series, 0 while nothing was counted. */
async function figure(series: string): Promise<number> {
  const family = (await figures()).get(series.split("{")[0]);
  return family?.samples.get(series) ?? 0;
}

test("the figures are for who knows the secret", async () => {
  for (const headers of [{}, { Authorization: "Bearer guessed" }] as HeadersInit[])
    expect((await fetch(`${site.url}/gameApi/metrics`, { headers })).status).toBe(404);
});

test("what alerts look at begins with 0, so that the first count is an increase", async () => {
  const begun = await figures();
  for (const series of [
    'tac_games_total{event="aborted"}',
    'tac_mails_total{kind="activation",outcome="failed"}',
    'tac_sockets_closed_by_rooms_total{party="game",reason="internal"}',
    'tac_libsql_calls_total{outcome="away"}',
    'tac_client_errors_total{kind="promise"}',
    "tac_moves_total",
  ])
    expect(begun.get(series.split("{")[0])?.samples.get(series), series).toBe(0);
});

test("after a played game the figures tell of it, and of who is here", async () => {
  const before = await figures();
  expect(before.get("tac_up")?.samples).toEqual(
    new Map([
      ['tac_up{part="libsql"}', 1],
      ['tac_up{part="lobby"}', 1],
    ]),
  );
  const guest = await beGuest(site.url);
  const lobby = await RoomSocket.enter(site.url, "lobby", lobbyName, guest.token);
  const game = await beginPlaying(site.url, { variant: "4x2m", level: "beginner" }, guest);
  const line = await RoomSocket.open(site.url, game.gameID, guest.token);
  expect(await figure('tac_games_total{event="begun"}')).toBe(1);
  expect(await figure('tac_clients{which="all"}')).toBe(1);
  expect(await figure('tac_sockets_total{party="game",event="opened"}')).toBe(1);

  const reached = await playOn(site.url, game, Number.POSITIVE_INFINITY);
  await expect.poll(() => figure('tac_games_total{event="ended"}')).toBe(1);
  const { version } = (line.events.findLast(({ type }) => type === "game:moved")?.data ?? {}) as {
    version: number;
  };
  expect(version).toBeGreaterThan(30);
  expect(await figure("tac_moves_total")).toBe(version);
  expect(reached.length).toBeGreaterThan(version / 8);
  const measured = reached.filter((version) => version % limits.movesPerMeasured === 0);
  const durations = async () => (await figures()).get("tac_move_seconds")?.samples;
  await expect
    .poll(async () => (await durations())?.get("tac_move_seconds_count") ?? 0)
    .toBe(measured.length);
  // A disk may be so fast that each takes less than a millisecond.
  expect((await durations())?.get("tac_move_seconds_sum") ?? 0).toBeGreaterThanOrEqual(0);

  const aborted = await beginPlaying(site.url, { variant: "4x2m", level: "beginner" }, guest);
  await abortGame(site.url, aborted);
  lobby.close();
  line.close();
  await expect.poll(() => figure('tac_clients{which="all"}')).toBe(0);
  // The player's line in playOn, and the one that was open here.
  await expect.poll(() => figure('tac_sockets_total{party="game",event="closed"}')).toBe(2);
  expect(await figure('tac_games_total{event="begun"}')).toBe(2);
  expect(await figure('tac_games_total{event="ended"}')).toBe(1);
  expect(await figure('tac_games_total{event="aborted"}')).toBe(1);
});

test("answers are counted by route, and sign-ins and calls of libSQL by their outcome", async () => {
  const routes = 'tac_http_answers_total{method="GET",route="/gameApi/profile/getPlayerStats",status="404"}';
  const guests = 'tac_sign_ins_total{outcome="new guest"}';
  const calls = 'tac_libsql_calls_total{outcome="ok"}';
  const [refusals, before, callsBefore] = [await figure(routes), await figure(guests), await figure(calls)];
  await call(site.url, "profile/getPlayerStats?username=Nobody", { method: "GET" });
  await beGuest(site.url);
  expect(await figure(routes)).toBe(refusals + 1);
  expect(await figure(guests)).toBe(before + 1);
  expect(await figure(calls)).toBeGreaterThan(callsBefore);
  const text = JSON.stringify([...(await figures()).get("tac_http_answers_total")!.samples.keys()]);
  expect(text).not.toContain("Nobody");
});

test("errors of clients are counted by their kind, and what is none is refused", async () => {
  const body = { kind: "promise", message: "It failed.", page: "game", version: "1.0.0" };
  expect(await call(site.url, "clientError", { body })).toMatchObject({ status: 204 });
  const wrong = { ...body, kind: "whatever" };
  expect(await call(site.url, "clientError", { body: wrong })).toMatchObject({ status: 422 });
  expect(await figure('tac_client_errors_total{kind="promise"}')).toBe(1);
});

test("a text that Prometheus would refuse is refused here", () => {
  const family = "# HELP tac_x_total X.\n# TYPE tac_x_total counter\n";
  expect(readPrometheus(`${family}tac_x_total{a="b"} 1\n`).size).toBe(1);
  for (const wrong of [
    'tac_x_total{a="b"} 1\n',
    `${family}tac_x_total{a="b"} one\n`,
    `${family}tac_x_total{a=b} 1\n`,
    `${family}tac_x_total 1\ntac_x_total 2\n`,
    `${family}tac_y_total 1\n`,
    `${family}${family}`,
    `${family}tac_x_total 1`,
    "# HELP tac_s S.\n# TYPE tac_s histogram\ntac_s_sum 1\ntac_s_count 1\n",
  ])
    expect(() => readPrometheus(wrong), wrong).toThrow();
});
