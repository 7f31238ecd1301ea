import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newStatistics, variantOf } from "#rules/index.ts";
import { replay } from "#rules/notation/replay.ts";
import type { GameRecordAnswer, OwnGamesAnswer } from "#schema/api/games.ts";
import { limits } from "#schema/limits.ts";
import { finishGame } from "#store/games.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { anEnding } from "#tests/support/games.ts";
import { recordOf } from "#tests/support/records.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();

const abort = (token: string, gameID: number) =>
  call(site.url, "abortGame", { method: "DELETE", token, body: { gameID } });
const record = (gameID: number | string) =>
  call<GameRecordAnswer>(site.url, `getGameRecord?gameID=${gameID}`, { method: "GET" });

describe("aborting a game", () => {
  it("ends it for its player; it is kept as aborted, with its record", async () => {
    const { token, username } = await beGuest(site.url);
    const gameID = await beginGame(site.url, token);
    expect(await record(gameID)).toMatchObject({ status: 409, body: { error: "conflict" } });
    for (let twice = 0; twice < 2; twice++) expect(await abort(token, gameID)).toMatchObject({ status: 204 });
    const kept = await recordOf(site.url, gameID);
    expect(kept).toMatchObject({ gameID, variant: "4x2m", status: "aborted", winner: null });
    expect(kept.seats.map(({ name, kind, level, color }) => [name, kind, level, color].join(" "))).toEqual([
      `${username} guest  black`,
      "bot1 bot solid red",
      "bot2 bot solid blue",
      "bot3 bot solid green",
    ]);
    expect(kept.statistics.map(({ seat, player }) => `${seat} ${player.kind}`)).toEqual([
      "0 guest",
      "1 bot",
      "2 bot",
      "3 bot",
    ]);
    expect(replay(kept.record).moves).toBe(kept.times.length);
    const bytes = Uint8Array.from(Buffer.from(kept.seed, "hex"));
    expect(Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex")).toBe(kept.seedHash);
  });

  it("is for who plays in it", async () => {
    const gameID = await beginGame(site.url, (await beGuest(site.url)).token);
    const stranger = (await beGuest(site.url)).token;
    expect(await abort(stranger, gameID)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    expect(await abort(stranger, 987_654)).toMatchObject({ status: 404, body: { error: "not_found" } });
    expect(await abort(stranger, -1)).toMatchObject({ status: 422 });
  });
});

describe("the record of a game", () => {
  it("is there for everybody once the game has ended", async () => {
    const user = await aUser(site.db, "Recorda");
    const gameID = await beginGame(site.url, await aSessionOf(site.db, user));
    const seed = randomBytes(32).toString("hex");
    const seats = anEnding(gameID).seats.map((seat, i) => ({
      ...seat,
      statistics: {
        ...newStatistics(variantOf("4x2m"))[i],
        cards: { "7": { laid: 2, played: 1, traded: 1 } },
      },
    }));
    await finishGame(site.db, { ...anEnding(gameID), seed, log: [], seats });
    const { body } = await record(gameID);
    expect(body).toMatchObject({ status: "won", winner: 0, endedAt: 3_000, seed, times: [] });
    expect(body.seats[0]).toEqual({ name: "Recorda", kind: "human", color: "red" });
    expect(body.statistics[0].cards).toEqual({ "7": { laid: 2, played: 1, traded: 1 } });
    expect(replay(body.record)).toMatchObject({ records: 1, moves: 0 });
  });

  it("is not there for a game that never was, or by a name that is no number", async () => {
    expect(await record(987_654)).toMatchObject({ status: 404 });
    expect(await record("one")).toMatchObject({ status: 422, body: { details: [{ field: "gameID" }] } });
  });
});

describe("one's own games", () => {
  it("come in pages, sorted, and nobody else's", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Owna"));
    const ids = [await beginGame(site.url, token), await beginGame(site.url, token)];
    await beginGame(site.url, await aSessionOf(site.db, await aUser(site.db, "Othera")));
    await finishGame(site.db, anEnding(ids[0]));
    const list = (query: string) =>
      call<OwnGamesAnswer>(site.url, `getOwnGames${query}`, { method: "GET", token });
    const { body } = await list("");
    expect(body).toMatchObject({
      total: 2,
      games: [
        { id: ids[1], result: "running", endedAt: null, seat: 0 },
        { id: ids[0], result: "won", endedAt: 3_000, players: [{ name: "Owna" }, {}, {}, {}] },
      ],
    });
    const second = await list("?offset=1&limit=1&sort=id&order=asc");
    expect(second.body).toMatchObject({ total: 2, games: [{ id: ids[1] }] });
    for (const query of [
      "?limit=0",
      `?limit=${limits.ownGamesListed + 1}`,
      "?sort=name",
      "?offset=-1",
      "?user=1",
    ]) {
      expect(await list(query), query).toMatchObject({ status: 422 });
    }
  });

  it("say which was resigned, and which ended without a result, as their records do", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Quitta"));
    const [lost, without] = [await beginGame(site.url, token), await beginGame(site.url, token)];
    const seed = randomBytes(32).toString("hex");
    const ending = { ...anEnding(lost), seed, log: [] };
    const seats = ending.seats.map((seat) => ({ ...seat, hasWon: !seat.hasWon }));
    await finishGame(site.db, { ...ending, winner: 1, decidedBy: "resigned", seats });
    const nobody = anEnding(without).seats.map((seat) => ({ ...seat, hasWon: null }));
    const agreed = { winner: null, decidedBy: "agreed", seats: nobody } as const;
    await finishGame(site.db, { ...anEnding(without), seed, log: [], ...agreed });
    const { body } = await call<OwnGamesAnswer>(site.url, "getOwnGames", { method: "GET", token });
    expect(body.games).toMatchObject([
      { id: without, status: "aborted", result: "aborted", decidedBy: "agreed" },
      { id: lost, status: "won", result: "lost", decidedBy: "resigned" },
    ]);
    expect((await record(lost)).body).toMatchObject({
      ...{ status: "won", winner: 1, decidedBy: "resigned" },
      record: expect.stringContaining("# the others resigned: won by team 1\n"),
    });
    expect((await record(without)).body).toMatchObject({
      ...{ status: "aborted", winner: null, decidedBy: "agreed" },
      record: expect.stringContaining("# ended without a result: all agreed\n"),
    });
  });
});

describe("a report of an error", () => {
  it("goes to the operator with the game, from whoever is at it", async () => {
    const { token } = await beGuest(site.url);
    const gameID = await beginGame(site.url, token);
    const report = (body: object) => call(site.url, "reportError", { token, body });
    expect(await report({ gameID, text: "Eine 7 ging nicht.\n[error] unecht" })).toMatchObject({
      status: 204,
    });
    expect(await report({ gameID: 987_654, text: "?" })).toMatchObject({ status: 404 });
    for (const text of [" ", "x".repeat(limits.reportMaxLength + 1)]) {
      expect(await report({ gameID, text })).toMatchObject({
        status: 422,
        body: { details: [{ field: "text" }] },
      });
    }
  });
});
