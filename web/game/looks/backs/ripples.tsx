import { Back } from "./Back.tsx";
import "./ripples.css";

/** Rings that spread from three drops. */
export const back = (
  <Back>
    <clipPath id="tac-back-clip">
      <rect x="13" y="13" width="74" height="124" rx="4" />
    </clipPath>
    <g className="tac-back-line" clipPath="url(#tac-back-clip)">
      {[
        { x: 32, y: 46 },
        { x: 70, y: 84 },
        { x: 34, y: 118 },
      ].map(({ x, y }) =>
        [5, 13, 21, 29].map((r) => (
          <circle key={`${x} ${r}`} cx={x} cy={y} r={r} strokeWidth={4.4 - r / 9} />
        )),
      )}
    </g>
  </Back>
);
