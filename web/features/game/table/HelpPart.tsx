import { useTranslation } from "react-i18next";
import { allCards, cardName, isMasterCard } from "#rules/card.ts";
import { CardFace } from "#web/game/cards/CardFace.tsx";

/** What every card does. */
export function HelpPart({ isMaster }: { isMaster: boolean }) {
  const { t } = useTranslation("table");
  const groups = [
    { title: t("help.normal"), cards: allCards.filter((card) => !isMasterCard(card)) },
    ...(isMaster ? [{ title: t("help.master"), cards: allCards.filter(isMasterCard) }] : []),
  ];
  return groups.map(({ title, cards }) => (
    <section key={title}>
      <h3>{title}</h3>
      <ul className="table-cards">
        {cards.map((card) => (
          <CardHelp key={card} card={card} />
        ))}
      </ul>
    </section>
  ));
}

function CardHelp({ card }: { card: number }) {
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const name = cardName(card);
  return (
    <li>
      <svg viewBox="0 0 100 150" width="44" height="66" aria-hidden="true">
        <CardFace card={card} />
      </svg>
      <p>
        <b>{tMoves(`card.${name}`)}</b> {t(`help.${name}`)}
      </p>
    </li>
  );
}
