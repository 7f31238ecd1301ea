import { basePlace, isBase } from "#rules/place.ts";
import type { Seat } from "#rules/variant.ts";
import { pileRest } from "../board/pileRest.ts";
import { cardHeight, cardWidth } from "../cards/size.ts";
import { pointOf } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";
import { hop, routePoints } from "../geometry/route.ts";
import type { ShownBall } from "./balls.ts";
import { type Beat, rollTime } from "./beats.ts";
import { flyCards, handPoint } from "./flights.ts";
import type { Scene } from "./scene.ts";
import type { Shown } from "./shown.ts";

const hopTime = 520;
const swapTime = 560;
const restoreTime = 480;
const layTime = 360;

/**
 * Animates one beat. The table already shows the state after it. Everything is animated from its place `before`, so a
 * cancelled animation leaves the correct state on the screen. Returns the running animations.
 */
export function animateBeat(scene: Scene, before: Shown, beat: Beat): Animation[] {
  const roll = beat.find((event) => event.type === "moved");
  return beat
    .flatMap((event): (Animation | undefined)[] => {
      switch (event.type) {
        case "moved": {
          const ball = before.balls.find((each) => each.seat === event.seat && each.place === event.from);
          if (ball === undefined) return [];
          const points = routePoints(scene.layout, event.from, event.path, ball.slot);
          return [animateBall(scene, ball, points, { duration: rollTime(event.path.length) })];
        }
        case "kicked": {
          const ball = before.balls.find((each) => each.seat === event.seat && each.place === event.from);
          if (ball === undefined) return [];
          const passed = roll === undefined ? 0 : (roll.path.indexOf(event.from) + 1) / roll.path.length;
          const delay = roll === undefined ? 0 : passed * rollTime(roll.path.length) * 0.9;
          const points = hop(place(scene, ball), pointOf(scene.layout, basePlace(ball.seat), ball.slot));
          return [animateBall(scene, ball, points, { duration: hopTime, delay })];
        }
        case "swapped":
          return event.places.map((from, i) => {
            const ball = before.balls.find((each) => each.place === from);
            if (ball === undefined) return undefined;
            const to = pointOf(scene.layout, event.places[1 - i]);
            return animateBall(scene, ball, hop(place(scene, ball), to), { duration: swapTime });
          });
        case "restored":
          return before.balls.map((ball) => animateBack(scene, ball));
        case "laid":
          return [layCard(scene, event.holder)];
        case "traded":
        case "passedHands":
        case "dealt":
          return flyCards(scene, before.view.table, event.type);
        default:
          return [];
      }
    })
    .filter((animation) => animation !== undefined);
}

function place({ layout }: Scene, ball: ShownBall): Point {
  return pointOf(layout, ball.place, isBase(ball.place) ? ball.slot : undefined);
}

/** Moves a ball from its place before a Tac took a card back. */
function animateBack(scene: Scene, ball: ShownBall): Animation | undefined {
  const element = ballElement(scene, ball);
  const now = element
    ?.getAttribute("transform")
    ?.match(/-?[\d.]+/g)
    ?.map(Number);
  if (now === undefined) return undefined;
  const from = place(scene, ball);
  const [x, y] = now;
  if (Math.hypot(from.x - x, from.y - y) < 1) return undefined;
  return animateBall(scene, ball, [from, { x, y }], { duration: restoreTime });
}

function animateBall(
  scene: Scene,
  ball: ShownBall,
  points: readonly Point[],
  timing: { duration: number; delay?: number },
): Animation | undefined {
  const element = ballElement(scene, ball);
  // Above all other balls while it moves. They have keys, so React does not mind the order.
  element?.parentNode?.append(element);
  return element?.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    {
      duration: timing.duration * scene.tempo,
      delay: (timing.delay ?? 0) * scene.tempo,
      easing: "cubic-bezier(0.35, 0.1, 0.45, 1)",
      fill: "backwards",
    },
  );
}

function ballElement({ root }: Scene, ball: ShownBall): Element | null {
  return root.querySelector(`[data-ball="${ball.id}"]`);
}

/** The newest card of the pile flies there from the hand of its holder. */
function layCard(scene: Scene, holder: Seat): Animation | undefined {
  const card = [...scene.root.querySelectorAll("[data-pile-card]")].at(-1);
  if (!(card instanceof SVGElement)) return undefined;
  const { x, y, turned, scale } = pileRest(Number(card.dataset.pileCard));
  const from = handPoint(scene, holder);
  const isOwn = holder === scene.viewer;
  const back = `translate(${-cardWidth / 2}px, ${-cardHeight / 2}px)`;
  return card.animate(
    [
      {
        transform: `translate(${from.x}px, ${from.y}px) rotate(0deg) scale(${isOwn ? 1.5 : 0.38}) ${back}`,
        opacity: isOwn ? 1 : 0.4,
      },
      { transform: `translate(${x}px, ${y}px) rotate(${turned}deg) scale(${scale}) ${back}`, opacity: 1 },
    ],
    { duration: layTime * scene.tempo, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "backwards" },
  );
}
