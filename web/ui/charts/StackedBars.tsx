import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { type Fill, paintOf, Textures } from "./fills.tsx";
import { roundTicks } from "./scale.ts";

/** A bar: its sizes from the bottom to the top, in the order of the fills. */
export interface StackedBar {
  name: string;
  sizes: readonly number[];
}

/** The part of its space that a bar takes. */
const thickness = 0.72;

/**
 * Bars side by side, each made of parts on top of each other, and under them the names of the first and the last. There
 * must be a table with the same numbers: this is hidden from screen readers.
 * @param props.format how a number is written
 */
export function StackedBars(props: {
  bars: readonly StackedBar[];
  fills: readonly Fill[];
  format: (size: number) => string;
}) {
  const { bars, fills, format } = props;
  const id = useId();
  const ticks = roundTicks(0, Math.max(...bars.map(({ sizes }) => sumOf(sizes))), 3);
  const top = ticks[ticks.length - 1];
  const space = 100 / bars.length;
  return (
    <Frame aria-hidden="true">
      <Plot aria-hidden="true">
        <Textures id={id} fills={fills} />
        {ticks.map((tick) => (
          <line
            key={tick}
            x2="100%"
            y1={percent(1 - tick / top)}
            y2={percent(1 - tick / top)}
            stroke="var(--tac-line-control)"
            strokeWidth={tick === 0 ? 1 : 0.5}
            strokeDasharray={tick === 0 ? undefined : "1 3"}
          />
        ))}
        {bars.map(({ name, sizes }, at) => (
          <g key={name}>
            <title>{`${name}: ${sizes.map(format).join(" + ")}`}</title>
            {sizes.map((size, part) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
                key={part}
                x={`${space * (at + (1 - thickness) / 2)}%`}
                y={percent(1 - sumOf(sizes.slice(0, part + 1)) / top)}
                width={`${space * thickness}%`}
                height={percent(size / top)}
                {...paintOf(id, fills, part)}
                strokeWidth={size > 0 ? 1 : 0}
              />
            ))}
          </g>
        ))}
      </Plot>
      <Scale>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: percent(1 - tick / top) }}>
            {format(tick)}
          </span>
        ))}
      </Scale>
      <Names>
        <span>{bars[0]?.name}</span>
        <span>{bars.length > 1 && bars[bars.length - 1].name}</span>
      </Names>
    </Frame>
  );
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

function percent(part: number): string {
  return `${100 * part}%`;
}

const Frame = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "2",
    rowGap: "1",
    pt: "2",
    fontSize: "xs",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
  },
});

const Plot = chakra("svg", { base: { display: "block", width: "100%", height: "24", overflow: "visible" } });

const Scale = chakra("div", {
  base: {
    position: "relative",
    minWidth: "6",
    "& span": { position: "absolute", translate: "0 -50%", lineHeight: "1" },
  },
});

const Names = chakra("div", { base: { display: "flex", justifyContent: "space-between" } });
