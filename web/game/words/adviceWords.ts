import type { TFunction } from "i18next";
import { tradePartner } from "#rules/deal.ts";
import {
  cardName,
  type Move,
  moveCard,
  moveFrom,
  moveKind,
  moveTo,
  predict,
  seatAfter,
  type View,
} from "#rules/index.ts";
import { placeWords, type Speakers } from "./wordsOf.ts";

/**
 * The effect of a move as a phrase to follow "better:", without a full stop. `t` translates texts of `advice`, `tMoves`
 * those of `moves`. The move is legal in the given view.
 */
export function adviceWords(
  t: TFunction<"advice">,
  tMoves: TFunction<"moves">,
  speakers: Speakers,
  view: View,
  move: Move,
): string {
  const { table } = view;
  const { names } = speakers;
  const card = tMoves(`card.${cardName(moveCard(move))}`);
  switch (moveKind(move)) {
    case "trade":
      return t("move.trade", { card, name: names[tradePartner(table, view.seat ?? 0)] });
    case "discard":
      return t("move.discard", { card });
    case "skip":
      return t("move.skip", { card, name: names[seatAfter(table.variant, table.holder)] });
    case "plain":
      return t("move.plain", { card });
    case "ball":
      return ballWords();
  }

  function ballWords(): string {
    const { happened } = predict(table, move);
    const values = {
      card,
      from: placeWords(tMoves, speakers, moveFrom(move)),
      to: placeWords(tMoves, speakers, moveTo(move)),
    };
    if (happened.some(({ type }) => type === "swapped")) return t("move.swap", values);
    const kicked = new Set(happened.flatMap((event) => (event.type === "kicked" ? event.seat : [])));
    if (kicked.size === 0) return t("move.ball", values);
    const whose = [...kicked].map((seat) => (seat === speakers.own ? t("yours") : names[seat]));
    return t("move.kick", { ...values, names: new Intl.ListFormat(tMoves("language")).format(whose) });
  }
}
