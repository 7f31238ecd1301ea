import { grainOf, strokesOf } from "./grainOf.ts";
import "./cherry.css";

/** Cherry: reddish and even. */
export const grain = (
  <>
    <path
      className="tac-grain"
      d={grainOf({
        distance: 27,
        wave: 13,
        length: 190,
        knots: [{ x: 200, y: 180, strength: 40, reach: 150 }],
      })}
      style={{ opacity: 0.15 }}
    />
    <path
      className="tac-grain"
      d={strokesOf({ count: 60, length: 18, slope: 0.1 })}
      style={{ opacity: 0.14 }}
    />
  </>
);
