import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { open, text } from "#web/testing/show.tsx";
import { card, instruction } from "#web/testing/table.tsx";
import { fromNothing } from "../lessons/lessons.ts";

/** The places on the board at which the words point now. */
const pointedAt = () =>
  [...document.querySelectorAll<HTMLElement>("[data-pointed]")]
    .map(({ dataset }) => Number(dataset.pointed))
    .toSorted((one, other) => one - other);

/** Whoever has done all steps of these chapters may leave them. */
function doneAll(chapters = fromNothing): void {
  const steps = chapters.flatMap(({ id, steps }) => steps.map((_, step) => ({ lesson: id, step })));
  store(JSON.stringify(steps));
}

/** As if another tab had done it. */
function store(steps: string): void {
  localStorage.setItem("TacUnsentSteps", steps);
  dispatchEvent(new StorageEvent("storage", { key: "TacUnsentSteps" }));
}

afterEach(() => store("[]"));

describe("the words of a lesson", () => {
  test("point at the board until somebody plays, and again while one points at them", async () => {
    const person = await open("/en/tutorial?lesson=seven&step=2");
    await screen.findByRole("region", { name: text("learnPages.player.lesson") });
    expect(pointedAt()).toEqual([10, 12, 15, 17]);
    await person.click(card("7"));
    expect(instruction()).toBe(text("game.now.chooseBall"));
    expect(pointedAt()).toEqual([]);
    await person.hover(screen.getByText("Nico’s", { exact: false, selector: ".lesson-pointing" }));
    expect(pointedAt()).toEqual([15]);
    await person.unhover(screen.getByText("Nico’s", { exact: false, selector: ".lesson-pointing" }));
    expect(pointedAt()).toEqual([]);
  });

  test("say to who only hears them where that is", async () => {
    await open("/en/tutorial?lesson=seven&step=2");
    const words = within(await screen.findByRole("region", { name: text("learnPages.player.lesson") }));
    words.getByRole("group", { name: /your marble \(field 10 past your start\)/ });
  });
});

describe("the end of the last chapter", () => {
  test("is celebrated, and leads to a first game", async () => {
    doneAll();
    const person = await open("/en/tutorial?lesson=masters&step=4");
    await person.click(await screen.findByRole("button", { name: text("learnPages.player.end") }));
    expect(document.activeElement).toBe(
      await screen.findByRole("heading", { name: text("learnPages.end.allDone") }),
    );
    screen.getByRole("button", { name: text("learnPages.on.game.start") });
  });

  test("leads to a chapter that is still open", async () => {
    doneAll(fromNothing.slice(1));
    const person = await open("/en/tutorial?lesson=masters&step=4");
    await person.click(await screen.findByRole("button", { name: text("learnPages.player.end") }));
    await screen.findByRole("heading", { name: text("learnPages.end.lastChapter") });
    const on = screen.getByRole("link", { name: text("learnPages.course.resume") });
    expect(on.getAttribute("href")).toContain("lesson=aim");
  });
});
