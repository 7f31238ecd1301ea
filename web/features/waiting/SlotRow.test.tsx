import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show, text } from "#web/testing/show.tsx";
import { SlotRow } from "./SlotRow.tsx";
import { human, roomOfBen as state } from "./testSupport.ts";
import type { RoomActions } from "./useRoomActions.ts";

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
