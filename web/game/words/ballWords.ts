import type { TFunction } from "i18next";
import { usedCard } from "#rules/cards.ts";
import {
  type Board,
  homeIndex,
  homeSize,
  isBase,
  isHome,
  isRing,
  type Move,
  moveCard,
  moveFrom,
  moveTo,
  ownerOf,
  type Place,
  predict,
  type Seat,
  seatOfBall,
  type Table,
  tac,
} from "#rules/index.ts";
import { placeWords, type SeatNames } from "./wordsOf.ts";

type Translate = TFunction<"moves">;

/** The places of a seat's marbles as one sentence. */
export function standWords(t: Translate, speakers: SeatNames, board: Board, seat: Seat): string {
  const places = [...board.places.subarray(homeSize * seat, homeSize * (seat + 1))];
  const inBase = places.filter(isBase).length;
  const onRing = places.filter(isRing);
  onRing.sort((a, b) => board.stepsPastStart(seat, a) - board.stepsPastStart(seat, b));
  const words = [
    ...(inBase > 0 ? [t("stands.base", { marbles: inBase })] : []),
    ...onRing.map((place) => fieldWords(t, speakers, board, place)),
    ...places
      .filter(isHome)
      .map((place) => t("stands.home", { index: homeIndex(place) + 1 }))
      .sort(),
  ];
  const values = { name: speakers.names[seat], places: words.join("; ") };
  return t(`stands.${whose(speakers, seat)}`, values);
}

/** The label of a selectable marble: its owner and its place. */
export function ballWords(t: Translate, speakers: SeatNames, board: Board, place: Place): string {
  const marble = marbleWords(t, speakers, seatAt(board, place));
  return t("ball", { marble, place: fieldWords(t, speakers, board, place) });
}

/**
 * The effect of a ball's move: whose marble goes where, and the result; for a swap both marbles.
 * @param chosen the chosen ball; a swap can start with either
 */
export function targetWords(
  t: Translate,
  speakers: SeatNames,
  table: Table,
  move: Move,
  chosen: Place = moveFrom(move),
): string {
  const board = boardToChooseOn(table, move);
  const target = chosen === moveTo(move) ? moveFrom(move) : moveTo(move);
  const values = {
    marble: marbleWords(t, speakers, seatAt(board, chosen)),
    from: placeWords(t, speakers, chosen),
    place: placeWords(t, speakers, target),
  };
  if (predict(table, move).happened.some(({ type }) => type === "swapped")) {
    return t("swap", { ...values, other: marbleWords(t, speakers, seatAt(board, target)) });
  }
  const effects = effectWords(t, speakers, table, move);
  return effects === "" ? t("target", values) : `${t("target", values)}: ${effects}`;
}

/** What a ball's move does besides going to its target, in a few words; empty if that is all. */
export function effectWords(t: Translate, speakers: SeatNames, table: Table, move: Move): string {
  const { happened } = predict(table, move);
  return [...movedEffects(), ...kickedEffects()].join(", ");

  function movedEffects(): string[] {
    const moved = happened.find((event) => event.type === "moved");
    if (moved === undefined) return [];
    const { from, to, path } = moved;
    const isSeven = usedCard(table, moveCard(move)) === 7;
    return [
      ...(isSeven ? [t("effect.steps", { count: path.length })] : []),
      ...(isBase(from) ? [t("effect.comesOut")] : []),
      ...(isHome(to) ? [isHome(from) ? t("effect.movesInHome") : t("effect.goesHome")] : []),
    ];
  }

  function kickedEffects(): string[] {
    const kicked = happened.filter((event) => event.type === "kicked");
    // With the Warrior, if no other ball is on the ring.
    if (isBase(moveTo(move))) return [t("effect.kicksItself")];
    return kicked.map(({ seat }) =>
      t(`effect.kicks.${whose(speakers, seat)}`, { name: speakers.names[seat] }),
    );
  }
}

/** The board for choosing the ball of a move: a Tac is played on the previous position. */
export function boardToChooseOn({ board, before, seven }: Table, move: Move): Board {
  return moveCard(move) === tac && seven.left === 0 ? before : board;
}

/** The seat of the ball on a place. */
function seatAt(board: Board, place: Place): Seat {
  return isBase(place) ? ownerOf(place) : seatOfBall(board.at[place]);
}

function marbleWords(t: Translate, speakers: SeatNames, seat: Seat): string {
  return t(`marble.${whose(speakers, seat)}`, { name: speakers.names[seat] });
}

/** The place of a marble, and that it may not go home from there yet. */
function fieldWords(t: Translate, speakers: SeatNames, board: Board, place: Place): string {
  const words = placeWords(t, speakers, place);
  return isRing(place) && board.isFresh(board.at[place]) ? t("fresh", { place: words }) : words;
}

function whose({ own, variant }: SeatNames, seat: Seat): "own" | "mate" | "other" {
  if (own === null) return "other";
  if (seat === own) return "own";
  return variant.teamOf[seat] === variant.teamOf[own] ? "mate" : "other";
}
