import { formatBalls, parseBalls } from "./balls.ts";
import { isAmong } from "./bits.ts";
import {
  allCards,
  type Card,
  type CardName,
  cardName,
  cardsOf,
  type Hand,
  handOf,
  noCard,
  parseCard,
} from "./card.ts";
import type { SeatMemory } from "./memory.ts";
import { isLaidPlayed, laid, laidCard, laidSeat, newTable, noSeat, noTeam, type Phase } from "./table.ts";
import { type Seat, type VariantName, variantOf } from "./variant.ts";
import type { View } from "./view.ts";

/** A view as plain JSON, in the terms of notation.md: what a room sends to a client. */
export interface ViewData {
  variant: VariantName;
  seat: Seat | null;
  phase: Phase;
  deal: number;
  first: Seat;
  turn: Seat;
  holder: Seat;
  mustSkip: boolean;
  mustTac: boolean;
  /** The unfinished seven; `seat` is `null` while the next part may still choose whose balls it moves. */
  seven: { left: number; card: CardName; seat: Seat | null; open: number[] } | null;
  balls: string;
  before: string;
  last: CardName | null;
  handSizes: number[];
  declared: boolean[];
  traded: boolean[];
  pile: { seat: Seat; card: CardName; isPlayed: boolean }[];
  gone: Partial<Record<CardName, number>>;
  cardsLaid: number;
  winner: number | null;
  hand: CardName[] | null;
  borrowed: CardName[] | null;
  gave: CardName | null;
  got: CardName | null;
  memory: MemoryData | null;
}

/** What the viewer has seen of each seat's hand (`SeatMemory`): `lacks` and `known` are lists of cards. */
export interface MemoryData {
  lacks: CardName[][];
  dealtTo: Seat[];
  waysOut: number[];
  known: CardName[][];
}

/** The view as plain JSON. */
export function viewData(view: View): ViewData {
  const { table } = view;
  const { seven } = table;
  return {
    variant: table.variant.name,
    seat: view.seat,
    phase: table.phase,
    deal: table.deal,
    first: table.first,
    turn: table.turn,
    holder: table.holder,
    mustSkip: table.mustSkip,
    mustTac: table.mustTac,
    seven:
      seven.left === 0
        ? null
        : {
            left: seven.left,
            card: cardName(seven.card),
            seat: seven.seat === noSeat ? null : seven.seat,
            open: [...seven.open],
          },
    balls: formatBalls(table.board),
    before: formatBalls(table.before),
    last: nameOrNull(table.last),
    handSizes: [...table.handSizes],
    declared: booleans(table.declared),
    traded: booleans(table.traded),
    pile: table.pile.map((entry) => ({
      seat: laidSeat(entry),
      card: cardName(laidCard(entry)),
      isPlayed: isLaidPlayed(entry),
    })),
    gone: Object.fromEntries(
      allCards.filter((card) => table.gone[card] > 0).map((card) => [cardName(card), table.gone[card]]),
    ),
    cardsLaid: table.cardsLaid,
    winner: table.winner === noTeam ? null : table.winner,
    hand: namesOrNull(view.hand),
    borrowed: namesOrNull(view.borrowed),
    gave: nameOrNull(view.gave),
    got: nameOrNull(view.got),
    memory: view.memory === null ? null : memoryData(view.memory),
  };
}

/** The view from its data. Throws a SyntaxError if the balls can't be parsed. */
export function viewOfData(data: ViewData): View {
  const variant = variantOf(data.variant);
  const table = newTable(variant, data.first);
  table.phase = data.phase;
  table.deal = data.deal;
  table.turn = data.turn;
  table.holder = data.holder;
  table.mustSkip = data.mustSkip;
  table.mustTac = data.mustTac;
  if (data.seven !== null) {
    table.seven.left = data.seven.left;
    table.seven.card = cardOrNone(data.seven.card);
    table.seven.seat = data.seven.seat ?? noSeat;
    table.seven.open.set(data.seven.open);
  }
  table.board = parseBalls(variant, data.balls);
  table.before = parseBalls(variant, data.before);
  table.last = cardOrNone(data.last);
  table.handSizes.set(data.handSizes);
  table.declared.set(data.declared.map(Number));
  table.traded.set(data.traded.map(Number));
  table.pile.push(...data.pile.map(({ seat, card, isPlayed }) => laid(seat, cardOrNone(card), isPlayed)));
  for (const card of allCards) table.gone[card] = data.gone[cardName(card)] ?? 0;
  table.cardsLaid = data.cardsLaid;
  table.winner = data.winner ?? noTeam;
  return {
    seat: data.seat,
    table,
    hand: handOrNull(data.hand),
    borrowed: handOrNull(data.borrowed),
    gave: cardOrNone(data.gave),
    got: cardOrNone(data.got),
    memory: data.memory === null ? null : memoryOfData(data.memory),
  };
}

function memoryData({ lacks, dealtTo, waysOut, known }: SeatMemory): MemoryData {
  return {
    lacks: Array.from(lacks, (cards) => allCards.filter((card) => isAmong(cards, card)).map(cardName)),
    dealtTo: [...dealtTo],
    waysOut: [...waysOut],
    known: known.map((hand) => cardsOf(hand).map(cardName)),
  };
}

function memoryOfData({ lacks, dealtTo, waysOut, known }: MemoryData): SeatMemory {
  return {
    lacks: Uint32Array.from(lacks, (names) =>
      names.reduce((cards, name) => cards | (1 << cardOrNone(name)), 0),
    ),
    dealtTo: Uint8Array.from(dealtTo),
    waysOut: Uint8Array.from(waysOut),
    known: known.map((names) => handOf(names.map(cardOrNone))),
  };
}

function booleans(flags: Uint8Array): boolean[] {
  return [...flags].map((flag) => flag === 1);
}

function nameOrNull(card: Card): CardName | null {
  return card === noCard ? null : cardName(card);
}

function cardOrNone(name: CardName | null): Card {
  return name === null ? noCard : (parseCard(name) ?? noCard);
}

function namesOrNull(hand: Hand | null): CardName[] | null {
  return hand === null ? null : cardsOf(hand).map(cardName);
}

function handOrNull(names: CardName[] | null): Hand | null {
  return names === null ? null : handOf(names.map(cardOrNone));
}
