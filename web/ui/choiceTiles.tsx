import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** The tiles of a choice, side by side. */
export function Tiles({ count, children }: { count: number; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: columns(count, 3), sm: columns(count, 4) }}
      gap="2"
    >
      {children}
    </chakra.div>
  );
}

/** One row of up to `most`; more options take two rows, or as many as they need, so that no tile is narrower than its words. */
function columns(count: number, most: number): string {
  return `repeat(${count > most ? Math.min(most, Math.ceil(count / 2)) : count}, 1fr)`;
}

/** The label of a radio button or a checkbox, as a tile. */
export const Tile = chakra("label", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    minHeight: "11",
    px: "1",
    py: "1.5",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line.control",
    borderRadius: "md",
    fontWeight: "medium",
    lineHeight: "1.25",
    textAlign: "center",
    textWrap: "balance",
    cursor: "pointer",
    transition: "colors",
    _hover: { borderColor: "accent" },
    "&:has(:checked)": {
      borderColor: "accent",
      bg: "accent.subtle",
      boxShadow: "inset 0 0 0 1px var(--tac-accent)",
    },
    "&:has(:focus-visible)": { outline: "2px solid var(--tac-focus)", outlineOffset: "2px" },
  },
});
