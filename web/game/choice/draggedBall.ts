import type { Point } from "../geometry/point.ts";

const wayBackTime = 220;

/** A ball that follows the pointer. It is moved without React, because nothing else on the table changes meanwhile. */
export class DraggedBall {
  readonly #element: SVGGElement;
  readonly #home: Point;

  constructor(element: SVGGElement, home: Point) {
    this.#element = element;
    this.#home = home;
    // Above all other balls. They have keys, so React does not mind the order.
    element.parentNode?.append(element);
    element.classList.add("is-dragged");
  }

  moveTo({ x, y }: Point): void {
    this.#element.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** Hands the ball back to React, which knows where it belongs now. */
  letGo(): void {
    this.#element.classList.remove("is-dragged");
    this.#element.style.transform = "";
  }

  /** Rolls the ball back to its origin. */
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
