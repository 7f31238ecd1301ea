import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Buttons below what they are about. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
      {children}
    </chakra.div>
  );
}
