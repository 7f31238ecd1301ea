import type { CSSProperties } from "react";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import "./celebration.css";

/** Marbles in the winners' colors jump up behind the words, once. Where motion is not wanted there are none. */
export function Celebration({ colors }: { colors: readonly BallColor[] }) {
  return (
    <div className="game-celebration" aria-hidden="true">
      {leaps.map(({ left, height, delay }, i) => (
        <i
          key={left}
          data-color={colors[i % colors.length]}
          style={
            { "--left": `${left}%`, "--height": `${height}rem`, "--delay": `${delay}ms` } as CSSProperties
          }
        />
      ))}
    </div>
  );
}

/** Where each marble jumps, how high, and when. */
const leaps = Array.from({ length: 14 }, (_, i) => ({
  left: 4 + 7 * i,
  height: 7 + ((5 * i) % 7) * 1.3,
  delay: ((3 * i) % 7) * 80,
}));
