import { grainOf, strokesOf } from "./grainOf.ts";
import "./ash.css";

/** Ash: cool and straight, with one wide cathedral. */
export const grain = (
  <>
    <path
      className="tac-grain"
      d={grainOf({
        distance: 17,
        wave: 11,
        length: 210,
        knots: [{ x: -40, y: 560, strength: 90, reach: 330 }],
      })}
      style={{ opacity: 0.2 }}
    />
    <path className="tac-grain" d={strokesOf({ count: 130, length: 34 })} style={{ opacity: 0.16 }} />
  </>
);
