import { chakra } from "@chakra-ui/react/styled-system";

/** A drawing that is seen on anything, light or dark: its shadow surrounds its white outline. */
const Shape = chakra("svg", {
  base: { flexShrink: "0", overflow: "visible", filter: "drop-shadow(0 0 1px rgb(0 0 0 / 70%))" },
});

const colors: Record<number, string> = { 1: "#c99336", 2: "#9c9b9e", 3: "#875e23" };
const otherColor = "#1a1815";

/** The crown of a place, without words. */
export function CrownShape({ placement, width }: { placement: number; width: string }) {
  return (
    <Shape viewBox="0 0 24 18" width={width} aria-hidden="true">
      <path
        d="M2 16.5L1 4l6 4.5L12 1l5 7.5L23 4l-1 12.5z"
        fill={colors[placement] ?? otherColor}
        stroke="#fff"
      />
    </Shape>
  );
}

/** The sign of sponsors, a heart on a disc, without words. */
export function SponsorShape({ width }: { width: string }) {
  return (
    <Shape viewBox="0 0 24 24" width={width} aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#9d174d" stroke="#fff" strokeWidth="2" />
      <path d="M12 19 6 13C3 9.5 5.5 5.5 9 6q2 .3 3 2.2Q13 6.3 15 6c3.5-.5 6 3.5 3 7z" fill="#fff" />
    </Shape>
  );
}
