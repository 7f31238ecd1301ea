import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { position } from "#rules/testSupport.ts";
import { text } from "#web/testing/show.tsx";
import { card, choicesOf, drawnOf, instruction, marbles, openGame } from "#web/testing/table.tsx";
import { toasts } from "#web/ui/toasts.ts";

/** The cards that look as if they could be played. */
const playable = () =>
  [...document.querySelectorAll("[data-hand-card]")]
    .filter((one) => one.getAttribute("aria-disabled") === "false")
    .map((one) => one.getAttribute("data-hand-card"));
/** Why the card that was pressed can't be played. */
const why = () => document.querySelector("[role=alert].game-now-why")?.textContent;

describe("the cards", () => {
  test("those that can be played light up, and the others say why not", async () => {
    const { person, game } = await openGame(position("4x2m", "10/12/-/-", ["1,2,5,X,T", "2", "1", "7"]));
    expect(playable()).toEqual(["1", "2", "T"]);
    await person.click(card("5"));
    // Seen without, and heard with the name of the field.
    const seen = text("game.whyNot.inTheWay", { count: 2 });
    const heard = text("game.whyNot.blocked", { place: "field 12 past your start" });
    expect(why()).toBe(`5: ${seen}5: ${heard}`);
    await person.click(card("X"));
    expect(why()).toBe(`Tac: ${text("game.whyNot.nothingToRepeat")}`);
    await person.click(card("2"));
    expect(why()).toBeUndefined();
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test.each([
    ["-/-/-/-", "5", "noBall"],
    ["h0.0/-/-/-", "T", "noRingBall"],
    ["10/-/-/-", "T", "noOtherBall"],
  ])("with %s a %s can't be played, because: %s", async (balls, name, reason) => {
    const { person } = await openGame(position("4x2m", balls, [`${name},13`, "2", "1", "7"]));
    await person.click(card(name));
    expect(why()).toBe(`${text(`moves.card.${name}`)}: ${text(`game.whyNot.${reason}`)}`);
  });

  test.each([
    ["-/-/-/-", "noWayOut"],
    ["h0.0,30/32/-/-", "noWay"],
  ])(
    "with %s none can be played: one is told why, and discards the one that one presses",
    async (balls, why) => {
      const { person, game } = await openGame(position("4x2m", balls, ["5,9", "2", "1", "7"]));
      expect(instruction()).toBe(text("game.now.mustDiscard"));
      screen.getByText(text(`game.whyNothing.${why}`));
      await person.click(card("9"));
      await expect.poll(() => game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 discard 9" }]);
    },
  );
});

describe("what the table has chosen", () => {
  const marble = () => screen.getByRole("button", { name: /^your marble/, pressed: true });

  test("is gone on with when it is pressed: the only card, and its only marble", async () => {
    const { person, game } = await openGame(position("4x2m", "10,20/-/-/-", ["5", "2", "1", "7"]));
    await person.click(card("5"));
    expect(instruction()).toBe(text("game.now.chooseBall"));
    card("5").focus();
    await person.keyboard("{Enter}{Enter}");
    expect(document.activeElement?.getAttribute("data-kind")).toBe("target");
    marble().focus();
    await person.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("data-kind")).toBe("source");
    expect(instruction()).toBe(text("game.now.chooseBall"));
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test("is not the player's to lay back, but what the player has chosen is", async () => {
    const { person } = await openGame(position("4x2m", "10/-/-/-", ["5,6", "2", "1", "7"]));
    await person.click(card("5"));
    marble().focus();
    await person.keyboard("{Enter}");
    expect(instruction()).toBe(text("game.now.chooseTarget"));
    await person.click(card("5"));
    expect(instruction()).toBe(text("game.now.yourTurn"));
  });
});

describe("a move", () => {
  test("is a card, a marble and a destination, and is sent once, however often one presses", async () => {
    const { person, game } = await openGame(position("4x2m", "10,30/15/-/-", ["5,6", "2", "1", "7"]));
    await person.click(card("5"));
    expect(choicesOf("sources")).toEqual([
      "your marble: field 10 past your start",
      "your marble: field 14 past Ben’s start",
    ]);
    screen.getByRole("button", { name: /^your marble: field 10/ }).focus();
    await person.keyboard("{Enter}");
    expect(choicesOf("targets")).toEqual([expect.stringContaining("knocks out Ben’s marble")]);
    await person.keyboard("{Enter}{Enter}");
    await expect.poll(() => marbles()[0]).toContain("field 15 past your start");
    expect(marbles()[1]).toBe("Ben: base 4.");
    expect(game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 5 10-15" }]);
  });

  test("that the room refuses is taken back, and the player is told why", async () => {
    const { person, game } = await openGame(position("4x2m", "10/-/-/-", ["5,6", "2", "1", "7"]));
    const before = drawnOf(0);
    game.room.on("game:move", () => ({ error: "stale" }));
    await person.click(card("5"));
    await person.click(screen.getByRole("button", { name: /^Play it/ }));
    await screen.findByText(text("game.refused.title"));
    screen.getByText(text("game.refused.stale"));
    expect(drawnOf(0)).toEqual(before);
    expect(toasts.read()).toHaveLength(1);
  });

  test("is under way until the room has answered: it says so, and nothing else can be chosen", async () => {
    const { person, game } = await openGame(position("4x2m", "10/-/-/-", ["5,6", "2", "1", "7"]));
    game.room.on("game:move", () => undefined);
    await person.click(card("5"));
    await person.dblClick(screen.getByRole("button", { name: /^Play it/ }));
    expect(drawnOf(0)[0]).toBe(15);
    expect(instruction()).toBe(text("game.now.sending"));
    await person.click(card("6"));
    expect(screen.queryByRole("group", { name: text("game.actions") })).toBeNull();
    expect(game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 5 10-15" }]);
  });

  test("is chosen by keyboard alone: the focus goes along, and Escape goes back", async () => {
    const { person } = await openGame(position("4x2m", "10,30/-/-/-", ["5,6", "2", "1", "7"]));
    card("5").focus();
    await person.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("data-kind")).toBe("source");
    await person.keyboard("{ArrowRight}{Enter}");
    expect(document.activeElement?.getAttribute("data-kind")).toBe("target");
    expect(document.activeElement?.getAttribute("aria-label")).toContain("field 3 past Cleo’s start");
    await person.keyboard("{Escape}{Escape}");
    expect(document.activeElement).toBe(card("5"));
    expect(instruction()).toBe(text("game.now.yourTurn"));
    await person.keyboard("2");
    expect(card("6").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("a seven", () => {
  test("is split among marbles; what is left is counted, the last part can be taken back, and all is sent at the end", async () => {
    const { person, game } = await openGame(position("4x2m", "10,30/-/-/-", ["7,6", "2", "1", "7"]));
    await person.click(card("7"));
    screen.getByRole("img", { name: text("game.stepsLeft", { count: 7 }) });
    const step = async (from: string, to: string) => {
      const marble = screen.getByRole("button", { name: from });
      if (marble.getAttribute("aria-pressed") === "false") {
        marble.focus();
        await person.keyboard("{Enter}");
      }
      screen.getByRole("button", { name: new RegExp(to) }).focus();
      await person.keyboard("{Enter}");
    };
    await step("your marble: field 10 past your start", "field 13 past your start");
    expect(instruction()).toBe(text("game.now.chooseSteps", { count: 4 }));
    screen.getByRole("img", { name: text("game.stepsLeft", { count: 4 }) });
    await person.click(screen.getByRole("button", { name: text("game.action.takeBack") }));
    screen.getByRole("img", { name: text("game.stepsLeft", { count: 7 }) });
    expect(marbles()[0]).toContain("field 10 past your start");
    expect(game.room.askedFor("game:move")).toEqual([]);
    await step("your marble: field 10 past your start", "field 12 past your start");
    await step("your marble: field 14 past Ben’s start", "field 3 past Cleo’s start");
    await expect
      .poll(() => game.room.askedFor("game:move"))
      .toEqual([
        { version: 0, move: "0 7 10-12" },
        { version: 1, move: "0 7 30-35" },
      ]);
  });
});

describe("a marble of one's own team", () => {
  const press = async (person: { keyboard: (keys: string) => Promise<void> }, name: RegExp) => {
    screen.getByRole("button", { name }).focus();
    await person.keyboard("{Enter}");
  };
  const front = /^your marble: field 11/;
  const rear = /^your marble: field 10/;

  test("is chosen when it is pressed, not knocked out by the one chosen before, which a button still does", async () => {
    const { person, game } = await openGame(position("4x2m", "10,11/-/-/-", ["7,6", "2", "1", "7"]));
    await person.click(card("7"));
    await press(person, rear);
    await press(person, front);
    expect(screen.getByRole("button", { name: front }).getAttribute("aria-pressed")).toBe("true");
    expect(drawnOf(0)).toEqual(expect.arrayContaining([10, 11]));
    await person.click(screen.getByRole("button", { name: new RegExp(`^${text("game.action.hitOwn")}`) }));
    await expect.poll(() => drawnOf(0)).not.toContain(10);
    await person.click(screen.getByRole("button", { name: text("game.action.takeBack") }));
    // Nothing stays chosen but the card.
    expect(screen.queryByRole("button", { name: /^your marble/, pressed: true })).toBeNull();
    expect(card("7").getAttribute("aria-pressed")).toBe("true");
    expect(game.room.askedFor("game:move")).toEqual([]);
  });

  test.each([
    ["the player's own, on the way of another", "10,12/-/-/-", "7,6", /field 15 past your start/, "hitsOwn"],
    [
      "the partner's, at the destination",
      "10/-/15/-",
      "5,3",
      /^(?!Play).*knocks out your partner Cleo/,
      "hitsMate",
    ],
  ])("is knocked out only by who is asked: %s", async (_, balls, hand, target, asks) => {
    const { person, game } = await openGame(position("4x2m", balls, [hand, "2", "1", "7"]));
    await person.click(card(hand[0]));
    if (screen.queryByRole("button", { name: /^your marble/, pressed: true }) === null)
      await press(person, rear);
    await press(person, target);
    expect(instruction()).toBe(text(`game.now.${asks}`, { name: "Cleo" }));
    expect(game.room.askedFor("game:move")).toEqual([]);
    expect(drawnOf(0)).toContain(10);
    const label = text(asks === "hitsOwn" ? "game.action.hitOwn" : "game.action.hitMate", { name: "Cleo" });
    await person.click(screen.getByRole("button", { name: new RegExp(`^${label}`) }));
    await expect.poll(() => drawnOf(0)).not.toContain(10);
  });

  test("is knocked out without a question where nothing else can be done", async () => {
    const { person, game } = await openGame(position("4x2m", "10/-/15/-", ["5", "2", "1", "7"]));
    await press(person, /^(?!Play).*knocks out your partner Cleo/);
    await expect.poll(() => game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 5 10-15" }]);
  });
});

describe("an eight", () => {
  test("moves a marble, or makes the next player skip", async () => {
    const { person, game } = await openGame(position("4x2m", "10/-/-/-", ["8,6", "2", "1", "7"]));
    await person.click(card("8"));
    expect(instruction()).toBe(text("game.now.chooseBallOrButton"));
    expect(choicesOf("sources")).toEqual(["your marble: field 10 past your start"]);
    const actions = within(screen.getByRole("group", { name: text("game.actions") }));
    await person.click(actions.getByRole("button", { name: text("game.action.skip", { name: "Ben" }) }));
    await expect.poll(() => game.room.askedFor("game:move")).toEqual([{ version: 0, move: "0 8 skip" }]);
    await expect.poll(instruction).toBe(text("game.now.theirSkip", { name: "Ben" }));
  });
});

test("a Tac is chosen on the position before, which is shown and said to be it", async () => {
  const { person, game } = await openGame(position("4x2m", "10/-/-/30", ["X,6", "2", "1", "5,9"], 3));
  game.play("3 5 30-35");
  await expect.poll(instruction).toBe(text("game.now.yourTurn"));
  expect(drawnOf(3)).toContain(35);
  await person.click(card("X"));
  screen.getByText(text("game.positionBefore"));
  expect(drawnOf(3)).toContain(30);
  expect(marbles(text("game.standsBefore"))[3]).toContain("field 14 past Ben’s start");
});
