import { expect, test } from "vitest";
import type { ChatID } from "#schema/protocol/chatOverview.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";
import { tablesKey } from "./tablesKey.ts";

type Own = Pick<UserRoomState, "games" | "chats">;

const talk = `c-${"a".repeat(22)}` as ChatID;
const otherTalk = `c-${"b".repeat(22)}` as ChatID;
const ofAnnaAndBen = tablesKey(talk, anOwn({}));

test("another game, a substituted player and another member each change the key", () => {
  expect(tablesKey(talk, anOwn({ gameID: 8 }))).not.toBe(ofAnnaAndBen);
  expect(tablesKey(talk, anOwn({ players: ["Anna", "Cleo"] }))).not.toBe(ofAnnaAndBen);
  expect(tablesKey(talk, anOwn({ members: ["Anna", "Ben", "Cleo"] }))).not.toBe(ofAnnaAndBen);
});

test("what is written, and what happens in other chats, does not", () => {
  expect(tablesKey(talk, anOwn({ unread: 3 }))).toBe(ofAnnaAndBen);
  expect(tablesKey(otherTalk, anOwn({}))).toBe(tablesKey(otherTalk, anOwn({ members: ["Anna", "Cleo"] })));
});

test("there is none in a channel, without a running game, and before the user's data has come", () => {
  expect(tablesKey("general", anOwn({}))).toBeUndefined();
  expect(tablesKey(talk, anOwn({ players: [] }))).toBeUndefined();
  expect(tablesKey(talk, undefined)).toBeUndefined();
});

/** A user's data with one chat, and one running game unless it has no players. */
function anOwn({ gameID = 7, players = ["Anna", "Ben"], members = ["Anna", "Ben"], unread = 0 }): Own {
  const game = {
    id: gameID as GameID,
    variant: "4x2m" as const,
    created: 1,
    seat: null,
    moveTimeMs: null,
    players: players.map((name) => ({ name, kind: "human" as const })),
  };
  const chat = {
    chatid: talk,
    groupChat: true,
    groupTitle: "Tuesday",
    players: members.map((name, index) => ({ id: index + 1, name })),
    created: 1,
    lastMessage: null,
    numberOfUnread: unread,
  };
  const runningGames = players.length > 0 ? [game] : [];
  return {
    games: { open: 0, aborted: 0, won: 0, lost: 0, team: 0, history: [], runningGames },
    chats: [chat],
  };
}
