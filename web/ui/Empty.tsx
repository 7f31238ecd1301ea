import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Shown if there is nothing yet: says so, and what to do. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="2"
      minHeight="9rem"
      px="4"
      py="6"
      border="1px dashed"
      borderColor="line"
      borderRadius="lg"
      textAlign="center"
      textWrap="balance"
      color="fg.muted"
    >
      <chakra.p fontWeight="medium" color="fg">
        {title}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
