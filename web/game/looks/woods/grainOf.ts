/** How the lines of a wood run: their distance and waves, in units of the board, and the knots around which they bend. */
interface Growth {
  distance: number;
  wave: number;
  /** How many units a wave is long. */
  length: number;
  knots?: readonly { x: number; y: number; strength: number; reach: number }[];
}

const edge = 520;

/** The grain of a wood as one SVG path, always the same. */
export function grainOf({ distance, wave, length, knots = [] }: Growth): string {
  let path = "";
  for (let height = -edge; height <= edge; height += distance) {
    for (let x = -edge; x <= edge; x += 40) {
      const bend = knots.reduce((sum, knot) => {
        const away = Math.hypot(x - knot.x, height - knot.y) / knot.reach;
        return sum + (height < knot.y ? -1 : 1) * knot.strength * Math.exp(-(away ** 2));
      }, 0);
      const y = height + wave * Math.sin(x / length + height / 61) + bend;
      path += `${x === -edge ? "M" : "L"}${x} ${y.toFixed(1)}`;
    }
  }
  return path;
}

/** Short strokes along the grain: the pores of a wood, or the mirrors of oak. Always the same. */
export function strokesOf({
  count,
  length,
  slope = 0,
}: {
  count: number;
  length: number;
  slope?: number;
}): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    // Points that fill a square evenly and show no pattern (Roberts' sequence).
    const x = ((i * 0.7548776662466927) % 1) * 2 * edge - edge;
    const y = ((i * 0.5698402909980532) % 1) * 2 * edge - edge;
    const long = length * (0.5 + ((i * 0.618034) % 1));
    path += `M${x.toFixed(0)} ${y.toFixed(0)}l${long.toFixed(0)} ${(long * slope).toFixed(1)}`;
  }
  return path;
}
