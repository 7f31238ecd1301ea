import { chakra } from "@chakra-ui/react/styled-system";
import { type ChartPoint, linePath, onCircle } from "./geometry.ts";

/** Values on the axes of a radar, from 0 to 100; null where there is none. */
export interface RadarSeries {
  name: string;
  values: readonly (number | null)[];
  look: keyof typeof looks;
}

/** Each look has its own line and points, so that they differ without their colors. */
const looks = {
  own: { color: "var(--tac-success)", dash: undefined, isFilled: true, point: "circle" },
  other: { color: "var(--tac-danger)", dash: undefined, isFilled: true, point: "square" },
  median: { color: "var(--tac-fg-muted)", dash: "2 4", isFilled: false, point: "none" },
} as const;

const radius = 68;
const rings = [25, 50, 75, 100];

/**
 * A radar of some values on named axes. Its numbers are to be said beside it: it is a picture only. An axis without a
 * value leaves a gap.
 */
export function Radar({ axes, series }: { axes: readonly string[]; series: readonly RadarSeries[] }) {
  const at = (axis: number, value: number) => onCircle(axis / axes.length, (radius * value) / 100);
  return (
    <figure>
      <svg viewBox="-166 -96 332 186" aria-hidden="true" width="100%" overflow="visible">
        {rings.map((ring) => (
          <path
            key={ring}
            d={`${linePath(axes.map((_, axis) => at(axis, ring)))}Z`}
            fill="none"
            stroke="var(--tac-line)"
          />
        ))}
        {axes.map((name, axis) => (
          <Axis key={name} name={name} end={at(axis, 100)} label={at(axis, 113)} />
        ))}
        {series.map((one) => (
          <Series
            key={one.name}
            series={one}
            points={one.values.map((value, axis) => (value === null ? null : at(axis, value)))}
          />
        ))}
      </svg>
      {series.length > 1 && <Legend series={series} />}
    </figure>
  );
}

function Axis({ name, end, label }: { name: string; end: ChartPoint; label: ChartPoint }) {
  const anchor = Math.abs(label.x) < 20 ? "middle" : label.x > 0 ? "start" : "end";
  return (
    <>
      <path d={`M0 0L${end.x} ${end.y}`} stroke="var(--tac-line)" />
      <text x={label.x} y={label.y} dy="0.35em" textAnchor={anchor} fontSize="12" fill="var(--tac-fg)">
        {name}
      </text>
    </>
  );
}

function Series({ series, points }: { series: RadarSeries; points: readonly (ChartPoint | null)[] }) {
  const { color, dash, isFilled } = looks[series.look];
  const known = points.filter((point) => point !== null);
  const isWhole = known.length === points.length;
  return (
    <g fill="none" stroke={color} strokeWidth="2" strokeDasharray={dash} strokeLinejoin="round">
      {isWhole ? (
        <path d={`${linePath(known)}Z`} fill={isFilled ? color : "none"} fillOpacity="0.15" />
      ) : (
        <path d={sidesBetween(points)} />
      )}
      {known.map((point) => (
        <Point key={`${point.x} ${point.y}`} point={point} look={series.look} />
      ))}
    </g>
  );
}

/** The sides between neighbouring values that are both known. */
function sidesBetween(points: readonly (ChartPoint | null)[]): string {
  return points
    .map((point, at) => {
      const next = points[(at + 1) % points.length];
      return point === null || next === null ? "" : linePath([point, next]);
    })
    .join("");
}

function Point({ point: { x, y }, look }: { point: ChartPoint; look: RadarSeries["look"] }) {
  const { color, point } = looks[look];
  if (point === "circle") return <circle cx={x} cy={y} r="3.5" fill={color} stroke="none" />;
  if (point === "square")
    return <rect x={x - 3.5} y={y - 3.5} width="7" height="7" fill={color} stroke="none" />;
  return null;
}

function Legend({ series }: { series: readonly RadarSeries[] }) {
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      columnGap="5"
      rowGap="1"
      m="0"
      mt="2"
      p="0"
      listStyleType="none"
      fontSize="sm"
    >
      {series.map(({ name, look }) => (
        <chakra.li key={name} display="inline-flex" alignItems="center" gap="2">
          <svg width="28" height="10" viewBox="-14 -5 28 10" aria-hidden="true">
            <path
              d="M-14 0H14"
              stroke={looks[look].color}
              strokeWidth="2"
              strokeDasharray={looks[look].dash}
            />
            <Point point={{ x: 0, y: 0 }} look={look} />
          </svg>
          {name}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
