import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Link } from "./Link.tsx";

/** Links of which one is chosen, for what a list shows. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.nav aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {children}
    </chakra.nav>
  );
}

export function ChoiceLink({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Styled to={to} aria-current={isChosen ? "true" : undefined}>
      {children}
    </Styled>
  );
}

const Styled = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "11",
    px: "4",
    border: "1px solid",
    borderColor: "line.control",
    borderRadius: "full",
    fontWeight: "medium",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
    "&[aria-current]": { bg: "accent", borderColor: "accent", color: "accent.fg" },
  },
});
