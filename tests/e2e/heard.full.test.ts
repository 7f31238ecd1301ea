import { describe, expect, it, onTestFinished } from "vitest";
import { withSite } from "#tests/support/site.ts";
import { groupOf, type Heard, Listener } from "./hearing.ts";
import { textsIn } from "./person.ts";
import { withBrowser } from "./withBrowser.ts";

const site = withSite({ vars: { BOT_DELAY_MS: "1" } });
const chromium = withBrowser();
const t = textsIn("en");

const [hand, sources, targets, actions] = ["yourHand", "sources", "targets", "actions"].map((key) =>
  t(`game.${key}`),
);
const isHand = (group: string | undefined) => group === hand || /’s cards$/.test(group ?? "");
const isChoice = (group: string | undefined) =>
  isHand(group) || [sources, targets, actions].includes(group ?? "");

describe("somebody who only hears the page, and has a keyboard", () => {
  it("comes for the first time, sits down, and plays a whole game", async () => {
    const person = await aNewcomer();
    await sitDown(person);
    let made = 0;
    for (;;) {
      const heard = await untilSomethingIsToDo(person);
      if (isOver(heard)) break;
      expectWholeBoard(heard);
      const pressed = await person.press(wanted);
      if (pressed === undefined) continue;
      const group = groupOf(pressed);
      if (group === sources) expect(pressed.name).toMatch(/marble: .*(field \d|start|base|home)/);
      if (group === targets)
        expect(pressed.name).toMatch(/marble (to .+|\(.+\) swaps places with .+ marble \(.+\))/);
      await expectFocusAtTheTable(person);
      made++;
    }
    expect(made).toBeGreaterThan(20);
    const heading = async () =>
      (await person.hear()).find(({ role, isFocused }) => role === "heading" && isFocused)?.name;
    await expect.poll(heading).toMatch(/won|lost/);
  });
});

/** A user with an empty profile who has just opened the site. */
async function aNewcomer(): Promise<Listener> {
  const context = await chromium.browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  await tab.goto(`${site.url}/en`);
  return Listener.on(tab, (group) => isChoice(group) && group !== actions);
}

/** Starts a game with a button and, if a dialog asks for more, with the dialog's button. */
async function sitDown(person: Listener): Promise<void> {
  const begin = (heard: readonly Heard[]) => {
    const inWindow = heard.filter(({ within }) => within.some(({ role }) => role === "dialog"));
    return inWindow.length > 0
      ? inWindow.find(({ name }) => name === t("landing.chooser.start"))
      : heard.find(({ role, name }) => role === "button" && name === t("landing.playNow"));
  };
  const isThere = async () =>
    (await person.hear()).some(({ role, name }) => role === "region" && name === t("game.board"));
  while (!(await isThere())) await person.press(begin);
}

/** Waits until it is the person's turn, or the game is over. */
async function untilSomethingIsToDo(person: Listener): Promise<readonly Heard[]> {
  let heard: readonly Heard[] = [];
  const isDue = async () => {
    heard = await person.hear();
    return isOver(heard) || wanted(heard) !== undefined;
  };
  await expect.poll(isDue, { interval: 20 }).toBe(true);
  return heard;
}

function isOver(heard: readonly Heard[]): boolean {
  return heard.some(({ role, name }) => role === "region" && name === t("game.end.title"));
}

/** What is pressed once more by whoever means to knock out a marble of their own team. */
const isAsked = new RegExp(`^(${t("game.action.hitOwn")}|${t("game.action.hitMate", { name: ".+" })})`);

/** The next control to press, chosen by what it says about its effect. */
function wanted(heard: readonly Heard[]): Heard | undefined {
  const inGroup = (group: string) =>
    heard.filter((each) => each.role === "button" && groupOf(each) === group);
  const asked = inGroup(actions).find(({ name }) => isAsked.test(name));
  if (asked) return asked;
  const goals = inGroup(targets);
  if (goals.length > 0) return goals.toSorted((a, b) => worthOf(b) - worthOf(a))[0];
  const marbles = inGroup(sources);
  if (marbles.length > 0) return marbles[0];
  const other = inGroup(actions).filter(({ name }) => name !== t("game.action.takeBack"));
  if (other.length > 0) return other[0];
  return heard.find(
    (each) => each.role === "button" && isHand(groupOf(each)) && !each.isDisabled && !each.isPressed,
  );
}

function worthOf({ name }: Heard): number {
  const isBad = /knocks out your/.test(name);
  return (/goes home/.test(name) ? 4 : 0) + (/knocks out/.test(name) && !isBad ? 2 : 0) - (isBad ? 3 : 0);
}

/** The board says for each player where all four marbles are. */
function expectWholeBoard(heard: readonly Heard[]): void {
  const lists = [t("game.stands"), t("game.standsBefore")];
  const items = heard.filter(
    ({ role, within: [around] }) => role === "listitem" && lists.includes(around.name),
  );
  const inBoard = items.filter(({ within }) =>
    within.some(({ role, name }) => role === "region" && name === t("game.board")),
  );
  expect(inBoard).toHaveLength(4);
  for (const { text } of inBoard) {
    const places = text.replace(/^.*?: /, "").split("; ");
    const marbles = places.map((place) => Number(/^base (\d)/.exec(place)?.[1] ?? 1));
    expect(
      marbles.reduce((sum, each) => sum + each),
      text,
    ).toBe(4);
  }
}

/** The focus is on the hand, on an option, or on the instruction; or the game is over. */
async function expectFocusAtTheTable(person: Listener): Promise<void> {
  const whereIsFocus = async () => {
    const heard = await person.hear();
    const focus = heard.find(({ isFocused, role }) => isFocused && role !== "RootWebArea");
    return isOver(heard) || focus?.role === "status" || isChoice(groupOf(focus)) ? "there" : focus?.name;
  };
  await expect.poll(whereIsFocus, { interval: 20 }).toBe("there");
}
