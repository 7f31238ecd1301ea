import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import type { UserProtocol } from "#schema/protocol/user.ts";
import type { EventOf } from "#web/net/room/kind.ts";
import { type News, type UserRoomState, userRoom } from "#web/net/user/userRoom.ts";
import { userRoomState, useUserRoom } from "#web/net/user/userRoomState.ts";
import { nothingOwn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { toasts } from "#web/ui/toasts.ts";
import { Notices } from "./Notices.tsx";

/** Notices where they stand on every page. */
function OnPage() {
  const state = useUserRoom();
  return state && <Notices own={state} />;
}

/** Somebody looks at this page, and has heard nothing yet. */
function isAt(page: string): void {
  userRoomState.write(nothingOwn);
  show(<OnPage />, page);
}

let v = 0;

/** The room says something. */
function hear<Type extends EventOf<UserProtocol>["type"]>(
  type: Type,
  data: Extract<EventOf<UserProtocol>, { type: Type }>["data"],
): Promise<void> {
  v += 1;
  const event = { v, type, data } as EventOf<UserProtocol>;
  return act(async () => userRoomState.write(userRoom.reduce(userRoomState.read(), event)));
}

const know = (change: Partial<UserRoomState>) =>
  act(async () => userRoomState.write({ ...(userRoomState.read() ?? nothingOwn), ...change }));
const titles = () => toasts.read().map(({ title }) => title);
const press = (at = 0) => act(async () => toasts.read()[at].action?.act());

const cup = (tournamentID: number) => ({
  ...{ tournamentID, type: "public" as const, tournamentTitle: "Sunday Cup" },
});
const lastRound = { roundsToFinal: 0, round: "final" } as const;
const game = 7 as Extract<News, { type: "tournament:toast:gameStarted" }>["data"]["gameID"];

test("six requests of one player, withdrawn each time, are one toast, which goes with the first", async () => {
  isAt("/en/faq");
  await hear("friends:new-request", { username: "Anna" });
  expect(titles()).toEqual([text("people.news.new-request", { username: "Anna" })]);
  await hear("friends:friend-withdrew", { username: "Anna" });
  expect(titles()).toEqual([]);
  for (let n = 0; n < 5; n++) {
    await hear("friends:new-request", { username: "Anna" });
    await hear("friends:friend-withdrew", { username: "Anna" });
    expect(titles()).toEqual([]);
  }
});

test("of one player's friendship the latest is told, beside that of others", async () => {
  isAt("/en/faq");
  await hear("friends:friend-confirmed", { username: "Anna" });
  await hear("friends:new-request", { username: "Ben" });
  await hear("friends:friend-cancelled", { username: "Anna" });
  expect(titles()).toEqual([
    text("people.news.new-request", { username: "Ben" }),
    text("people.news.friend-cancelled", { username: "Anna" }),
  ]);
});

test("what has arrived before the toasts were loaded is told once, in its order", async () => {
  userRoomState.write(nothingOwn);
  await hear("friends:new-request", { username: "Anna" });
  await hear("tournament:toast:youLead", cup(1));
  show(<OnPage />, "/en/faq");
  await know({ waitingID: null });
  expect(titles()).toEqual([
    text("people.news.new-request", { username: "Anna" }),
    text("tournamentToasts.news.youLead"),
  ]);
});

test("that a round has ended is no news any more when its tournament is over, but what happens in another stays", async () => {
  isAt("/en/faq");
  await hear("tournament:toast:roundEnded", { ...cup(1), ...lastRound });
  await hear("tournament:toast:roundEnded", { ...cup(2), ...lastRound });
  await hear("tournament:toast:ended", { ...cup(1), winner: null });
  expect(titles()).toEqual([
    text("tournamentToasts.roundEnded.final"),
    text("tournamentToasts.ended.nobody"),
  ]);
});

test("a tournament's game leads to itself from elsewhere, and at once from the tournament's page", async () => {
  isAt("/en/faq");
  await hear("tournament:toast:gameStarted", { ...cup(1), gameID: game });
  expect(location.pathname).toBe("/en/faq");
  await press();
  expect(location.pathname + location.search).toBe("/en/game?gameID=7");
});

test("who looks at the tournament is led to its game, and needs no way to its page", async () => {
  isAt("/en/tournament/public/1");
  await hear("tournament:toast:started", cup(1));
  expect(toasts.read()[0].action).toBeUndefined();
  await hear("tournament:toast:gameStarted", { ...cup(1), gameID: game });
  expect(location.pathname + location.search).toBe("/en/game?gameID=7");
  expect(titles()).toEqual([]);
});

test("a game that waits is told everywhere but at its table, once for each game", async () => {
  isAt("/en/game?gameID=8");
  await hear("user:notice", { kind: "yourTurn", gameID: 8 as typeof game });
  expect(titles()).toEqual([]);
  await hear("user:notice", { kind: "yourTurn", gameID: game });
  await hear("user:notice", { kind: "yourTurn", gameID: game });
  expect(titles()).toEqual([text("common.turn.title")]);
  await press();
  expect(location.search).toBe("?gameID=7");
});

test("a decision that is needed leads to where it is made, unless one is there", async () => {
  isAt("/en/faq");
  const decision = {
    kind: "tournament",
    tournamentID: 1,
    type: "private",
    title: "Sunday Cup",
    what: "decisionNeeded",
  } as const;
  await hear("user:notice", decision);
  await press();
  expect(location.pathname).toBe("/en/tournament/private/1/edit");
  await hear("user:notice", decision);
  expect(toasts.read()[0].action).toBeUndefined();
});

test("why one waits no longer for a table is told with the friend's name, but not what one has done oneself", async () => {
  const wish = { variants: [], moveTimesMs: [], rated: [], botsAfterMs: null };
  isAt("/en/faq");
  await hear("queue:changed", { queue: { state: "asking", partner: "Ben", wish, until: 1 }, because: null });
  expect(titles()).toEqual([]);
  await hear("queue:changed", { queue: null, because: "declined" });
  expect(titles()).toEqual([text("quickMatch.because.declined", { name: "Ben" })]);
  await hear("queue:changed", { queue: null, because: "late" });
  expect(titles()).toEqual([]);
});

test("an invitation is there as long as it is open, and comes once in a while", async () => {
  const invitation = { waitingID: "room", username: "Anna", at: 1 } as UserRoomState["invitations"][number];
  isAt("/en/faq");
  await know({ invitations: [invitation] });
  expect(titles()).toEqual([text("waiting.invited.by", { name: "Anna" })]);
  expect(toasts.read()[0].text).toBeUndefined();
  await know({ invitations: [] });
  expect(titles()).toEqual([]);
  await know({ invitations: [invitation] });
  expect(titles()).toEqual([]);
});

test("the next user of a tab is told what the last one was, and not what waited for that one", async () => {
  const invitation = { waitingID: "room", username: "Anna", at: 1 } as UserRoomState["invitations"][number];
  isAt("/en/faq");
  await know({ invitations: [invitation], waitingID: "other" as UserRoomState["waitingID"] });
  expect(toasts.read()[0].text).toBe(text("waiting.state.leavesOther"));
  await act(async () => userRoomState.write(undefined));
  expect(titles()).toEqual([]);
  await know({ invitations: [invitation] });
  expect(titles()).toHaveLength(1);
});
