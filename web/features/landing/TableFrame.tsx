import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Reserves the space of the table, so that nothing moves when it appears. */
export function TableFrame({ children }: { children: ReactNode }) {
  return (
    <chakra.figure
      m="0"
      width={{ base: "min(100%, 30rem)", lg: "clamp(24rem, 100dvh - 14rem, 38rem)" }}
      display="grid"
      gridTemplateRows="auto 2.75rem"
      _before={{ content: "''", gridArea: "1 / 1", width: "100%", aspectRatio: "1" }}
    >
      {children}
    </chakra.figure>
  );
}
