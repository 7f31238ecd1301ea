import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** The lines of a ranking. */
export const List = chakra("ol", {
  base: {
    display: "grid",
    m: "0",
    p: "0",
    listStyleType: "none",
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
    overflow: "hidden",
  },
});

/** A line: the place, who it is about, and what it is ranked by. */
export function Line(props: { place: number; isOwn?: boolean; value: ReactNode; children: ReactNode }) {
  const { place, isOwn = false, value, children } = props;
  return (
    <chakra.li
      value={place}
      display="grid"
      gridTemplateColumns="2.5rem minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="3"
      minHeight="16"
      px={{ base: "3", md: "5" }}
      py="2"
      bg={isOwn ? "accent.subtle" : undefined}
      _notFirst={{ borderTop: "1px solid", borderColor: "line" }}
    >
      <chakra.span
        aria-hidden="true"
        fontSize="lg"
        fontWeight="bold"
        fontVariantNumeric="tabular-nums"
        color="fg.muted"
      >
        {`${place}.`}
      </chakra.span>
      <chakra.div minWidth="0" fontWeight="medium">
        {children}
      </chakra.div>
      <chakra.div textAlign="end" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.div>
    </chakra.li>
  );
}
