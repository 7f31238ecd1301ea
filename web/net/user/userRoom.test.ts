import { expect, test } from "vitest";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { nothingOwn } from "#web/testing/people.ts";
import type { EventOf } from "../room/kind.ts";
import { userRoom } from "./userRoom.ts";

const { queuePartner, news, ...snapshot } = nothingOwn;

/** What is known after these events. */
function after(...events: [type: string, data: object][]) {
  return events.reduce(
    (state, [type, data], at) => userRoom.reduce(state, { v: at + 1, type, data } as EventOf<UserProtocol>),
    userRoom.initial,
  );
}

const request = (username: string): [string, object] => ["friends:new-request", { username }];

test("nothing is known before the first snapshot", () => {
  expect(after(["user:name", { name: "Ben" }], request("Ben"))).toBeUndefined();
});

test("an event that says what is the case changes that and is no news", () => {
  const state = after(
    ["user:snapshot", snapshot],
    ["user:mutes", { mutes: ["Ben"] }],
    ["user:waiting", { waitingID: "a" }],
  );
  expect(state).toEqual({ ...snapshot, mutes: ["Ben"], waitingID: "a", queuePartner: "", news: [] });
});

test("an event that says what has happened is news and changes nothing else, not even what it says the name of", () => {
  const state = after(["user:snapshot", snapshot], request("Ben"));
  expect(state).toEqual({
    ...snapshot,
    queuePartner: "",
    news: [{ v: 2, type: "friends:new-request", data: { username: "Ben" } }],
  });
});

test("news outlives a new snapshot, the latest ten of it", () => {
  const many = Array.from({ length: 12 }, (_, n) => request(`friend ${n}`));
  const state = after(["user:snapshot", snapshot], ...many, [
    "user:snapshot",
    { ...snapshot, mutes: ["Ben"] },
  ]);
  expect(state?.news.map(({ v }) => v)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(state?.mutes).toEqual(["Ben"]);
});

test("who was to come along to a quick match is known after it is over, and why it is", () => {
  const queue = { state: "asking", partner: "Ben", wish: {}, until: 1 };
  const asked = after(["user:snapshot", snapshot], ["queue:changed", { queue, because: null }]);
  expect(asked).toMatchObject({ queue, queuePartner: "Ben", news: [] });
  const over = after(
    ["user:snapshot", { ...snapshot, queue }],
    ["queue:changed", { queue: null, because: "declined" }],
  );
  expect(over).toMatchObject({ queue: null, queuePartner: "Ben", news: [{ type: "queue:changed" }] });
});
