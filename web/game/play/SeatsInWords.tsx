import { useTranslation } from "react-i18next";
import type { View } from "#rules/view.ts";
import type { SeatLook } from "../board/Corners.tsx";

/** What the board draws around each seat, for people who can't see it: hands, levels of bots, marks, the deck. */
export function SeatsInWords({ view, looks }: { view: View; looks: readonly SeatLook[] }) {
  const { t } = useTranslation("game");
  return (
    <ul className="game-unseen" aria-label={t("seats")}>
      {looks.map(({ seat, name, level, marks, deck }) => (
        <li key={seat}>
          {t("cardsOf", { name, count: view.table.handSizes[seat] })} {level && t("levelOf", { level })}{" "}
          {marks.map(({ label }) => `${label}. `)}
          {deck?.label}
        </li>
      ))}
    </ul>
  );
}
