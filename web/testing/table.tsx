import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { State } from "#rules/state.ts";
import type { Seat } from "#rules/variant.ts";
import type { Snapshot } from "#schema/protocol/game.ts";
import GamePage from "#web/features/game/GamePage.tsx";
import { FakeGame } from "./fakeGame.ts";
import { signedIn } from "./people.ts";
import { show, text } from "./show.tsx";

/**
 * Anna opens a game: she sits on seat 0, or looks on.
 * @param more what its room says besides
 */
export async function openGame(
  state: State,
  more: Partial<Snapshot> = {},
  seat: Seat | null = 0,
): Promise<{ game: FakeGame; person: UserEvent }> {
  signedIn("Anna");
  const game = new FakeGame(state, { seat, more });
  const person = show(<GamePage />, "/en/game?gameID=7");
  await screen.findByText(text("game.title"));
  return { game, person };
}

/** The hand that the player plays from, by its label. */
export function hand(label: string = text("game.yourHand")): HTMLElement {
  return screen.getByRole("group", { name: label });
}

/** The names of the cards in a hand, from left to right. */
export function cardsIn(shown: HTMLElement): (string | null)[] {
  return within(shown)
    .getAllByRole("button")
    .map((card) => card.getAttribute("data-hand-card"));
}

/** A card of the player's hand. */
export function card(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-hand-card="${name}"]`);
  if (found === null) throw new Error(`the hand has no ${name}`);
  return found;
}

/** What the player is told to do. */
export function instruction(): string | null {
  return document.querySelector(".game-now-what")?.textContent ?? null;
}

/** Where each player's marbles are, in words. */
export function marbles(label: string = text("game.stands")): (string | null)[] {
  const list = screen.getByRole("list", { name: label });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

/** The places on which the marbles of a seat are drawn, as notation.md numbers those of the ring. */
export function drawnOf(seat: Seat): number[] {
  const drawn = [...document.querySelectorAll<SVGElement>(`.tac-ball[data-seat="${seat}"]`)];
  return drawn.map((marble) => Number(marble.dataset.place)).sort((one, other) => one - other);
}

/** The marbles or the destinations that can be chosen, in words. */
export function choicesOf(group: "sources" | "targets"): (string | null)[] {
  const found = screen.queryByRole("group", { name: text(`game.${group}`) });
  if (found === null) return [];
  return within(found)
    .getAllByRole("button")
    .map((one) => one.getAttribute("aria-label"));
}
