import { expect, test } from "vitest";
import { variantOf } from "#rules/index.ts";
import type { FormerPlayer } from "#schema/protocol/seats.ts";
import { formerSeatNames, speakersAt } from "./seatNamesAt.ts";
import type { SeatNames } from "./wordsOf.ts";

const now: SeatNames = { variant: variantOf("4x2m"), names: ["Ada", "Bo", "Cleo", "Dan"], own: 2 };

const left = (name: string, seat: number, until: number): FormerPlayer => ({
  seat,
  player: { name, kind: "human" },
  until,
});

test("each move is told of the player who sat there when it was made", () => {
  const former = [left("Eve", 2, 10), left("Finn", 1, 20), left("Gil", 2, 20)];
  const earlier = formerSeatNames(
    now,
    former,
    former.map(({ player }) => player.name),
  );
  const namesAt = (version: number) => speakersAt(now, earlier, version).names.join(" ");
  expect([5, 10, 11, 20, 21].map(namesAt)).toEqual([
    "Ada Finn Eve Dan",
    "Ada Finn Eve Dan",
    "Ada Finn Gil Dan",
    "Ada Finn Gil Dan",
    "Ada Bo Cleo Dan",
  ]);
});

test("the viewer is not spoken to as the one who sat there before", () => {
  const earlier = formerSeatNames(now, [left("Gil", 2, 20)], ["Gil"]);
  expect([speakersAt(now, earlier, 20).own, speakersAt(now, earlier, 21).own]).toEqual([null, 2]);
});
