import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** A part of the page that is folded away until somebody wants it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      <summary>{title}</summary>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" pb="5">
        {children}
      </chakra.div>
    </Details>
  );
}

const Details = chakra("details", {
  base: {
    borderTop: "1px solid",
    borderColor: "line",
    "&:last-child": { borderBottom: "1px solid", borderColor: "line" },
    "& > summary": { py: "3", fontWeight: "medium", cursor: "pointer" },
  },
});
