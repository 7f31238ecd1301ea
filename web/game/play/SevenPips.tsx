import { useTranslation } from "react-i18next";
import { tac } from "#rules/card.ts";
import type { Choosing } from "./useChoosing.ts";

const steps = [1, 2, 3, 4, 5, 6, 7];

/** The seven steps of a chosen or unfinished seven, used up one by one. */
export function SevenPips({ choosing: { options, choice, offer } }: { choosing: Choosing }) {
  const { t } = useTranslation("game");
  const { seven, last } = options.view.table;
  const isSeven = choice.card === 7 || (choice.card === tac && last === 7);
  const isChosen = isSeven && offer.sources.length > 0;
  if (seven.left === 0 && !isChosen) return null;
  const left = seven.left === 0 ? steps.length : seven.left;
  return (
    <span className="game-pips" role="img" aria-label={t("stepsLeft", { count: left })}>
      {steps.map((step) => (
        <i key={step} className={step > left ? "is-used" : undefined} />
      ))}
    </span>
  );
}
