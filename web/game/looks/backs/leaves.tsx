import { Back } from "./Back.tsx";
import "./leaves.css";

/** A twig with leaves on both sides. */
export const back = (
  <Back>
    <path className="tac-back-line" d="M50 132C49 108 51 44 50 18" strokeWidth="3" />
    <g className="tac-back-fill">
      {[34, 58, 82, 106].map((y) => (
        <path
          key={y}
          d={`M50 ${y + 14}C38 ${y + 14} 24 ${y + 6} 20 ${y - 8} 36 ${y - 10} 47 ${y} 50 ${y + 14}C53 ${y} 64 ${y - 10} 80 ${y - 8} 76 ${y + 6} 62 ${y + 14} 50 ${y + 14}Z`}
        />
      ))}
    </g>
  </Back>
);
