import { useTranslation } from "react-i18next";
import type { Wish } from "./wish.ts";

/** "Four players · 2 against 2 · master cards · strong bots"; a line breaks only behind a dot. */
export function TableInWords({ wish: { seats, teams, deck, level } }: { wish: Wish }) {
  const { t } = useTranslation("landing");
  return [
    t(`table.seats.${seats}`),
    t(`chooser.team.${teams}`),
    t(`table.deck.${deck}`),
    t(`table.bots.${level}`),
  ]
    .map((part) => part.replaceAll(" ", nbsp).replaceAll("-", nonBreakingHyphen))
    .join(`${nbsp}· `);
}

const nbsp = "\u00a0";
const nonBreakingHyphen = "\u2011";
