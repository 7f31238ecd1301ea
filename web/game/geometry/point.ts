/** A point or a direction on the board, in units of the drawing: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at distance `radius` from the center. `degrees` run clockwise; 0 is to the right, 90 at the bottom. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function scaled(point: Point, factor: number): Point {
  return { x: point.x * factor, y: point.y * factor };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
