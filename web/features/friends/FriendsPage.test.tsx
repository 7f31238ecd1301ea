import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import type { LobbyProtocol } from "#schema/protocol/lobby.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { lobby } from "#web/net/lobby/lobby.ts";
import type { RunningGame } from "#web/net/lobby/lobbyRoom.ts";
import { RoomClient } from "#web/net/room/RoomClient.ts";
import { ownRoom } from "#web/net/user/ownRoom.ts";
import { type UserRoomState, userRoom } from "#web/net/user/userRoom.ts";
import { userRoomState } from "#web/net/user/userRoomState.ts";
import { FakeRoom, ownFakeRoom } from "#web/testing/fakeRooms.ts";
import { nothingOwn, signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import FriendsPage from "./FriendsPage.tsx";

const waitingID = "0123456789abcdefghijkl" as WaitingID;
const bensGame: RunningGame = {
  id: 12,
  variant: "4x2m",
  teams: [
    [
      { name: "Ben", kind: "human" },
      { name: "Cleo", kind: "human" },
    ],
    [
      { name: "", kind: "bot" },
      { name: "", kind: "bot" },
    ],
  ],
  created: 1,
  moveTimeMs: null,
};

/** Anna looks at her friends: Ben. */
function openFriends(running: RunningGame[], more: Partial<UserRoomState> = {}) {
  signedIn("Anna");
  const lobbyRoom = new FakeRoom<LobbyProtocol>("lobby", "main").begin("lobby:snapshot", () => ({
    waiting: [],
    running,
    connections: { total: 2, game: 0, authenticated: 2 },
    tournaments: [],
    winners: [],
    queue: { people: 0, wishes: [] },
  }));
  const room = ownFakeRoom().on("user:invite", () => ({ data: {} }));
  const client = new RoomClient(userRoom, "me");
  ownRoom.client = client;
  client.open();
  lobby.open();
  onTestFinished(() => {
    client.close();
    lobby.close();
    delete ownRoom.client;
  });
  userRoomState.write({
    ...nothingOwn,
    friends: [{ username: "Ben", status: "done", since: 1, isOnline: true }],
    ...more,
  });
  return { person: show(<FriendsPage />, "/en/friends"), lobbyRoom, room };
}

test("a friend can be written to, invited to a table of one's own, and watched where they play", async () => {
  const { person, lobbyRoom, room } = openFriends([bensGame]);
  screen.getByRole("button", { name: text("people.write") });
  const watch = await screen.findByRole("link", { name: text("people.watchGame") });
  expect(watch.getAttribute("href")).toBe("/en/game?gameID=12");
  lobbyRoom.tell("games:getRunningGames", { changed: [], gone: [bensGame.id] });
  await expect.poll(() => screen.queryByRole("link", { name: text("people.watchGame") })).toBeNull();

  lobbyRoom.on("waiting:createGame", () => ({ data: { waitingID } }));
  await person.click(screen.getByRole("button", { name: text("people.inviteToTable") }));
  await expect.poll(() => lobbyRoom.askedFor("waiting:createGame")).toMatchObject([{ private: true }]);
  // Who has just sat down is invited from there.
  expect(room.askedFor("user:invite")).toEqual([]);
  act(() => userRoomState.write({ ...nothingOwn, friends: userRoomState.read()?.friends ?? [], waitingID }));
  await expect.poll(() => room.askedFor("user:invite")).toEqual([{ username: "Ben" }]);
  await expect.poll(() => location.search).toBe(`?waiting=${waitingID}`);
});

test("who sits at a table already invites there", async () => {
  const { person, room } = openFriends([], { waitingID });
  await person.click(screen.getByRole("button", { name: text("people.invite") }));
  await expect.poll(() => room.askedFor("user:invite")).toEqual([{ username: "Ben" }]);
  // Whoever is invited is not offered so again, also by a page that is opened later; but it can be taken back.
  room.on("user:withdrawInvitation", () => ({ data: {} }));
  act(() =>
    userRoomState.write({
      ...nothingOwn,
      friends: userRoomState.read()?.friends ?? [],
      waitingID,
      invited: ["Ben"],
    }),
  );
  expect(screen.queryByRole("button", { name: text("people.invite") })).toBeNull();
  screen.getByText(text("people.isInvited"));
  await person.click(screen.getByRole("button", { name: text("people.takeBackFrom", { username: "Ben" }) }));
  await expect.poll(() => room.askedFor("user:withdrawInvitation")).toEqual([{ username: "Ben" }]);
});
