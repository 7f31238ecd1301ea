import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { position } from "#rules/testSupport.ts";
import { limits } from "#schema/limits.ts";
import { seatOf } from "#web/testing/fakeGame.ts";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { dialog, text } from "#web/testing/show.tsx";
import { openGame } from "#web/testing/table.tsx";

const middle = () => position("4x2m", "10/20/-/-", ["5,6", "2,3", "1,9", "8,12"], 1);
/** A table that has waited for Ben for so long that he can be replaced, and whose game can't be aborted any more. */
const waitingForBen = () => ({
  replaceable: [null, Date.now() - 1000, null, null],
  presence: {
    online: [0, 2, 3],
    awaySince: [null, Date.now() - 90_000, null, null],
    spectators: 0,
    watching: [],
  },
});
const toast = (title: string) =>
  within(document.querySelector<HTMLElement>("[data-toasts]")!).findByText(title);

async function openPart(person: Awaited<ReturnType<typeof openGame>>["person"], part: string) {
  await person.click(screen.getByRole("button", { name: text("table.open") }));
  const table = within(await dialog());
  if (part !== "people") await person.click(table.getByRole("radio", { name: text(`table.parts.${part}`) }));
  return table;
}

describe("somebody who is away", () => {
  test("is named beside the board, and once autopilot plays that is said instead", async () => {
    const { game } = await openGame(middle(), waitingForBen());
    const note = () => document.querySelector('[data-note="away"]')?.textContent;
    expect(note()).toContain(text("table.away.gone", { names: "Ben", count: 1 }));
    const seats = [0, 1, 2, 3].map((seat) => ({ ...seatOf(seat), isAutopilot: seat === 1 }));
    game.room.tell("game:seats", {
      seats,
      former: [],
      substitution: null,
      due: [null, null, null, null],
      replaceable: [null, null, null, null],
      deadline: null,
    });
    await expect.poll(note).toBe(text("table.away.autopilot", { names: "Ben", count: 1 }));
  });

  test("is not called so while one's own line is lost", async () => {
    const { game } = await openGame(middle(), waitingForBen());
    const note = () => document.querySelector('[data-note="away"]')?.textContent;
    expect(note()).not.toBe("");
    game.room.hangUp();
    await expect.poll(note).toBe("");
  });

  test("can be replaced by a bot, which is asked for once; a refusal says why", async () => {
    const { game, person } = await openGame(middle(), waitingForBen());
    game.room.on("substitution:start", () => undefined);
    const button = await screen.findByRole("button", { name: text("table.substitution.putBot") });
    await person.dblClick(button);
    expect(game.room.askedFor("substitution:start")).toEqual([{ seat: 1, by: "bot", level: "strong" }]);
  });

  test("is told how to keep the seat that somebody else wants, and asked nothing", async () => {
    const offer = {
      seat: 0,
      by: { name: "Eve", kind: "human" as const },
      acceptedBy: [],
      asked: [1, 2, 3],
      until: 1e15,
    };
    await openGame(middle(), { substitution: offer });
    await screen.findByText(text("table.substitution.own"));
    expect(screen.queryByRole("button", { name: text("table.substitution.reject") })).toBeNull();
  });

  test("is replaced by whoever looks on, for which the players are asked, and nobody else", async () => {
    const { game, person } = await openGame(middle(), waitingForBen(), null);
    game.room.on("substitution:start", () => ({ error: "nobody_to_ask" }));
    await person.click(await screen.findByRole("button", { name: text("table.substitution.takeSeat") }));
    expect(game.room.askedFor("substitution:start")).toEqual([{ seat: 1, by: "me" }]);
    await toast(text("table.substitution.refused.nobody_to_ask"));
    expect(screen.queryByRole("button", { name: text("table.substitution.putBot") })).toBeNull();
  });
});

describe("resigning", () => {
  const asked = (by: number, asked: number[]) => ({
    how: "resign" as const,
    by,
    acceptedBy: [by],
    asked,
    until: Date.now() + 60_000,
  });

  test("is asked of the partner, who agrees or plays on, and answers once", async () => {
    const { game, person } = await openGame(middle(), { endings: [asked(2, [0])] });
    await screen.findByText((words) => words.startsWith(text("table.ending.resign.asked", { name: "Cleo" })));
    game.room.on("ending:answer", () => undefined);
    await person.dblClick(screen.getByRole("button", { name: text("table.ending.resign.yes") }));
    expect(game.room.askedFor("ending:answer")).toEqual([{ how: "resign", accept: true }]);
  });

  test("that one has asked for oneself can be withdrawn, and not be answered", async () => {
    const { game, person } = await openGame(middle(), { endings: [asked(0, [2])] });
    game.room.on("ending:answer", () => ({ data: {} }));
    const withdraw = await screen.findByRole("button", { name: text("table.ending.withdraw") });
    expect(screen.queryByRole("button", { name: text("table.ending.resign.yes") })).toBeNull();
    await person.click(withdraw);
    expect(game.room.askedFor("ending:answer")).toEqual([{ how: "resign", accept: false }]);
  });

  test("is done after a question only, and not before the second deal", async () => {
    const state = middle();
    const first = await openGame(state);
    const early = await openPart(first.person, "people");
    early.getByText(text("table.ending.resign.later"));
    expect(early.queryByRole("button", { name: text("table.ending.resign.button") })).toBeNull();
  });

  test("sends nothing until one is sure", async () => {
    const state = middle();
    state.table.deal = 1;
    const { game, person } = await openGame(state);
    game.room.on("ending:start", () => ({ data: {} }));
    const table = await openPart(person, "people");
    await person.click(table.getByRole("button", { name: text("table.ending.resign.button") }));
    table.getByText(text("table.ending.resign.sure"));
    expect(game.room.askedFor("ending:start")).toEqual([]);
    await person.click(table.getByRole("button", { name: text("table.ending.resign.yes") }));
    expect(game.room.askedFor("ending:start")).toEqual([{ how: "resign" }]);
  });
});

describe("the window of the table", () => {
  test("names who sits there and who looks on, as they come and go", async () => {
    const { game, person } = await openGame(middle());
    const table = await openPart(person, "people");
    table.getByText(text("table.people.watchingNone"));
    const presence = { online: [0, 1, 2, 3], awaySince: [null, null, null, null] };
    game.room.tell("game:presence", { ...presence, spectators: 3, watching: ["Emil"] });
    await table.findByText("Emil");
    table.getByText(text("table.people.watchingMore", { count: 2 }));
    expect(table.queryByText(text("table.people.watchingNone"))).toBeNull();
  });

  test("aborts a game in its first minutes, and says why it could not", async () => {
    serve({ abortGame: () => refuse("conflict", 409) });
    const { person } = await openGame(middle(), { created: Date.now() });
    const table = await openPart(person, "people");
    await person.click(table.getByRole("button", { name: text("table.people.abort") }));
    await person.click(table.getByRole("button", { name: text("table.people.abortYes") }));
    await toast(text("table.people.abortTooLate"));
    expect(callsOf("abortGame")).toEqual([{ gameID: 7 }]);
  });

  test("does not offer to abort a game later, nor to who looks on", async () => {
    const { person } = await openGame(middle(), { created: Date.now() - limits.abortableMs - 1000 });
    const table = await openPart(person, "people");
    expect(table.queryByRole("button", { name: text("table.people.abort") })).toBeNull();
  });

  test("takes a report with the game, once, and keeps what did not arrive", async () => {
    serve({ reportError: () => refuse("unavailable", 503) });
    const { person } = await openGame(middle());
    const table = await openPart(person, "report");
    const field = await table.findByLabelText(text("table.report.text"));
    await person.click(table.getByRole("button", { name: text("table.report.send") }));
    await table.findByText(text("form.fault.missing"));
    expect(callsOf("reportError")).toEqual([]);
    await person.type(field, "The wrong marble.");
    await person.dblClick(table.getByRole("button", { name: text("table.report.send") }));
    await toast(text("table.report.failed"));
    expect(callsOf("reportError")).toEqual([{ gameID: 7, text: "The wrong marble." }]);
    expect((field as HTMLTextAreaElement).value).toBe("The wrong marble.");
  });

  test("takes the focus, and gives it back to the button that opened it", async () => {
    const { person } = await openGame(middle());
    await person.click(screen.getByRole("button", { name: text("table.open") }));
    const opened = await dialog();
    expect(opened.contains(document.activeElement)).toBe(true);
    await person.keyboard("{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: text("table.open") }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  });
});

test("a reaction is sent by who has chosen it, and shown on the seat of who sent it", async () => {
  const { game, person } = await openGame(middle());
  game.room.on("game:react", () => ({ data: {} }));
  await person.click(screen.getByRole("button", { name: text("table.reactions.title") }));
  await person.click(within(await dialog()).getByRole("button", { name: text("table.reactions.clap") }));
  expect(game.room.askedFor("game:react")).toEqual([{ emoji: "clap" }]);
  game.room.tell("game:reacted", { seat: 2, emoji: "heart" });
  const log = screen.getByRole("log", { name: text("table.reactions.shown") });
  await expect.poll(() => log.textContent).toBe("Cleo: Heart");
  expect(document.querySelectorAll('[data-plate="2"] .tac-bubble')).toHaveLength(1);
  expect(document.querySelectorAll(".tac-bubble")).toHaveLength(1);
});
