import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WaitingProtocol } from "#schema/protocol/waiting.ts";
import { waitingID as idOf } from "#schema/protocol/waitingGame.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { FakeRoom } from "#web/testing/fakeRooms.ts";
import { signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import { OwnRoomWatch } from "./OwnRoomWatch.tsx";

const waitingID = "AAAAAAAAAAAAAAAAAAAAAA";
const human = (name: string, color: "red" | "blue" | "green" | "yellow") =>
  ({ kind: "human", name, color, isReady: false }) as const;
const three = [human("Ben", "red"), human("Anna", "blue"), human("Cleo", "green")] as const;

/** A room in which Anna sits with two others and perhaps a fourth. */
function withFourth(fourth: WaitingState["room"]["slots"][number]): WaitingState {
  return {
    room: {
      id: idOf.parse(waitingID),
      ...{ nPlayers: 4, nTeams: 2, meister: true, private: false, membersOnly: false, moveTimeMs: null },
      admin: "Ben",
      created: 1,
      slots: [...three, fourth],
    },
    ...{ you: 1, isAdmin: false, isSentAway: false, sentAway: [], isStarting: false, isRematch: false },
    ...{ gameID: null, draw: null, isCommitting: false, isRevealing: false },
  };
}

/** Anna is on a page while the last seat of her room is taken. */
async function fillRoom(address: string) {
  signedIn("Anna");
  const room = new FakeRoom<WaitingProtocol>("waiting", waitingID);
  let visits = 0;
  room.begin("waiting:snapshot", () => {
    visits += 1;
    return withFourth({ kind: "empty" });
  });
  const person = show(<OwnRoomWatch waitingID={waitingID} isLeft={false} onOver={() => {}} />, address);
  await expect.poll(() => visits).toBe(1);
  await act(async () => room.tell("waiting:snapshot", withFourth(human("Dora", "yellow"))));
  return person;
}

test("whoever is elsewhere when the own room is full is told so, and led there", async () => {
  const person = await fillRoom("/en/friends");
  await screen.findByText(text("waiting.full.title"));
  await person.click(screen.getByRole("button", { name: text("waiting.rooms.toOwn") }));
  expect(location.pathname + location.search).toBe(`/en?waiting=${waitingID}`);
  expect(screen.queryByText(text("waiting.full.title"))).toBeNull();
});

test("on the room's own page, which says so itself, nothing lies over its buttons", async () => {
  await fillRoom(`/en?waiting=${waitingID}`);
  expect(screen.queryByText(text("waiting.full.title"))).toBeNull();
});
