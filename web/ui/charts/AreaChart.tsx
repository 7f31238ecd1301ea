import { chakra } from "@chakra-ui/react/styled-system";
import { type KeyboardEvent, useId, useState } from "react";
import { linePath, ticksBetween } from "./geometry.ts";

/** A value at a time (ms UTC). */
export interface Moment {
  at: number;
  value: number;
}

const size = { width: 320, height: 120 };
const plot = { left: 40, right: 8, top: 8, bottom: 18 };

/**
 * Values over time, the oldest first, as an area with an axis. One goes from value to value with the arrow keys, or
 * with the pointer, and each is said.
 * @param props.label what it shows
 * @param props.say a value and its time in words
 */
export function AreaChart(props: {
  moments: readonly Moment[];
  label: string;
  say: (moment: Moment) => string;
  sayTime: (at: number) => string;
}) {
  const { moments, label, say, sayTime } = props;
  const [chosen, setChosen] = useState<number>();
  const id = useId();
  const { xOf, yOf, ticks } = scaleOf(moments);
  const points = moments.map((moment, at) => ({ x: xOf(at), y: yOf(moment.value) }));
  const base = size.height - plot.bottom;
  const last = moments.length - 1;
  const current = chosen === undefined ? undefined : moments[chosen];

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowLeft: (chosen ?? last + 1) - 1,
      ArrowRight: (chosen ?? -1) + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, to)));
  };
  return (
    <figure>
      <Plot
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen ?? last}
        aria-valuetext={say(current ?? moments[last])}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const x = ((clientX - left) / width) * size.width;
          setChosen(Math.round(((x - plot.left) / (size.width - plot.left - plot.right)) * last));
        }}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${plot.left} ${yOf(tick)}H${size.width - plot.right}`} stroke="var(--tac-line)" />
            <text
              x={plot.left - 6}
              y={yOf(tick)}
              dy="0.35em"
              textAnchor="end"
              fontSize="10"
              fill="var(--tac-fg-muted)"
            >
              {tick}
            </text>
          </g>
        ))}
        <path
          d={`${linePath(points)}L${xOf(last)} ${base}L${plot.left} ${base}Z`}
          fill="var(--tac-accent)"
          fillOpacity="0.15"
        />
        <path
          d={linePath(points)}
          fill="none"
          stroke="var(--tac-accent)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {chosen !== undefined && points[chosen] && (
          <circle cx={points[chosen].x} cy={points[chosen].y} r="4" fill="var(--tac-accent)" />
        )}
      </Plot>
      <chakra.figcaption
        id={id}
        minHeight="5"
        display="flex"
        justifyContent="space-between"
        fontSize="xs"
        color="fg.muted"
      >
        {current ? (
          <span>{say(current)}</span>
        ) : (
          <>
            <span>{sayTime(moments[0].at)}</span>
            <span>{sayTime(moments[last].at)}</span>
          </>
        )}
      </chakra.figcaption>
    </figure>
  );
}

const Plot = chakra("svg", { base: { display: "block", width: "100%", touchAction: "pan-y" } });

/** Where values and their numbers are on the plot. */
function scaleOf(moments: readonly Moment[]) {
  const values = moments.map(({ value }) => value);
  const ticks = ticksBetween(Math.min(...values), Math.max(...values), 3);
  const [least, most] = [ticks[0], ticks[ticks.length - 1]];
  const width = size.width - plot.left - plot.right;
  const height = size.height - plot.top - plot.bottom;
  return {
    ticks,
    xOf: (at: number) => plot.left + (width * at) / Math.max(1, moments.length - 1),
    yOf: (value: number) => plot.top + height * (1 - (value - least) / (most - least)),
  };
}
