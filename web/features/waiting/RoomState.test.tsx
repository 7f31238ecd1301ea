import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { show, text } from "#web/testing/show.tsx";
import { RoomState } from "./RoomState.tsx";
import { roomOfBen } from "./testSupport.ts";
import type { RoomActions } from "./useRoomActions.ts";

function sitIn(state: WaitingState) {
  const asked: unknown[] = [];
  const actions: RoomActions = {
    act: async (type, data) => {
      asked.push([type, data]);
      return true;
    },
    sitDown: async () => true,
  };
  const person = show(<RoomState state={state} actions={actions} waitingID={state.room.id} />);
  return { asked, person };
}

const fill = () => screen.queryByRole("button", { name: text("waiting.bot.fill") });

test("whoever has opened a room fills all free places with bots by one press", async () => {
  const { asked, person } = sitIn({ ...roomOfBen, you: 0, isAdmin: true });
  await person.click(fill()!);
  // Beginners, as long as the person has not won.
  await expect
    .poll(() => asked)
    .toEqual([
      ["waiting:addBot", { slot: 2, level: "beginner" }],
      ["waiting:addBot", { slot: 3, level: "beginner" }],
    ]);
});

test("nobody else does, and where no place is free nobody needs to", () => {
  sitIn(roomOfBen);
  expect(fill()).toBeNull();
  const slots = roomOfBen.room.slots.slice(0, 2);
  sitIn({ ...roomOfBen, you: 0, isAdmin: true, room: { ...roomOfBen.room, slots } });
  expect(fill()).toBeNull();
});
