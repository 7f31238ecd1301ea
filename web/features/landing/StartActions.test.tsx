import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { isCourseDone, rememberWin } from "#web/net/newcomer.ts";
import { ongoingGame } from "#web/net/ongoingGame.ts";
import { session } from "#web/net/session.ts";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { asGuest, signedIn } from "#web/testing/people.ts";
import { dialog, show, text } from "#web/testing/show.tsx";
import { StartActions } from "./StartActions.tsx";

const play = () => screen.getByRole("button", { name: text("landing.playNow") });
const wish = { variant: "4x2n", level: "beginner", idempotencyKey: expect.any(String) };

test("one press begins a game at a newcomer's table as a guest, and only one, however often one presses", async () => {
  serve({
    guestSession: () => ({ username: "guest4821", token: "a guest's", deviceToken: "a device's", id: 9 }),
    createGame: () => ({ gameID: 31 }),
  });
  const person = show(<StartActions />);
  await person.dblClick(play());
  await expect.poll(() => location.pathname + location.search).toBe("/en/game?gameID=31");
  expect(callsOf("createGame")).toEqual([wish]);
  expect(callsOf("guestSession")).toHaveLength(1);
  expect(session.read()?.username).toBe("guest4821");
});

test("who has won twice is offered strong bots and master cards, and who knows the course is no newcomer", async () => {
  asGuest();
  serve({ createGame: () => ({ gameID: 34 }) });
  for (const game of [1, 1, 2]) rememberWin(game);
  isCourseDone.write(true);
  const person = show(<StartActions />);
  expect(screen.queryByRole("link", { name: text("landing.newcomer") })).toBeNull();
  screen.getByRole("link", { name: text("common.pages.learn") });
  await person.click(play());
  await expect.poll(() => location.search).toBe("?gameID=34");
  expect(callsOf("createGame")).toEqual([{ ...wish, variant: "4x2m", level: "strong" }]);
  isCourseDone.write(false);
});

test("another table is chosen, begun, and offered the next time; the focus comes back when it is not", async () => {
  asGuest();
  serve({ createGame: () => ({ gameID: 32 }) });
  const person = show(<StartActions />);
  await person.click(screen.getByRole("button", { name: text("landing.change") }));
  const first = within(await dialog());
  expect((await dialog()).contains(document.activeElement)).toBe(true);
  await person.click(first.getByRole("button", { name: text("common.close") }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: text("landing.change") }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();

  await person.click(screen.getByRole("button", { name: text("landing.change") }));
  const chooser = await dialog();
  const choose = (value: string) => person.click(chooser.querySelector(`input[value="${value}"]`)!);
  await choose("6");
  await choose("6x3");
  await choose("n");
  await choose("beginner");
  await person.click(within(chooser).getByRole("button", { name: text("landing.chooser.start") }));
  await expect.poll(() => location.search).toBe("?gameID=32");
  expect(callsOf("createGame")).toEqual([
    { variant: "6x3n", level: "beginner", idempotencyKey: expect.any(String) },
  ]);
});

test.each([
  ["who has too many games open", "conflict", "open"],
  ["who is where guests have too many under way", "too_many_games", "here"],
] as const)("%s is told so, and not led away", async (_who, error, told) => {
  signedIn("Anna");
  serve({ createGame: () => refuse(error, 409) });
  const person = show(<StartActions />);
  await person.click(play());
  await screen.findByText(text(`landing.chooser.refused.${told}`));
  expect(location.pathname).toBe("/en");
});

test("a game that could not be begun is wished for again with the same key, so that it is begun once", async () => {
  signedIn("Anna");
  serve({ createGame: () => refuse("unavailable", 503) });
  const person = show(<StartActions />);
  await person.click(play());
  await screen.findByText(text("common.error.call.unreachable"));
  serve({ createGame: () => ({ gameID: 33 }) });
  await person.click(play());
  await expect.poll(() => location.search).toBe("?gameID=33");
  const [one, other] = callsOf("createGame") as { idempotencyKey: string }[];
  expect(other.idempotencyKey).toBe(one.idempotencyKey);
});

test("whose game is under way is led back to it, in the place of a new one", () => {
  asGuest();
  ongoingGame.write(7);
  show(<StartActions />);
  expect(screen.getByRole("link", { name: text("landing.goOn") }).getAttribute("href")).toBe(
    "/en/game?gameID=7",
  );
  expect(screen.queryByRole("button", { name: text("landing.playNow") })).toBeNull();
  ongoingGame.write(undefined);
});
