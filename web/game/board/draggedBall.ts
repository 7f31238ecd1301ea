import type { Point } from "../geometry/point.ts";

const wayBackTime = 220;

/** A ball that follows the finger. It is moved by hand, past React: nothing else on the table changes meanwhile. */
export class DraggedBall {
  readonly #element: SVGGElement;
  readonly #home: Point;

  constructor(element: SVGGElement, home: Point) {
    this.#element = element;
    this.#home = home;
    // Above all other balls; they have keys, so React does not mind their order.
    element.parentNode?.append(element);
    element.classList.add("is-dragged");
  }

  moveTo({ x, y }: Point): void {
    this.#element.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Leaves the ball to React, which knows where it belongs now. */
  letGo(): void {
    this.#element.classList.remove("is-dragged");
    this.#element.style.transform = "";
  }

  /** The ball rolls back to where it was taken from. */
  rollBack(): void {
    const from = this.#element.style.transform;
    this.letGo();
    const { x, y } = this.#home;
    this.#element.animate([{ transform: from }, { transform: `translate(${x}px, ${y}px)` }], {
      duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : wayBackTime,
      easing: "ease-out",
    });
  }
}
