/** Whether a bit set of cards or seats contains one of them, whose bit is `1 << one`. */
export function isAmong(set: number, one: number): boolean {
  return ((set >> one) & 1) === 1;
}
