import { expect, test } from "vitest";
import { botNames } from "./botNames.ts";

test("bots keep their names, and those in people's places get others", () => {
  const seats = [
    { name: "Erika", kind: "human" },
    { name: "bot2", kind: "bot" },
    { name: "guest4821", kind: "guest" },
    { name: "bot1", kind: "bot" },
  ];
  expect(botNames(seats)).toEqual(["bot3", "bot2", "bot4", "bot1"]);
});
