import { tradePartner } from "#rules/deal.ts";
import { seatAfter, type Table } from "#rules/table.ts";
import type { Seat } from "#rules/variant.ts";
import { everySeat } from "#rules/whose.ts";
import { cardHeight, cardWidth } from "../cards/size.ts";
import { cornerOf } from "../geometry/layout.ts";
import { type Point, plus } from "../geometry/point.ts";
import type { Scene } from "./scene.ts";

const svg = "http://www.w3.org/2000/svg";
const tradeTime = 800;
const narrTime = 900;
const dealTime = 450;
const backScale = 0.42;
/** A hand in flight is drawn as a few cards side by side. */
const besides: readonly Point[] = [-16, 0, 16].map((x) => ({ x, y: 0 }));

/** The place of a seat's hand, in units of the board: in its corner or, for the viewer, wherever the page has it. */
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
 * Cards that cross the table face down: in a trade one from each seat to its partner, with a Narr each hand to the
 * right neighbour, and in a deal one from the deck to each seat. They are drawn only for the flight.
 */
export function flyCards(scene: Scene, table: Table, reason: FlightReason): Animation[] {
  return everySeat(table.variant).flatMap((seat) => flights[reason](scene, table, seat));
}

type FlightReason = "traded" | "passedHands" | "dealt";

/** The flights that start at a seat or, in a deal, end at it. */
const flights: Record<FlightReason, (scene: Scene, table: Table, seat: Seat) => Animation[]> = {
  traded(scene, table, seat) {
    return [flyCard(scene, handPoint(scene, seat), handPoint(scene, tradePartner(table, seat)), tradeTime)];
  },
  passedHands(scene, table, seat) {
    const from = handPoint(scene, seat);
    const to = handPoint(scene, seatAfter(table.variant, seat, -1));
    return besides.map((aside) => flyCard(scene, plus(from, aside), plus(to, aside), narrTime));
  },
  dealt(scene, table, seat) {
    return [flyCard(scene, cornerOf(scene.layout, table.first).deck, handPoint(scene, seat), dealTime)];
  },
};

function flyCard(scene: Scene, from: Point, to: Point, duration: number): Animation {
  const card = document.createElementNS(svg, "use");
  card.setAttribute("href", "#tac-card-back");
  scene.root.append(card);
  const animation = card.animate(
    [from, to].map(({ x, y }) => ({
      transform: `translate(${x}px, ${y}px) scale(${backScale}) translate(${-cardWidth / 2}px, ${-cardHeight / 2}px)`,
    })),
    { duration: duration * scene.tempo, easing: "ease-in-out", fill: "both" },
  );
  const remove = (): void => card.remove();
  animation.finished.then(remove, remove);
  return animation;
}
