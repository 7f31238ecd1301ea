import { grainOf, strokesOf } from "./grainOf.ts";
import "./maple.css";

/** Maple: pale and silky, with the curls of flamed wood. */
export const grain = (
  <>
    <path
      className="tac-grain"
      d={grainOf({ distance: 34, wave: 9, length: 120 })}
      style={{ opacity: 0.1 }}
    />
    <path
      className="tac-grain"
      d={strokesOf({ count: 90, length: 26, slope: 0.5 })}
      style={{ opacity: 0.09 }}
    />
  </>
);
