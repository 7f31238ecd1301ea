import { allCards, type CardName, cardName } from "#rules/card.ts";
import { variantOf } from "#rules/variant.ts";
import { cardKeys } from "#schema/playerStats.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";

/** The cards that are followed one by one; all others are "normal". */
const followed: readonly CardName[] = ["1", "4", "7", "8", "13", "T", "X", "E", "D", "K", "N"];

/** What a player did with a card. Shares from 0 to 1. */
export interface CardShare {
  /** null for all normal cards together */
  card: CardName | null;
  laid: number;
  played: number;
  traded: number;
  /** Among all cards laid; 0 if there are none. */
  share: number;
  /** Among the cards of the master deck for four. */
  shareInDeck: number;
}

/** What a player did with each followed card and, last, with all others. */
export function cardSharesOf({ cards }: Pick<PlayerStats, "cards">): CardShare[] {
  const names = allCards.map((card) => cardName(card));
  const groups: [CardName | null, CardName[]][] = [
    ...followed.map((card): [CardName, CardName[]] => [card, [card]]),
    [null, names.filter((card) => !followed.includes(card))],
  ];
  const { deck } = variantOf("4x2m");
  const allLaid = cards.total?.[0] ?? 0;
  return groups.map(([card, members]) => {
    const sum = (at: 0 | 1 | 2) => members.reduce((all, one) => all + (cards[cardKeys[one]]?.[at] ?? 0), 0);
    const inDeck = deck.filter((one) => members.includes(cardName(one))).length;
    return {
      card,
      ...{ laid: sum(0), played: sum(1), traded: sum(2) },
      share: allLaid === 0 ? 0 : sum(0) / allLaid,
      shareInDeck: inDeck / deck.length,
    };
  });
}
