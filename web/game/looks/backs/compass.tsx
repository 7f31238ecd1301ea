import { Back } from "./Back.tsx";
import "./compass.css";

const rose = "M0-46 7-7 46 0 7 7 0 46-7 7-46 0-7-7Z";
/** Small diamonds in the corners. */
const corners = [20, 80].flatMap((x) => [22, 128].map((y) => `M${x} ${y - 6}l5 6-5 6-5-6Z`)).join("");

/** A compass rose. */
export const back = (
  <Back>
    <g transform="translate(50 75)">
      <circle className="tac-back-line" r="33" strokeWidth="2.5" />
      <circle className="tac-back-line" r="24" strokeWidth="1.5" strokeDasharray="2 3" />
      <path className="tac-back-fill" opacity="0.55" transform="rotate(45) scale(0.62)" d={rose} />
      <path className="tac-back-fill" d={rose} />
      <path className="tac-back-shade" d="M0-46 7-7 0 0ZM46 0 7 7 0 0ZM0 46-7 7 0 0ZM-46 0-7-7 0 0Z" />
    </g>
    <path className="tac-back-fill" d={corners} />
  </Back>
);
