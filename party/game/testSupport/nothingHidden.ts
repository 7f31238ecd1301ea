import { expect } from "vitest";
import { movedFor, snapshotFor, type TableNews } from "#party/game/frames.ts";
import { advance, replayLog } from "#party/game/position.ts";
import { aBeginning } from "#party/game/testSupport.ts";
import {
  type CardName,
  cardName,
  cardsOf,
  chanceStream,
  chooseMove,
  everySeat,
  type GameEvent,
  legalMoves,
  type Move,
  moveCard,
  moveKind,
  moveSeat,
  noCard,
  type Seat,
  type State,
  seatsUntilOver,
  variantOf,
  viewData,
  viewOf,
} from "#rules/index.ts";
import type { VariantName } from "#rules/variant.ts";
import { type Moved, game as protocol, type Snapshot } from "#schema/protocol/game.ts";
import { gameEvent } from "#schema/protocol/happened.ts";
import { Witness } from "./witness.ts";

/** The public part of a position. This test must know anything else that appears in a view. */
const publicInView = new Set([
  ...["variant", "seat", "phase", "deal", "first", "turn", "holder", "mustSkip", "mustTac", "seven"],
  ...["balls", "before", "last", "handSizes", "declared", "traded", "pile", "gone", "cardsLaid", "winner"],
]);

/**
 * What only the viewer may know, computed here independently: the cards that belong in these places, and what it has
 * seen.
 */
function ownCards(
  { table, hands, gave, got }: State,
  seat: Seat | null,
  witness: Witness | undefined,
): Record<string, string> {
  if (seat === null) return { hand: "null", borrowed: "null", gave: "null", got: "null", memory: "null" };
  const isDevil = table.phase === "play" && table.turn === seat && table.holder !== seat;
  return {
    hand: JSON.stringify(cardsOf(hands[seat]).map(cardName)),
    borrowed: isDevil ? JSON.stringify(cardsOf(hands[table.holder]).map(cardName)) : "null",
    gave: JSON.stringify(nameOf(gave[seat])),
    got: table.traded.includes(0) ? "null" : JSON.stringify(nameOf(got[seat])),
    memory: JSON.stringify(witness?.memory()),
  };
}

/** Fails if the data of a frame for this viewer contain a card that the viewer may not know in this state. */
export function expectNothingHidden(
  data: Moved | Snapshot,
  seat: Seat | null,
  state: State,
  witness: Witness | undefined,
): void {
  const own = ownCards(state, seat, witness);
  for (const [key, value] of Object.entries(data.view)) {
    if (publicInView.has(key)) continue;
    const found = JSON.stringify(value);
    if (found !== own[key]) {
      expect.fail(`view.${key} is ${found} for ${seat ?? "a spectator"}, expected ${own[key]}`);
    }
  }
  if ("seed" in data && state.table.phase !== "over") {
    expect(data.seed).toBeNull();
    expect(data.hands).toBeNull();
  }
}

/** Fails if an event names a card other than the one just played openly. */
function expectOnlyLaid(happened: readonly GameEvent[], move: Move): void {
  for (const event of happened) {
    gameEvent.parse(event);
    if ("card" in event) expect(event.card).toBe(cardName(moveCard(move)));
  }
  if (moveKind(move) === "trade") expect(JSON.stringify(happened)).not.toContain("card");
}

function nameOf(card: number): CardName | null {
  return card === noCard ? null : cardName(card);
}

const nobody = [null, null, null, null];
export const waiting = { due: nobody, replaceable: nobody, deadline: null };
/** Data sent beside the position that have nothing to do with cards. */
const news: TableNews = {
  status: "running",
  seats: [],
  former: [],
  presence: { online: [], awaySince: [], spectators: 0, watching: [] },
  waiting,
  substitution: null,
  endings: [],
  rematch: null,
  endedAt: null,
};

/**
 * Plays a game of bots with this deal and these moves, and fails at the first frame with a card that its viewer may not
 * know. Both seeds have 32 bytes.
 */
export function expectNothingHiddenIn(
  name: VariantName,
  deal: Uint8Array<ArrayBuffer>,
  choice: Uint8Array,
): void {
  const variant = variantOf(name);
  const random = chanceStream(choice, 0);
  const owners = everySeat(variant).map(
    (seat) => ({ kind: "bot", level: "beginner", name: `bot${seat}` }) as const,
  );
  const beginning = aBeginning({ variant: name, seats: owners }, deal);
  const position = replayLog(beginning, []);
  const { state } = position;
  const viewers = [null, ...everySeat(variant)];
  const witnesses = everySeat(variant).map((seat) => new Witness(seat, viewData(viewOf(state, seat))));
  for (const _ of seatsUntilOver(state)) {
    const move = nextMove(state, random);
    const logged = { move, at: 0, isAutopilot: false };
    const happened = advance(position, logged);
    expectOnlyLaid(happened, move);
    for (const seat of viewers) {
      const moved = movedFor(seat, position, logged, happened, waiting);
      const witness = seat === null ? undefined : witnesses[seat];
      witness?.sees(moved);
      expectNothingHidden(moved, seat, state, witness);
      const isGiver = moveSeat(move) === seat;
      if (moveKind(move) === "trade" && !isGiver) expect(moved.move).toBe(`${moveSeat(move)} trade`);
      if (position.version % 20 === 0) protocol.events["game:moved"].parse(moved);
    }
    if (position.version % 50 === 0) {
      const snapshot = snapshotFor(null, beginning, position, news);
      expectNothingHidden(snapshot, null, state, undefined);
    }
  }
}

/** Mostly reasonable moves, so that games end; some at random, so that everything occurs. */
function nextMove(state: State, random: (limit: number) => number) {
  const moves = legalMoves(state);
  const any = moves[random(moves.length)];
  if (random(4) === 0) return any;
  return chooseMove(viewOf(state, moveSeat(any)), "solid", random) ?? any;
}
