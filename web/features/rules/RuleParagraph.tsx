import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { Paragraph } from "#web/game/rules/chapters.ts";
import { AnchorLink } from "./AnchorLink.tsx";
import { CardPictures } from "./CardPictures.tsx";
import { DealsTable } from "./DealsTable.tsx";
import { DeckTable } from "./DeckTable.tsx";
import { RuleFigure } from "./RuleFigure.tsx";
import { RuleText } from "./RuleText.tsx";

/** A paragraph with its heading, the cards that it is about, and its pictures. */
export function RuleParagraph({ paragraph }: { paragraph: Paragraph }) {
  const { t } = useTranslation("rules");
  const { id, cards, pictures, table, more } = paragraph;
  const title = t(`paragraphs.${id}.title`);
  return (
    <Block id={id} data-rule="" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <chakra.h3 fontSize="lg">
        <span id={`${id}-title`}>{title}</span>
        <AnchorLink to={id} title={title} />
      </chakra.h3>
      <Body>
        {cards && <CardPictures cards={cards} />}
        <div>
          <RuleText text={t(`paragraphs.${id}.text`)} />
          {more && <More to={more} />}
        </div>
      </Body>
      {table === "deck" && <DeckTable />}
      {table === "deals" && <DealsTable />}
      {pictures && (
        <Figures>
          {pictures.map((name) => (
            <RuleFigure key={name} name={name} />
          ))}
        </Figures>
      )}
    </Block>
  );
}

/** Links to the paragraphs that say more. */
function More({ to }: { to: NonNullable<Paragraph["more"]> }) {
  const { t } = useTranslation("rules");
  return (
    <p>
      {t("more")}:{" "}
      {to.map((id, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <a href={`#${id}`}>{t(`paragraphs.${id}.title`)}</a>
        </span>
      ))}
    </p>
  );
}

const Block = chakra("section", {
  base: {
    mt: "4",
    mx: "-3",
    px: "3",
    py: "2",
    borderRadius: "md",
    "&:focus": { bg: "accent.subtle" },
  },
});

const Body = chakra("div", {
  base: {
    display: "flex",
    flexDirection: { base: "column", sm: "row" },
    columnGap: "5",
    "& > div": { flex: "1", minWidth: "0", maxWidth: "44rem" },
    "& p": { mt: "2", textWrap: "pretty" },
    "& ul": { mt: "2", ps: "5", listStyleType: "disc" },
    "& li": { mt: "1" },
    "& a": { color: "accent.text", textDecoration: "underline" },
  },
});

const Figures = chakra("div", {
  base: {
    mt: "4",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
    gap: "5",
    maxWidth: "52rem",
  },
});
