/** The size of a card's drawing, which is then scaled. */
export const cardWidth = 100;
export const cardHeight = 150;
