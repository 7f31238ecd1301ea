import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** A page to read: one column of a comfortable width. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column>
      <chakra.h1 fontSize="3xl" letterSpacing="-0.02em">
        {title}
      </chakra.h1>
      {children}
    </Column>
  );
}

/** A text of a locale file; a blank line starts a new paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text.split("\n\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

const Column = chakra("article", {
  base: {
    width: "100%",
    maxWidth: "44rem",
    minWidth: "0",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: { base: "8", md: "12" },
    overflowWrap: "break-word",
    hyphens: "auto",
    "& p": { mt: "3", textWrap: "pretty" },
    "& ul": { mt: "3", ps: "5", listStyleType: "disc" },
    "& li": { mt: "1" },
    "& h2": { mt: "10", fontSize: "xl" },
    "& h3": { mt: "6", fontSize: "lg" },
    "& a:not([class])": { color: "accent.text", textDecoration: "underline" },
  },
});
