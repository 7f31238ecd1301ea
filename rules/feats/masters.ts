import { engel, krieger, narr } from "../card.ts";
import { areMates } from "../whose.ts";
import { canPlay, isWinning } from "./facts.ts";
import type { CardFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";

/** Feats with a master card, or with a Tac that repeats one. */
export const masters = {
  /** Won with an Engel. */
  engelWins: { ofCard: (card) => card.used === engel && isWinning(card) },
  /** Rode with a Krieger over half the ring or more, onto an opponent's ball. */
  kriegerRides: { ofCard: (card) => card.used === krieger && card.knockOuts.length > 0 && ridesFar(card) },
  /** Made the victim of a Teufel knock out a ball of its own team. */
  teufelTurnsOnOwn: { ofCard: (card) => isDevil(card) && kicksOwnTeam(card) },
  /** Played the last good card of a Teufel's victim: with what it has left it can't do anything. */
  teufelLastGoodCard: { ofCard: (card) => isDevil(card) && takesLastGoodCard(card) },
  /** Gave a hand away with a Narr that had nothing to play, and got one that had. */
  narrGivesRubbish: { ofCard: givesRubbish },
} satisfies Record<string, CardFeat>;

function ridesFar(card: PlayedCard): boolean {
  return card.ways.some(({ path }) => path.length >= card.board.variant.ring / 2);
}

/** Whether the card was played through a Teufel, for an opponent. */
function isDevil({ board, seat, holder, kind }: PlayedCard): boolean {
  return kind !== "discard" && !areMates(board, seat, holder);
}

function kicksOwnTeam(card: PlayedCard): boolean {
  return card.kicks.some(({ seat }) => areMates(card.board, card.holder, seat));
}

function takesLastGoodCard({ holder, kind, after }: PlayedCard): boolean {
  const { phase, handSizes } = after.table;
  // After a Narr the victim has another hand, and the devil goes on.
  if (kind === "plain" || phase !== "play" || handSizes[holder] < 2) return false;
  return !canPlay(after, holder);
}

function givesRubbish({ used, kind, seat, holder, card, before, after }: PlayedCard): boolean {
  if (used !== narr || kind !== "plain" || seat !== holder || before.table.variant.isTeamTac) return false;
  const hand = before.hands[seat].slice();
  hand[card]--;
  const isWholeHand = before.table.handSizes[seat] > 2;
  const hands = before.hands.with(seat, hand);
  return isWholeHand && !canPlay({ ...before, hands }, seat) && canPlay(after, seat);
}
