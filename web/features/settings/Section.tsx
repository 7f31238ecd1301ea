import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";

/** A group of settings, with its name beside it or, on a phone, above it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ md: "12rem minmax(0, 1fr)" }}
      columnGap="8"
      rowGap="4"
      py="7"
      borderTop="1px solid"
      borderColor="line"
      _first={{ borderTop: "0" }}
    >
      <chakra.h2 id={id} fontSize="lg">
        {title}
      </chakra.h2>
      <chakra.div display="grid" gap="6" minWidth="0">
        {children}
      </chakra.div>
    </chakra.section>
  );
}
