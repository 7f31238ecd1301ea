import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";
import { parseCard } from "#rules/card.ts";
import { CardFan } from "./CardFan.tsx";

/**
 * A part of the overview: whom it is for, what it is, and its contents.
 * @param props.cards names of cards that adorn it
 */
export function Part(props: { title: string; text: string; cards: readonly string[]; children: ReactNode }) {
  const id = useId();
  return (
    <Surface aria-labelledby={id}>
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="4">
        <div>
          <chakra.h2 id={id} fontSize="2xl" letterSpacing="-0.01em" textWrap="balance">
            {props.title}
          </chakra.h2>
          <chakra.p mt="2" color="fg.muted" textWrap="pretty">
            {props.text}
          </chakra.p>
        </div>
        <chakra.div display={{ base: "none", sm: "block" }} pr="1">
          <CardFan cards={props.cards.flatMap((name) => parseCard(name) ?? [])} width={44} />
        </chakra.div>
      </chakra.div>
      {props.children}
    </Surface>
  );
}

const Surface = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    p: { base: "4", md: "6" },
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
  },
});

/** The buttons of a part, and what stands beside them. */
export const Ways = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" },
});

/** A line beside the buttons. */
export const Aside = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
