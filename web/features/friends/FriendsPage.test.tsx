import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import type { LobbyProtocol } from "#schema/protocol/lobby.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { lobby } from "#web/net/lobby/lobby.ts";
import type { RunningGame } from "#web/net/lobby/lobbyRoom.ts";
import { RoomClient } from "#web/net/room/RoomClient.ts";
import { own } from "#web/net/user/own.ts";
import { ownRoom } from "#web/net/user/ownRoom.ts";
import { type OwnState, userRoom } from "#web/net/user/userRoom.ts";
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
function openFriends(running: RunningGame[], more: Partial<OwnState> = {}) {
  signedIn("Anna");
  const lobbyRoom = new FakeRoom<LobbyProtocol>("lobby", "main").begin("lobby:snapshot", () => ({
    waiting: [],
    running,
    connections: { total: 2, game: 0, authenticated: 2 },
    tournaments: [],
    winners: [],
    queue: { people: 0, plays: [] },
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
  own.write({
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

  lobbyRoom.on("waiting:createGame", () => ({ data: { waitingID } }));
  await person.click(screen.getByRole("button", { name: text("people.inviteToTable") }));
  await expect.poll(() => lobbyRoom.askedFor("waiting:createGame")).toMatchObject([{ private: true }]);
  // Who has just sat down is invited from there.
  expect(room.askedFor("user:invite")).toEqual([]);
  act(() => own.write({ ...nothingOwn, friends: own.read()?.friends ?? [], waitingID }));
  await expect.poll(() => room.askedFor("user:invite")).toEqual([{ username: "Ben" }]);
  await expect.poll(() => location.search).toBe(`?waiting=${waitingID}`);
});

test("who sits at a table already invites there, and nobody is watched who does not play in public", async () => {
  const { person, room } = openFriends([], { waitingID });
  await person.click(screen.getByRole("button", { name: text("people.invite") }));
  await expect.poll(() => room.askedFor("user:invite")).toEqual([{ username: "Ben" }]);
  expect(screen.queryByRole("link", { name: text("people.watchGame") })).toBeNull();
});
