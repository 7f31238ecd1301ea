import type { ReactNode } from "react";
import { digitHeight, drawnNumber, penWidth } from "./digits.ts";

interface CardNumberProps {
  value: number;
  /** The position of its upper left corner. */
  x: number;
  y: number;
  height: number;
}

/** A number in the typeface of the cards, in the color of the surrounding text. */
export function CardNumber({ value, x, y, height }: CardNumberProps): ReactNode {
  const { digits } = drawnNumber(value);
  const scale = height / digitHeight;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke="currentColor"
      strokeWidth={penWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {digits.map((digit) => (
        <path key={digit.x} d={digit.stroke} transform={`translate(${digit.x} 0)`} />
      ))}
    </g>
  );
}
