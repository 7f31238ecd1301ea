import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { allCards, cardName, isMasterCard } from "#rules/card.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { CardFace } from "../cards/CardFace.tsx";
import { cardAnchor, type RuleAnchor, rulesAddress } from "../rules/anchors.ts";

/** What every card does, with links to the rules. */
export function HelpPart({ isMaster }: { isMaster: boolean }) {
  const { t } = useTranslation("table");
  const groups = [
    { title: t("help.normal"), cards: allCards.filter((card) => !isMasterCard(card)) },
    ...(isMaster ? [{ title: t("help.master"), cards: allCards.filter(isMasterCard) }] : []),
  ];
  return (
    <>
      <p className="table-explained">
        <RulesLink>{t("help.all")}</RulesLink> {t("help.tab")}
      </p>
      {groups.map(({ title, cards }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="table-cards">
            {cards.map((card) => (
              <CardHelp key={card} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function CardHelp({ card }: { card: number }) {
  const { t } = useTranslation("game");
  const { t: tTable } = useTranslation("table");
  const { t: tMoves } = useTranslation("moves");
  const name = cardName(card);
  const inWords = tMoves(`card.${name}`);
  return (
    <li>
      <svg viewBox="0 0 100 150" width="44" height="66" aria-hidden="true">
        <CardFace card={card} />
      </svg>
      <p>
        <b>{inWords}</b> {t(`help.${name}`)}{" "}
        <RulesLink anchor={cardAnchor(name)} label={tTable("help.moreOf", { card: inWords })}>
          {tTable("help.more")}
        </RulesLink>
      </p>
    </li>
  );
}

interface RulesLinkProps {
  anchor?: RuleAnchor;
  /** What it is called where the words around it are not read. */
  label?: string;
  children: ReactNode;
}

/** A link to the rules. They open in a tab of their own, so that nobody loses sight of a running game. */
function RulesLink({ anchor, label, children }: RulesLinkProps) {
  const { pathTo } = usePaths();
  return (
    <a href={pathTo(rulesAddress(anchor))} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  );
}
