import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ongoingGame } from "#web/net/ongoingGame.ts";
import type { UserRoomState } from "#web/net/user/userRoom.ts";
import { userRoomState } from "#web/net/user/userRoomState.ts";
import { show, text } from "#web/testing/show.tsx";
import { GoOnOutlet } from "./GoOnOutlet.tsx";

const hour = 3_600_000;
const turn = (gameID: number, until: number) => ({
  ...{ gameID, until, since: 1, seat: 0, moveTimeMs: 24 * hour, players: [] },
});
const know = (turnBased: object[]) =>
  act(async () => userRoomState.write({ games: null, turnBased, queue: null } as unknown as UserRoomState));
const link = () => screen.queryByRole("link", { name: text("common.goOn.play") })?.getAttribute("href");

test("every page leads to the game with the nearest deadline and says how much time is left, until it is hidden", async () => {
  const person = show(<GoOnOutlet />, "/en/friends");
  expect(link()).toBeUndefined();
  await know([turn(4, Date.now() + 30 * hour), turn(5, Date.now() + 3.5 * hour)]);
  await expect.poll(link).toBe("/en/game?gameID=5");
  screen.getByText(text("common.goOn.turn", { span: "3 hours" }));
  await person.click(screen.getByRole("button", { name: text("common.goOn.hide") }));
  expect(link()).toBeUndefined();
  await know([turn(4, Date.now() + 30 * hour)]);
  await expect.poll(link).toBe("/en/game?gameID=4");
});

test("the front page says itself that the game goes on which was begun here, and so does the list of one's games", async () => {
  ongoingGame.write(9);
  for (const at of ["/en", "/en/games"]) {
    show(<GoOnOutlet />, at);
    expect(link()).toBeUndefined();
  }
});
