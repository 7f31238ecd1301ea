import type { Seat } from "#rules/variant.ts";
import type { Layout } from "../geometry/layout.ts";

/** Where and how fast to animate. */
export interface Scene {
  readonly root: SVGElement;
  readonly layout: Layout;
  /** The viewer's seat, whose hand lies below the board; `null` for a spectator. */
  readonly viewer: Seat | null;
  /** 1 is the designed duration, 0.5 half of it. */
  readonly tempo: number;
}
