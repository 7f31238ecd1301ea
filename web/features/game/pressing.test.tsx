import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Place } from "#rules/place.ts";
import { position } from "#rules/testSupport.ts";
import { pointOf } from "#web/game/geometry/layout.ts";
import { layoutOf } from "#web/game/geometry/layoutOf.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { choosePreference, readPreference } from "#web/preferences/preferenceStore.ts";
import { text } from "#web/testing/show.tsx";
import { card, choicesOf, drawnOf, instruction, openGame } from "#web/testing/table.tsx";

/** The width of the board, which has no size here, in px. */
const width = 354;

/** A finger on the board. */
function finger(action: "down" | "move" | "up", place: Place, aside = 0): void {
  const layer = document.querySelector<HTMLElement>(".tac-choice")!;
  layer.getBoundingClientRect = () => new DOMRect(0, 0, width, width);
  const layout = layoutOf(4, bottomSeat(4, 0, readPreference("seatPositions")));
  const { viewBox } = layout.shape;
  const { x, y } = pointOf(layout, place);
  const press = {
    pointerId: 1,
    pointerType: "touch",
    isPrimary: true,
    button: 0,
    clientX: ((x - viewBox.x) / viewBox.width) * width + aside,
    clientY: ((y - viewBox.y) / viewBox.height) * width,
  };
  const fire = { down: fireEvent.pointerDown, move: fireEvent.pointerMove, up: fireEvent.pointerUp };
  fire[action](layer, press);
}

function tap(place: Place): void {
  finger("down", place);
  finger("up", place);
}

const loupe = () => document.querySelector(".tac-loupe");
const takeBack = () => screen.getByRole("button", { name: text("game.action.takeBack") });

describe("a finger on the board", () => {
  test("makes one press one action: the click of the same press takes nothing back that has come under it", async () => {
    const { person, game } = await openGame(position("4x2m", "10,30/-/-/-", ["7,6", "2", "1", "7"]));
    await person.click(card("7"));
    tap(10);
    tap(13);
    // What browsers do after a tap: they click what is there by then.
    fireEvent.click(takeBack(), { detail: 1 });
    await expect.poll(() => drawnOf(0)).toContain(13);
    // The next press is another one.
    await person.click(takeBack());
    expect(drawnOf(0)).toContain(10);
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test("plays where it ends, not where it begins: what it means is shown meanwhile, with what that does", async () => {
    const { person, game } = await openGame(position("4x2m", "10,30/12/-/-", ["7,6", "2", "1", "7"]));
    await person.click(card("7"));
    tap(10);
    finger("down", 13);
    await expect
      .poll(() => loupe()?.textContent)
      .toBe(
        `${text("moves.effect.steps", { count: 3 })}, ${text("moves.effect.kicks.other", { name: "Ben" })}`,
      );
    expect(drawnOf(0)).toContain(10);
    finger("move", 11);
    expect(loupe()?.textContent).toBe(text("moves.effect.steps", { count: 1 }));
    finger("up", 11);
    expect(loupe()).toBeNull();
    await expect.poll(() => drawnOf(0)).toContain(11);
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test("chooses nothing when it slides away, from a field or from a marble", async () => {
    const { person, game } = await openGame(position("4x2m", "10,30/-/-/-", ["5,6", "2", "1", "7"]));
    await person.click(card("5"));
    finger("down", 10);
    expect(instruction()).toBe(text("game.now.chooseBall"));
    finger("move", 20);
    finger("up", 20);
    expect(instruction()).toBe(text("game.now.chooseBall"));
    tap(10);
    finger("down", 15);
    finger("move", 20);
    finger("up", 20);
    expect(instruction()).toBe(text("game.now.chooseTarget"));
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test("chooses the neighbour of a marble by sliding there", async () => {
    const { person } = await openGame(position("4x2m", "10,11/-/-/-", ["8,5", "2", "1", "7"]));
    await person.click(card("8"));
    finger("down", 10);
    finger("move", 11);
    finger("up", 11);
    const pressed = screen.getByRole("button", { name: /^your marble/, pressed: true });
    expect(pressed.getAttribute("data-place")).toBe("11");
  });

  test("is told what is missing where it presses in vain: a card, a marble that this card moves, a field it leads to", async () => {
    const { person, game } = await openGame(position("4x2m", "10,30/15/-/-", ["5,6", "2", "1", "7"]));
    const missed = () => document.querySelector("[role=alert].game-now-why")?.textContent;
    tap(10);
    expect(missed()).toBe(text("game.missed.cardFirst"));
    await person.click(card("5"));
    expect(missed()).toBeUndefined();
    tap(15);
    expect(missed()).toBe(text("game.missed.notThisMarble"));
    tap(10);
    expect(missed()).toBeUndefined();
    tap(45);
    expect(missed()).toBe(text("game.missed.notThere"));
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test("drags a marble to its field", async () => {
    const { person, game } = await openGame(position("4x2m", "10,30/-/-/-", ["5,6", "2", "1", "7"]));
    await person.click(card("5"));
    finger("down", 10);
    finger("move", 13);
    finger("move", 15);
    finger("up", 15, 12);
    await expect.poll(() => game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 5 10-15" }]);
  });
});

test("who wants to be asked plays a move only by its button, and may choose another one before", async () => {
  choosePreference("confirmsMoves", true);
  const { person, game } = await openGame(position("4x2m", "10,30/-/-/-", ["5,6", "2", "1", "7"]));
  await person.click(card("5"));
  tap(10);
  tap(15);
  expect(instruction()).toBe(text("game.now.confirm"));
  tap(30);
  expect(instruction()).toBe(text("game.now.chooseTarget"));
  tap(35);
  expect(game.room.askedFor("game:move")).toEqual([]);
  await person.click(screen.getByRole("button", { name: /^Play it/ }));
  await expect.poll(() => game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 5 30-35" }]);
});

describe("an eight", () => {
  const style = (name: string) => screen.getByRole("button", { name }).className;

  test("of one marble can be played in two ways, which look the same", async () => {
    const { person, game } = await openGame(position("4x2m", "10/-/-/-", ["8,6", "2", "1", "7"]));
    await person.click(card("8"));
    const [move, skip] = [text("game.action.move"), text("game.action.skip", { name: "Ben" })];
    const moveName = screen.getByRole("button", { name: new RegExp(`^${move}`) }).getAttribute("aria-label");
    expect(style(moveName ?? move)).toBe(style(skip));
    await person.click(screen.getByRole("button", { name: moveName ?? move }));
    await expect.poll(() => game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 8 10-18" }]);
  });

  test("lets its skipping look no larger than what the chosen marble may do", async () => {
    const { person } = await openGame(position("4x2m", "10,30/-/-/-", ["8,6", "2", "1", "7"]));
    await person.click(card("8"));
    const skip = text("game.action.skip", { name: "Ben" });
    const alone = style(skip);
    tap(10);
    expect(choicesOf("targets")).toHaveLength(1);
    const names = screen
      .getAllByRole("button")
      .filter((one) => one.hasAttribute("data-action"))
      .map((one) => one.className);
    expect(names).toEqual([alone, alone]);
  });
});
