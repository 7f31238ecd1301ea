import type { TFunction } from "i18next";
import { tradePartner } from "#rules/deal.ts";
import {
  cardName,
  isBase,
  isHome,
  type Move,
  moveCard,
  moveFrom,
  moveKind,
  moveTo,
  predict,
  type Seat,
  seatAfter,
  type View,
} from "#rules/index.ts";
import { eventsOfParts } from "../play/sevenParts.ts";
import { placeWords, type SeatNames, swappedWords } from "./wordsOf.ts";

/**
 * The effect of a move as a phrase to follow "better:", without a full stop. `t` translates texts of `advice`, `tMoves`
 * those of `moves`. The move is legal in the given view.
 */
export function adviceWords(
  t: TFunction<"advice">,
  tMoves: TFunction<"moves">,
  speakers: SeatNames,
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
    return t("move.kick", { ...values, names: victimWords(t, tMoves, speakers, kicked) });
  }
}

/**
 * The effect of a move, or of all parts of a seven, without the places, which the board shows. The first move is legal in
 * the given view, and each of the others after those before it.
 */
export function adviceInShort(
  t: TFunction<"advice">,
  tMoves: TFunction<"moves">,
  speakers: SeatNames,
  view: View,
  moves: readonly Move[],
): string {
  const [move] = moves;
  const card = tMoves(`card.${cardName(moveCard(move))}`);
  if (moveKind(move) !== "ball") return adviceWords(t, tMoves, speakers, view, move);
  const happened = eventsOfParts(view, moves).flat();
  if (moves.length > 1) {
    const steps = happened.flatMap((event) => (event.type === "moved" ? event.path.length : []));
    return t("short.seven", { card, steps: steps.join(" + ") });
  }
  const kicked = new Set(happened.flatMap((event) => (event.type === "kicked" ? event.seat : [])));
  if (kicked.size > 0) return t("short.kick", { card, names: victimWords(t, tMoves, speakers, kicked) });
  const swapped = happened.find((event) => event.type === "swapped");
  if (swapped) return t("short.swap", { card, marbles: swappedWords(tMoves, speakers, swapped.seats) });
  const moved = happened.find((event) => event.type === "moved");
  if (moved === undefined) return t("short.ball", { card });
  const how = isBase(moved.from) ? "out" : isHome(moved.to) ? "home" : "ball";
  const words = t(`short.${how}`, { card });
  return moved.seat === view.seat ? words : t("short.of", { move: words, name: speakers.names[moved.seat] });
}

function victimWords(
  t: TFunction<"advice">,
  tMoves: TFunction<"moves">,
  { own, names }: SeatNames,
  kicked: ReadonlySet<Seat>,
): string {
  const whose = [...kicked].map((seat) => (seat === own ? t("yours") : names[seat]));
  return new Intl.ListFormat(tMoves("language")).format(whose);
}
