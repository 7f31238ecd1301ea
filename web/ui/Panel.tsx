import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";

/** A part of a page with its heading, on a raised surface. */
export function Panel({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Surface aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="lg" mb={hint ? "1" : "3"}>
        {title}
      </chakra.h2>
      {hint && (
        <chakra.p mb="3" fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      {children}
    </Surface>
  );
}

const Surface = chakra("section", {
  base: {
    minWidth: "0",
    p: { base: "4", md: "5" },
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
  },
});
