import { Back } from "./Back.tsx";
import "./evening.css";

/** Stars as small diamonds. */
const stars = [
  [24, 26],
  [36, 48],
  [24, 66],
  [46, 24],
  [78, 68],
  [44, 72],
]
  .map(([x, y]) => `M${x} ${y - 3.5}l2 3.5-2 3.5-2-3.5Z`)
  .join("");

/** Hills under the moon. */
export const back = (
  <Back>
    <circle className="tac-back-fill" cx="62" cy="44" r="14" />
    <circle className="tac-back-field" cx="68" cy="39" r="12" />
    <path className="tac-back-fill" d={stars} />
    <path className="tac-back-fill" opacity="0.3" d="M13 96C28 78 40 80 52 94 64 76 76 76 87 90V137H13Z" />
    <path
      className="tac-back-fill"
      opacity="0.55"
      d="M13 112C30 98 48 104 60 116 70 106 80 106 87 112V137H13Z"
    />
    <path className="tac-back-fill" d="M13 128C36 116 62 122 87 130V137H13Z" />
  </Back>
);
