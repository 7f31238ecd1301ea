import { grainOf, strokesOf } from "./grainOf.ts";
import "./oak.css";

/** Oak: honey, with its mirrors across the grain. */
export const grain = (
  <>
    <path
      className="tac-grain"
      d={grainOf({
        distance: 21,
        wave: 8,
        length: 150,
        knots: [
          { x: 60, y: -120, strength: 60, reach: 210 },
          { x: -150, y: 330, strength: 44, reach: 170 },
        ],
      })}
      style={{ opacity: 0.17 }}
    />
    <path
      className="tac-grain"
      d={strokesOf({ count: 210, length: 40, slope: -0.12 })}
      style={{ opacity: 0.2 }}
    />
  </>
);
