/** Size of a card's drawing; it is scaled from there. */
export const cardWidth = 100;
export const cardHeight = 150;
