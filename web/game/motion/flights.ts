import { tradePartner } from "#rules/deal.ts";
import { seatAfter, type Table } from "#rules/table.ts";
import type { Seat } from "#rules/variant.ts";
import { everySeat } from "#rules/whose.ts";
import { cornerOf } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";
import type { Scene } from "./animate.ts";

const svg = "http://www.w3.org/2000/svg";
const tradeTime = 800;
const narrTime = 900;
const backScale = 0.42;

/** Where the hand of a seat is, in units of the board: in its corner, or for the viewer wherever the page has it. */
export function handPoint({ root, layout, viewer }: Scene, seat: Seat): Point {
  const hand = seat === viewer ? document.querySelector("[data-own-hand]") : null;
  if (hand === null) return cornerOf(layout, seat).hand;
  const { viewBox } = layout.shape;
  const board = root.getBoundingClientRect();
  const { left, top, width, height } = hand.getBoundingClientRect();
  const unit = viewBox.width / board.width;
  return {
    x: viewBox.x + (left + width / 2 - board.left) * unit,
    y: viewBox.y + (top + height / 2 - board.top) * unit,
  };
}

/**
 * Cards that cross the table face down: in the trade one from every seat to its mate, with a Narr every hand to the
 * right neighbour. They are drawn for the flight alone.
 */
export function flyCards(scene: Scene, table: Table, reason: "traded" | "passedHands"): Animation[] {
  const { variant } = table;
  return everySeat(variant).flatMap((seat) => {
    if (reason === "traded") return [flyCard(scene, seat, tradePartner(table, seat), 0, tradeTime)];
    const taker = seatAfter(variant, seat, -1);
    return [0, 1, 2].map((i) => flyCard(scene, seat, taker, i, narrTime));
  });
}

function flyCard(scene: Scene, giver: Seat, taker: Seat, offset: number, duration: number): Animation {
  const card = document.createElementNS(svg, "use");
  card.setAttribute("href", "#tac-card-back");
  scene.root.append(card);
  const animation = card.animate(
    [handPoint(scene, giver), handPoint(scene, taker)].map(({ x, y }) => ({
      transform: `translate(${x + 16 * (offset - 1)}px, ${y}px) scale(${backScale}) translate(-50px, -75px)`,
    })),
    { duration: duration * scene.tempo, easing: "ease-in-out", fill: "both" },
  );
  const remove = (): void => card.remove();
  animation.finished.then(remove, remove);
  return animation;
}
