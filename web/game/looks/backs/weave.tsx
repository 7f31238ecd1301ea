import { Back } from "./Back.tsx";
import "./weave.css";

/** Bands that go over and under each other. */
export const back = (
  <Back>
    <g className="tac-back-line" strokeWidth="8" strokeLinecap="butt">
      {[0, 1, 2, 3, 4, 5].map((row) =>
        [0, 1, 2].map((column) => {
          const [x, y] = [26 + column * 24, 25 + row * 20];
          return (
            <path
              key={`${row} ${column}`}
              d={
                (row + column) % 2 === 0
                  ? `M${x - 9} ${y - 4}h18M${x - 9} ${y + 7}h18`
                  : `M${x - 5} ${y - 8}v18M${x + 6} ${y - 8}v18`
              }
              strokeWidth="5"
            />
          );
        }),
      )}
    </g>
  </Back>
);
