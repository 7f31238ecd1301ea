import { Back } from "./Back.tsx";
import "./mosaic.css";

/** Small tiles in two tones. */
export const back = (
  <Back>
    <g className="tac-back-fill">
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) =>
        [0, 1, 2, 3, 4].map((column) => {
          const [x, y] = [22 + column * 14, 19 + row * 14];
          const away = Math.abs(column - 2) + Math.abs(row - 4);
          return (
            <path
              key={`${row} ${column}`}
              d={`M${x} ${y - 5.6}L${x + 5.6} ${y} ${x} ${y + 5.6} ${x - 5.6} ${y}Z`}
              opacity={away % 2 === 0 ? 1 : 0.4}
            />
          );
        }),
      )}
    </g>
  </Back>
);
