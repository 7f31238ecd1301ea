import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** A long form; beside it, where there is room, what stays in sight while one fills it in. */
export function BesideForm({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" }}
      alignItems="start"
      gap="8"
    >
      <chakra.div css={{ "& > form": { gap: "5" } }}>{children}</chakra.div>
      <chakra.aside display={{ base: "none", lg: "block" }} position="sticky" top="6">
        {aside}
      </chakra.aside>
    </chakra.div>
  );
}
