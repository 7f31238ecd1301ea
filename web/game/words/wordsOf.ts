import type { TFunction } from "i18next";
import {
  type GameEvent,
  homeIndex,
  homeSize,
  isBase,
  isHome,
  isRing,
  ownerOf,
  type Place,
  type Seat,
  type Variant,
} from "#rules/index.ts";

/** The names of the seats, as the viewer calls them. */
export interface SeatNames {
  variant: Variant;
  /** `names[seat]` as shown on the screen. */
  names: readonly string[];
  /** The viewer's seat, which is addressed as "you"; `null` for a spectator. */
  own: Seat | null;
}

type Translate = TFunction<"moves">;

/**
 * Events as sentences, one each, for the move list and for screen readers. Turns are omitted except the viewer's own:
 * the seat to move is shown and announced elsewhere.
 */
export function wordsOf(t: Translate, speakers: SeatNames, happened: readonly GameEvent[]): string[] {
  const player = playerIn(happened);
  return happened.flatMap((event) => wordsOfEvent(t, speakers, event, player) ?? []);
}

/** The same without the names of places, for those who see the board: it shows where. */
export function shortWordsOf(t: Translate, speakers: SeatNames, happened: readonly GameEvent[]): string[] {
  const player = playerIn(happened);
  return happened.flatMap(
    (event) => shortWords(t, speakers, event, player) ?? wordsOfEvent(t, speakers, event, player) ?? [],
  );
}

/** Who laid the card that caused these events. */
function playerIn(happened: readonly GameEvent[]): Seat | null {
  return happened.find((event) => event.type === "laid")?.seat ?? null;
}

/** Of events that are told by the names of places otherwise. */
function shortWords(
  t: Translate,
  speakers: SeatNames,
  event: GameEvent,
  player: Seat | null,
): string | undefined {
  if (event.type === "swapped")
    return t("short.swapped", { marbles: swappedWords(t, speakers, event.seats) });
  if (event.type !== "moved" && event.type !== "kicked") return undefined;
  const { variant, names, own } = speakers;
  const { seat, from } = event;
  const name = names[seat];
  if (event.type === "kicked")
    return seat === own ? t("short.own.kicked") : t("short.other.kicked", { name });
  if (howMoved(from, event.to) !== "moved") return undefined;
  const whose = seat === own ? "own" : seat === player ? "player" : "other";
  const isBack = (from - event.path[0] + variant.ring) % variant.ring === 1;
  return t(`short.${whose}.${isBack ? "back" : "forward"}`, { name, count: event.path.length });
}

type LaidEvent = Extract<GameEvent, { type: "laid" }>;

/** `player` laid the card that caused these events; the card is named once. */
function wordsOfEvent(
  t: Translate,
  speakers: SeatNames,
  event: GameEvent,
  player: Seat | null,
): string | undefined {
  const name = (seat: Seat) => speakers.names[seat];
  const place = (of: Place) => placeWords(t, speakers, of);
  const isOwn = "seat" in event && event.seat === speakers.own;
  switch (event.type) {
    case "given":
      return isOwn ? t("own.given") : t("other.given", { name: name(event.seat) });
    case "traded":
      return t("traded");
    case "laid":
      return laidWords(t, speakers, event);
    case "restored":
      return t("restored");
    case "moved":
      return movedWords(t, speakers, event, player);
    case "kicked":
      return isOwn
        ? t("own.kicked", { place: place(event.from) })
        : t("other.kicked", { name: name(event.seat), place: place(event.from) });
    case "swapped":
      return t("swapped", {
        marble: marbleWords(t, speakers, event.seats[0]),
        from: place(event.places[0]),
        other: marbleWords(t, speakers, event.seats[1]),
        place: place(event.places[1]),
      });
    case "skipped":
      return isOwn ? t("own.skipped") : t("other.skipped", { name: name(event.seat) });
    case "passedHands":
      return t("passedHands");
    case "bedeviled":
      if (isOwn) return t("own.bedeviled", { victim: name(event.victim) });
      return event.victim === speakers.own
        ? t("victim.bedeviled", { name: name(event.seat) })
        : t("other.bedeviled", { name: name(event.seat), victim: name(event.victim) });
    case "dealt":
      return event.isShuffled ? t("shuffledAndDealt") : t("dealt");
    case "turn":
      return isOwn ? t("own.turn") : undefined;
    case "won":
      return wonWords(t, speakers, event.team);
  }
}

function laidWords(
  t: Translate,
  { names, own }: SeatNames,
  { seat, holder, card, isPlayed }: LaidEvent,
): string {
  const values = { name: names[seat], holder: names[holder], card: t(`card.${card}`) };
  const how = isPlayed ? "played" : "discarded";
  if (seat !== holder)
    return seat === own ? t(`own.borrowed.${how}`, values) : t(`other.borrowed.${how}`, values);
  return seat === own ? t(`own.${how}`, values) : t(`other.${how}`, values);
}

function movedWords(
  t: Translate,
  speakers: SeatNames,
  { seat, from, to }: Extract<GameEvent, { type: "moved" }>,
  player: Seat | null,
): string {
  const isOwn = seat === speakers.own;
  const values = {
    name: speakers.names[seat],
    from: placeWords(t, speakers, from),
    to: placeWords(t, speakers, to),
    before: isHome(from) ? homeIndex(from) + 1 : 0,
    index: isHome(to) ? homeIndex(to) + 1 : 0,
    size: homeSize,
  };
  const how = howMoved(from, to);
  if (isOwn) return t(`own.${how}`, values);
  return seat === player ? t(`player.${how}`, values) : t(`other.${how}`, values);
}

/** A move as people distinguish it: within home, a marble only goes deeper or back. */
function howMoved(from: Place, to: Place): "cameOut" | "movedInHome" | "cameHome" | "moved" {
  if (isBase(from)) return "cameOut";
  if (!isHome(to)) return "moved";
  return isHome(from) ? "movedInHome" : "cameHome";
}

function wonWords(t: Translate, { variant, names, own }: SeatNames, team: number | "all"): string {
  if (team === "all") return t("won.all");
  const seats = variant.teams[team];
  if (own !== null && seats.includes(own)) return t("won.own");
  return t("won.other", {
    names: new Intl.ListFormat(t("language")).format(seats.map((seat) => names[seat])),
  });
}

/** The two marbles that a swap has moved, by their seats: `your marble ↔ Bo’s marble`. */
export function swappedWords(t: Translate, speakers: SeatNames, [one, other]: readonly [Seat, Seat]): string {
  if (one === other && one === speakers.own) return t("swapOf.own");
  if (one === other) return t("swapOf.other", { name: speakers.names[one] });
  return t("swapOf.two", {
    one: marbleWords(t, speakers, one),
    other: marbleWords(t, speakers, other),
  });
}

/** A marble by its player alone; who plays with whom is said elsewhere. */
function marbleWords(t: Translate, { names, own }: SeatNames, seat: Seat): string {
  return t(seat === own ? "marble.own" : "marble.other", { name: names[seat] });
}

/** A place as people say it: relative to the start before it, since the fields of the board have no numbers. */
export function placeWords(t: Translate, { variant, names, own }: SeatNames, place: Place): string {
  const seat = isRing(place) ? lastStartBefore(variant, place) : ownerOf(place);
  const values = { name: names[seat], index: isHome(place) ? homeIndex(place) + 1 : 0 };
  const whose = seat === own ? "own" : "other";
  if (isBase(place)) return t(`place.${whose}.base`, values);
  if (isHome(place)) return t(`place.${whose}.home`, values);
  const steps = place - variant.start[seat];
  if (steps === 0) return t(`place.${whose}.start`, values);
  return t(`place.${whose}.ring`, { ...values, steps });
}

function lastStartBefore(variant: Variant, field: Place): Seat {
  return variant.start.findLastIndex((start) => start <= field);
}
