import { chakra } from "@chakra-ui/react/styled-system";
import { Legend, LineSign } from "./Legend.tsx";
import { onCircle, type Point, pathThrough, runsAround } from "./polar.ts";

/** How a line of a radar looks: each has a color, a dash and a mark of its own. */
const looks = {
  other: { color: "var(--tac-danger)", width: 2, dash: undefined, mark: "circle", opacity: 0.14 },
  own: { color: "var(--tac-success)", width: 2, dash: "7 4", mark: "square", opacity: 0.14 },
  median: { color: "var(--tac-fg-muted)", width: 1.5, dash: "1.5 3.5", mark: "none", opacity: 0 },
} as const;
type Look = keyof typeof looks;

/** A line of a radar: a value from 0 to 100 for each axis, null where there is none. */
export interface RadarLine {
  name: string;
  look: Look;
  values: readonly (number | null)[];
}

const rings = [25, 50, 75, 100];

/**
 * Values on axes around a middle. What is missing is a gap in the line. Beside it must stand a list with the same
 * values, in the same order: this is hidden from screen readers, and names its axes by their numbers where it is narrow.
 */
export function Radar({ axes, lines }: { axes: readonly string[]; lines: readonly RadarLine[] }) {
  const turns = axes.map((_, at) => at / axes.length);
  return (
    <Frame aria-hidden="true">
      <Square>
        <svg viewBox="-104 -104 208 208" width="100%" height="100%" fill="none" aria-hidden="true">
          <g stroke="var(--tac-line-control)" strokeWidth="0.75">
            {rings.map((radius) => (
              <path
                key={radius}
                d={`${pathThrough(turns.map((turn) => onCircle(radius, turn)))}Z`}
                strokeDasharray={radius === 100 ? undefined : "1 3"}
              />
            ))}
            {turns.map((turn) => (
              <path key={turn} d={pathThrough([[0, 0], onCircle(100, turn)])} />
            ))}
          </g>
          {lines.map((line) => (
            <Line key={line.look} line={line} axes={axes} />
          ))}
        </svg>
        {axes.map((axis, at) => (
          <AxisName key={axis} name={axis} at={at} turn={turns[at]} />
        ))}
      </Square>
      <Legends>
        <Legend signs={lines.map(({ look, name }) => [<LookSign key={look} look={look} />, name])} />
      </Legends>
    </Frame>
  );
}

function Line({ line: { name, look, values }, axes }: { line: RadarLine; axes: readonly string[] }) {
  const { color, width, dash, opacity, mark } = looks[look];
  const points = values.map((value, at) => onCircle(value ?? 0, at / values.length));
  return (
    <g stroke={color} strokeWidth={width} strokeLinejoin="round">
      {runsAround(values).map((run) => {
        const path = pathThrough(run.map((at) => points[at]));
        const isWhole = run.length === values.length;
        return (
          <g key={run[0]}>
            <path
              d={isWhole ? `${path}Z` : `${path}L0 0Z`}
              fill={color}
              fillOpacity={opacity}
              stroke="none"
            />
            <path d={isWhole ? `${path}Z` : path} strokeDasharray={dash} />
          </g>
        );
      })}
      {values.map(
        (value, at) =>
          value !== null &&
          mark !== "none" && (
            <g key={axes[at]}>
              <title>{`${name} · ${axes[at]}: ${value}`}</title>
              <Mark look={look} at={points[at]} />
            </g>
          ),
      )}
    </g>
  );
}

function Mark({ look, at: [x, y] }: { look: Look; at: Point }) {
  const { color, mark } = looks[look];
  if (mark === "circle") return <circle cx={x} cy={y} r="3.5" fill={color} stroke="var(--tac-bg-raised)" />;
  if (mark === "square")
    return (
      <rect
        x={x - 3.5}
        y={y - 3.5}
        width="7"
        height="7"
        fill="var(--tac-bg-raised)"
        stroke={color}
        strokeWidth="2"
      />
    );
  return null;
}

/** How a line of a radar looks, for a list beside it. */
function LookSign({ look }: { look: Look }) {
  const { color, width, dash } = looks[look];
  return (
    <LineSign color={color} width={width} dash={dash}>
      <Mark look={look} at={[14, 6]} />
    </LineSign>
  );
}

/** The name of an axis beside its end, or its number where a name has no space. */
function AxisName({ name, at, turn }: { name: string; at: number; turn: number }) {
  const [x, y] = onCircle(54, turn);
  return (
    <Place
      style={{
        left: `${50 + x}%`,
        top: `${50 + y}%`,
        translate: `${shiftAlong(x)} ${shiftAlong(y)}`,
        textAlign: x < -9 ? "end" : x > 9 ? "start" : "center",
      }}
    >
      <span>{name}</span>
      <span>{at + 1}</span>
    </Place>
  );
}

/** A label grows away from the middle: to the left of it to the left, above it upwards. */
function shiftAlong(offset: number): string {
  return `${Math.round(-50 + (50 * offset) / 54)}%`;
}

const hasNames = "@container (min-width: 26rem)";

const Frame = chakra("div", { base: { containerType: "inline-size", alignSelf: "center" } });

const Square = chakra("div", {
  base: {
    position: "relative",
    width: "min(100% - 3rem, 22rem)",
    aspectRatio: "1",
    mx: "auto",
    my: "6",
    [hasNames]: { width: "min(100% - 12.5rem, 22rem)" },
  },
});

const Place = chakra("span", {
  base: {
    position: "absolute",
    width: "max-content",
    maxWidth: "7rem",
    fontSize: "xs",
    lineHeight: "1.2",
    color: "fg.muted",
    "& :first-of-type": { display: "none", [hasNames]: { display: "inline" } },
    "& :last-of-type": { fontWeight: "bold", [hasNames]: { display: "none" } },
  },
});

const Legends = chakra("div", { base: { display: "grid", justifyContent: "center" } });
