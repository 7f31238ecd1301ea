import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Card, parseCard } from "#rules/card.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { CardFan } from "./CardFan.tsx";
import { FirstGame } from "./FirstGame.tsx";

const cardsOf = (names: string): Card[] => names.split(" ").flatMap((name) => parseCard(name) ?? []);

/** Where to go from the lessons: a first game, the puzzles, the rules. */
export function NextSteps() {
  const { t } = useTranslation("learnPages");
  const { pathTo } = usePaths();
  return (
    <section>
      <chakra.h2 fontSize="2xl" mb="4">
        {t("on.heading")}
      </chakra.h2>
      <Tiles>
        <Way cards="13 5 8" title={t("on.game.title")} text={t("on.game.text")}>
          <FirstGame />
        </Way>
        <Way cards="7" title={t("on.puzzles.title")} text={t("on.puzzles.text")}>
          <ButtonLink variant="outline" to={pathTo("/puzzles")}>
            {t("on.puzzles.go")}
          </ButtonLink>
        </Way>
        <Way cards="N E" title={t("on.rules.title")} text={t("on.rules.text")}>
          <ButtonLink variant="outline" to={pathTo("/rules")}>
            {t("on.rules.go")}
          </ButtonLink>
        </Way>
      </Tiles>
    </section>
  );
}

function Way(props: { cards: string; title: string; text: string; children: ReactNode }) {
  return (
    <Tile>
      <CardFan cards={cardsOf(props.cards)} width={36} />
      <chakra.h3 mt="3" fontSize="lg">
        {props.title}
      </chakra.h3>
      <chakra.p flex="1" mt="1" mb="4" color="fg.muted" textWrap="pretty">
        {props.text}
      </chakra.p>
      {props.children}
    </Tile>
  );
}

const Tiles = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
    gap: "5",
  },
});

const Tile = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    p: "5",
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "sm",
  },
});
