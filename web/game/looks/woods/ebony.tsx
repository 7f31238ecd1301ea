import { grainOf, strokesOf } from "./grainOf.ts";
import "./ebony.css";

/** Ebony: nearly black and very fine, with an inlay of brass. */
export const grain = (
  <>
    <path
      className="tac-grain"
      d={grainOf({ distance: 15, wave: 5, length: 260 })}
      style={{ opacity: 0.3 }}
    />
    <path className="tac-grain" d={strokesOf({ count: 70, length: 50 })} style={{ opacity: 0.2 }} />
  </>
);
