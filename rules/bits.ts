/** Whether a card or a seat is one of a set, in which each is a bit: `1 << one`. */
export function isAmong(set: number, one: number): boolean {
  return ((set >> one) & 1) === 1;
}
