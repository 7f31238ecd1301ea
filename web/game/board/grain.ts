const knots = [
  { x: -170, y: 210, strength: 46 },
  { x: 240, y: -250, strength: 38 },
];
const reach = 120;

/** The grain of the wood as one SVG path: long lines that bend around two knots, always the same. */
export const grain: string = Array.from({ length: 44 }, (_, line) => grainLine(-520 + line * 24)).join("");

function grainLine(height: number): string {
  let path = "";
  for (let x = -520; x <= 520; x += 40) {
    const y = height + 7 * Math.sin(x / 170 + height / 61) + bend(x, height);
    path += `${path === "" ? "M" : "L"}${x} ${y.toFixed(1)}`;
  }
  return path;
}

/** How far the knots push the grain aside. */
function bend(x: number, y: number): number {
  return knots.reduce((sum, knot) => {
    const away = Math.hypot(x - knot.x, y - knot.y);
    const side = y < knot.y ? -1 : 1;
    return sum + side * knot.strength * Math.exp(-((away / reach) ** 2));
  }, 0);
}
