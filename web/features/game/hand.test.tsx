import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { newGame } from "#rules/newGame.ts";
import { position } from "#rules/testSupport.ts";
import { changeAccount } from "#web/net/account.ts";
import { choosePreference } from "#web/preferences/preferenceStore.ts";
import { text } from "#web/testing/show.tsx";
import { card, cardsIn, hand, instruction, openGame } from "#web/testing/table.tsx";

const hands = ["1,5,T", "2,3", "13,N,E,K", "7"];

/** What is said of each seat for those who can't see the board. */
function seatsInWords(): (string | undefined)[] {
  const list = within(screen.getByRole("list", { name: text("game.seats") }));
  return list.getAllByRole("listitem").map(({ textContent }) => textContent?.trim());
}

/** The corner of the board in which a seat's name stands. */
function cornerOf(seat: number): string {
  const { left, top } = document.querySelector<HTMLElement>(`[data-plate="${seat}"]`)!.style;
  return `${Number.parseFloat(top) < 50 ? "top" : "bottom"} ${Number.parseFloat(left) < 50 ? "left" : "right"}`;
}

describe("whose cards", () => {
  test("a player sees the own hand, and of the others how many they hold", async () => {
    await openGame(position("4x2m", "-/-/-/-", hands));
    expect(cardsIn(hand())).toEqual(["1", "5", "T"]);
    expect(document.querySelectorAll("[data-hand-card]")).toHaveLength(3);
    expect(seatsInWords()).toEqual([
      expect.stringMatching(/^You: 3 cards\./),
      "Ben: 2 cards.",
      "Cleo: 4 cards.",
      "Dora: 1 card.",
    ]);
  });

  test("another seat shows that seat's hand, and names the players as it sees them", async () => {
    await openGame(position("4x2m", "-/-/-/-", hands, 2), {}, 2);
    expect(cardsIn(hand())).toEqual(["13", "N", "E", "K"]);
    expect(seatsInWords()[0]).toMatch(/^Anna: 3 cards\./);
    expect(seatsInWords()[2]).toMatch(/^You: 4 cards\./);
  });

  test("who looks on sees no cards, is told so, and is offered nothing that only players can do", async () => {
    await openGame(position("4x2m", "10/-/-/-", hands), {}, null);
    expect(document.querySelectorAll("[data-hand-card]")).toHaveLength(0);
    screen.getByText(text("game.spectator"));
    expect(instruction()).toBe(text("game.now.theirTurn", { name: "Anna" }));
    expect(screen.queryByRole("button", { name: text("table.reactions.title") })).toBeNull();
    expect(screen.queryByRole("button", { name: text("game.hint.ask") })).toBeNull();
  });

  test("whoever plays a Teufel plays from the next player's hand, which is named", async () => {
    const { game } = await openGame(position("4x2m", "10/20/-/-", ["D,5", "2,3", "1", "7"]));
    game.play("0 D");
    await screen.findByText(text("game.now.yourDevil", { name: "Ben" }));
    expect(cardsIn(hand(text("game.handOf", { name: "Ben" })))).toEqual(["2", "3"]);
  });
});

describe("where one sits", () => {
  test("one’s own corner is at the bottom left, and those of the others follow clockwise", async () => {
    await openGame(position("4x2m", "-/-/-/-", hands, 1), {}, 1);
    expect([1, 2, 3, 0].map(cornerOf)).toEqual(["bottom left", "top left", "top right", "bottom right"]);
  });

  test("an account's choice of the own corner wins over the device's", async () => {
    choosePreference("seatPositions", [3, 0]);
    const opened = await openGame(position("4x2m", "-/-/-/-", hands));
    expect(opened).toBeDefined();
    changeAccount({ gameDefaultPositions: [2, 0] });
    await expect.poll(() => cornerOf(0)).toBe("top left");
  });
});

describe("whose turn", () => {
  test("the table says whose turn it is, marks that seat alone, and lets nobody else play", async () => {
    const { game, person } = await openGame(position("4x2m", "10/20/-/-", ["5", "2,3", "1", "7"], 1));
    expect(instruction()).toBe(text("game.now.theirTurn", { name: "Ben" }));
    const active = () =>
      [...document.querySelectorAll(".tac-plate.is-active")].map((plate) => plate.textContent?.trim());
    expect(active()).toEqual(["Ben"]);
    await person.click(card("5"));
    await screen.findByText(text("game.planned", { card: "5" }));
    expect(screen.queryByRole("group", { name: text("game.actions") })).toBeNull();
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test("the tab's title calls the player whose turn has come", async () => {
    const { game } = await openGame(position("4x2m", "10/20/-/-", ["5", "2,3", "1", "7"], 3));
    expect(document.title).toBe(`${text("game.title")} – Tac`);
    game.play("3 discard 7");
    await expect.poll(() => document.title).toBe(`${text("game.titleDue")} – Tac`);
    expect(instruction()).toBe(text("game.now.chooseTarget"));
  });

  test("in the trade a card is chosen for the partner, and given once", async () => {
    const { game, person } = await openGame(newGame("4x2n", new Uint8Array(32)));
    expect(instruction()).toBe(text("game.now.give", { name: "Cleo" }));
    await person.click(card(cardsIn(hand())[0]!));
    expect(instruction()).toBe(text("game.now.giveIt", { name: "Cleo" }));
    const given = cardsIn(hand())[0];
    await person.dblClick(screen.getByRole("button", { name: text("game.action.trade", { name: "Cleo" }) }));
    await expect.poll(instruction).toBe(text("game.now.waitForTrade", { name: "Ben, Cleo, and Dora" }));
    expect(game.room.askedFor("game:move")).toEqual([{ version: 0, move: `0 trade ${given}` }]);
  });
});
