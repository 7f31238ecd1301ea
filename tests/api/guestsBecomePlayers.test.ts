import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { gameSeats, games } from "#schema/db/games.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import { activateBy, aMember, goodPassword, signIn } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";

const site = withSharedSite();

const lastSnapshot = ({ events }: RoomSocket) =>
  events.findLast(({ type }) => type === "game:snapshot")?.data as Snapshot;

/** Waits until the first seat of the game has this name, and returns the viewer's seat. */
const seatOnceNamed = (socket: RoomSocket, name: string) =>
  socket.until((it) => {
    const snapshot = lastSnapshot(it);
    return snapshot.seats[0].name === name && { seat: snapshot.view.seat, kind: snapshot.seats[0].kind };
  });

const ownerOf = async (gameID: number) => {
  const [first] = await site.db
    .select()
    .from(gameSeats)
    .where(eq(gameSeats.gameId, gameID))
    .orderBy(gameSeats.seat);
  return { guestId: first.guestId, userId: first.userId };
};

describe("a guest who signs in", () => {
  it("goes on with the game over the same socket, under the own name", async () => {
    const guest = await beGuest(site.url);
    const gameID = await beginGame(site.url, guest.token);
    const socket = await RoomSocket.open(site.url, gameID, guest.token);
    const userId = await aMember(site.db, "Anna");

    const { token } = await signIn(site.url, "Anna", guest.token);
    expect(await seatOnceNamed(socket, "Anna")).toEqual({ seat: 0, kind: "human" });
    expect(await ownerOf(gameID)).toEqual({ guestId: null, userId });

    const again = await RoomSocket.open(site.url, gameID, token);
    expect(lastSnapshot(again).view.seat).toBe(0);
    expect(await call(site.url, "logout", { token: guest.token })).toMatchObject({ status: 401 });
    socket.close();
    again.close();
  });

  it("has the game, too, that was written down as the user's before its room heard of it", async () => {
    const guest = await beGuest(site.url);
    const gameID = await beginGame(site.url, guest.token);
    const socket = await RoomSocket.open(site.url, gameID, guest.token);
    const userId = await aMember(site.db, "Emma");
    // The state if the game began after listing the guest's games and before they became the user's.
    await site.db
      .update(gameSeats)
      .set({ guestId: null, userId })
      .where(and(eq(gameSeats.gameId, gameID), eq(gameSeats.seat, 0)));
    await signIn(site.url, "Emma", guest.token);
    expect(await seatOnceNamed(socket, "Emma")).toEqual({ seat: 0, kind: "human" });
    socket.close();
  });

  it("still sits at the game that has just ended, where people talk and play again", async () => {
    const guest = await beGuest(site.url);
    const gameID = await beginGame(site.url, guest.token);
    const socket = await RoomSocket.open(site.url, gameID, guest.token);
    await call(site.url, "abortGame", { method: "DELETE", token: guest.token, body: { gameID } });
    const status = async () => {
      const [game] = await site.db.select().from(games).where(eq(games.id, gameID));
      return game.status;
    };
    await expect.poll(status).toBe("aborted");
    await aMember(site.db, "Finn");
    await signIn(site.url, "Finn", guest.token);
    expect(await seatOnceNamed(socket, "Finn")).toEqual({ seat: 0, kind: "human" });
    socket.close();
  });

  it("takes nothing from another guest", async () => {
    const [guest, stranger] = [await beGuest(site.url), await beGuest(site.url)];
    const gameID = await beginGame(site.url, stranger.token);
    await aMember(site.db, "Berta");
    await signIn(site.url, "Berta", guest.token);
    expect(await ownerOf(gameID)).toEqual({ guestId: stranger.id, userId: null });
    expect(await call(site.url, "logout", { token: stranger.token })).toMatchObject({ status: 204 });
  });

  it("is not stopped by a token that has ended", async () => {
    await aMember(site.db, "Clara");
    expect(await signIn(site.url, "Clara", "0".repeat(64))).toMatchObject({ username: "Clara" });
  });
});

it("a guest who signs up finds the game again in whatever tab the mail leads to", async () => {
  const guest = await beGuest(site.url);
  const gameID = await beginGame(site.url, guest.token);
  const body = { username: "Doris", email: "doris@example.org", password: goodPassword, locale: "de" };
  await call(site.url, "sign-up", { token: guest.token, body });
  // The guest plays on until the email address is confirmed.
  const socket = await RoomSocket.open(site.url, gameID, guest.token);
  expect(lastSnapshot(socket).view.seat).toBe(0);

  await activateBy(site.url, body.email);
  const { id } = await signIn(site.url, "Doris");
  expect(await seatOnceNamed(socket, "Doris")).toEqual({ seat: 0, kind: "human" });
  expect(await ownerOf(gameID)).toEqual({ guestId: null, userId: id });
  socket.close();
});
