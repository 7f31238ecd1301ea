import { grainOf, strokesOf } from "./grainOf.ts";
import "./walnut.css";

/** Walnut: deep brown, lively around two knots, with a bright inlay. */
export const grain = (
  <>
    <path
      className="tac-grain"
      d={grainOf({
        distance: 22,
        wave: 15,
        length: 140,
        knots: [
          { x: -200, y: -160, strength: 70, reach: 190 },
          { x: 210, y: 240, strength: 52, reach: 160 },
        ],
      })}
      style={{ opacity: 0.22 }}
    />
    <path className="tac-grain" d={strokesOf({ count: 120, length: 24 })} style={{ opacity: 0.18 }} />
  </>
);
