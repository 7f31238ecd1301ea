import { chakra } from "@chakra-ui/react/styled-system";

/**
 * A bar to the right of a middle line for what is above 0, to the left for what is below. The number stands beside it:
 * this is hidden from screen readers.
 * @param props.most the largest value of all bars, which takes a whole side
 */
export function DivergingBar({ value, most }: { value: number; most: number }) {
  const length = most === 0 ? 0 : (50 * Math.min(Math.abs(value), most)) / most;
  return (
    <Drawing aria-hidden="true">
      <rect
        x={`${value < 0 ? 50 - length : 50}%`}
        y="20%"
        width={`${length}%`}
        height="60%"
        fill={value < 0 ? "var(--tac-warning)" : "var(--tac-accent)"}
      />
      <rect x="50%" width="1" height="100%" fill="var(--tac-line-control)" />
    </Drawing>
  );
}

const Drawing = chakra("svg", { base: { display: "block", width: "100%", height: "5" } });
