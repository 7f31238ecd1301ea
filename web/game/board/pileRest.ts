/** How a card lies on the pile. */
export interface PileRest {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turned: number;
  readonly scale: number;
}

const scale = 1.02;

/** How the card with this number lies: slightly rotated and offset, each in its own way, and always the same. */
export function pileRest(number: number): PileRest {
  return {
    x: ((number * 29) % 17) - 8,
    y: ((number * 53) % 15) - 7,
    turned: ((number * 47) % 31) - 15,
    scale,
  };
}
