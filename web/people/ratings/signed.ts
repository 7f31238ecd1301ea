/** A difference with its sign, the minus as long as the plus: "+12", "−7", "±0". */
export function signed(difference: number): string {
  if (difference === 0) return "±0";
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
