import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { position } from "#rules/testSupport.ts";
import { limits } from "#schema/limits.ts";
import { closeCodes } from "#schema/protocol/close.ts";
import { text } from "#web/testing/show.tsx";
import { card, instruction, marbles, openGame } from "#web/testing/table.tsx";

afterEach(() => vi.useRealTimers());

const middle = () => position("4x2m", "10/20/-/-", ["5,6", "2,3", "1,9", "8,12"], 1);
/** What is said about the line to the room. */
const line = () => document.querySelector(".game-line")?.textContent;

test("a move that gets lost on its way is fetched as soon as the next one comes, and both are told", async () => {
  const { game } = await openGame(middle());
  game.play("1 2 20-22", { isLost: true });
  game.play("2 1 b2-32");
  await expect.poll(instruction).toBe(text("game.now.theirTurn", { name: "Dora" }));
  expect(marbles().slice(1, 3)).toEqual([
    "Ben: base 3; field 6 past Ben’s start.",
    "Cleo, your partner: base 3; Cleo’s start (may not go home yet).",
  ]);
  const moves = [...document.querySelectorAll(".game-moves li")].map(({ textContent }) => textContent).join();
  expect(moves).toContain("Ben plays 2.");
  expect(moves).toContain("Cleo plays 1.");
  expect(game.room.askedFor("game:catchUp")).toEqual([{ v: 0 }]);
});

describe("a line that is gone", () => {
  test("is said where the instruction stands, the table stays to be read, and what was missed comes with the line", async () => {
    const { game } = await openGame(middle());
    const online = () => screen.queryAllByRole("img", { name: text("common.player.online"), hidden: true });
    expect(online()).toHaveLength(4);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    game.room.hangUp();
    await screen.findByText(text("common.connection.reconnecting"));
    expect(online()).toEqual([]);
    const bar = screen.getByRole("progressbar", { name: text("common.connection.attempts") });
    expect(bar.getAttribute("aria-valuemax")).toBe(String(limits.reconnectAttempts));
    expect(marbles()).toHaveLength(4);
    game.play("1 2 20-22", { isLost: true });
    await vi.advanceTimersByTimeAsync(limits.reconnectDelayMaxMs);
    await expect.poll(line).toBe("");
    expect(instruction()).toBe(text("game.now.theirTurn", { name: "Cleo" }));
    expect(online()).toHaveLength(4);
  });

  test("keeps a move that is made meanwhile, says that it waits, and sends it once", async () => {
    const { game, person } = await openGame(position("4x2m", "10/20/-/-", ["5,6", "2", "1", "8"]));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    game.room.hangUp();
    await screen.findByText(text("common.connection.reconnecting"));
    await person.click(card("5"));
    await person.click(screen.getByRole("button", { name: /^Play it/ }));
    await screen.findByText(text("common.connection.moveWaits"));
    expect(game.room.askedFor("game:move")).toEqual([]);
    await vi.advanceTimersByTimeAsync(limits.reconnectDelayMaxMs + limits.requestResendMs);
    await expect.poll(instruction).toBe(text("game.now.theirTurn", { name: "Ben" }));
    expect(game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 5 10-15" }]);
  });
});

test("a room that is not there any more is said so, with a way out", async () => {
  const { game } = await openGame(middle());
  game.room.hangUp(closeCodes.noRoom);
  await screen.findByText(text("common.connection.noRoom"));
  expect(screen.getByRole("link", { name: text("common.toLanding") }).getAttribute("href")).toBe("/en");
});
