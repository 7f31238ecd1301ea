import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { waitingID } from "#schema/protocol/waitingGame.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { show, text } from "#web/testing/show.tsx";
import { SlotRow } from "./SlotRow.tsx";
import type { RoomActions } from "./useRoomActions.ts";

const human = (name: string, color: "red" | "blue") =>
  ({ kind: "human", name, color, isReady: false }) as const;

/** A room in which Anna waits beside Ben, who has opened it. */
const state: WaitingState = {
  room: {
    id: waitingID.parse("AAAAAAAAAAAAAAAAAAAAAA"),
    ...{ nPlayers: 4, nTeams: 2, meister: true, private: false, membersOnly: false, moveTimeMs: null },
    admin: "Ben",
    created: 1,
    slots: [human("Ben", "red"), human("Anna", "blue"), { kind: "empty" }, { kind: "empty" }],
  },
  ...{ you: 1, isAdmin: false, isSentAway: false, sentAway: [], isStarting: false, isRematch: false },
  ...{ gameID: null, draw: null, isCommitting: false, isRevealing: false },
};

const moves = (name: string) => [text("waiting.slot.up", { name }), text("waiting.slot.down", { name })];
const paint = (color: string) => text("waiting.color.change", { color: text(`waiting.color.${color}`) });

test("a player who has not opened the room changes the own place and color, and nobody else's", () => {
  const actions: RoomActions = { act: async () => true, sitDown: async () => true };
  show(
    <ul>
      <SlotRow at={0} slot={human("Ben", "red")} state={state} actions={actions} />
      <SlotRow at={1} slot={human("Anna", "blue")} state={state} actions={actions} />
    </ul>,
  );
  const ways = [...moves("Ben"), ...moves("Anna"), paint("red"), paint("blue")];
  const labels = screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label") ?? "");
  expect(labels.filter((label) => ways.includes(label))).toEqual([paint("blue"), ...moves("Anna")]);
});
