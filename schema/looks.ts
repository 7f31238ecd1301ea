/** The backs that a sponsor can choose for the cards at the own tables; the first is everybody's. */
export const cardBacks = ["classic", "ripples", "leaves", "weave", "compass", "mosaic", "evening"] as const;
export type CardBack = (typeof cardBacks)[number];

/** The woods that a sponsor can choose for the board of the own tables; the first is everybody's. */
export const boardWoods = ["classic", "maple", "ash", "oak", "cherry", "walnut", "ebony"] as const;
export type BoardWood = (typeof boardWoods)[number];

/** What the own tables look like. */
export type TableLook = { cardBack: CardBack; boardWood: BoardWood };
