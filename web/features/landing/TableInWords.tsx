import { useTranslation } from "react-i18next";
import type { Wish } from "./wish.ts";

/** "Four players · 2 against 2 · master cards · strong bots" */
export function TableInWords({ wish: { seats, teams, deck, level } }: { wish: Wish }) {
  const { t } = useTranslation("landing");
  return [
    t(`table.seats.${seats}`),
    t(`chooser.team.${teams}`),
    t(`table.deck.${deck}`),
    t(`table.bots.${level}`),
  ].join(" · ");
}
