import { chakra } from "@chakra-ui/react/styled-system";
import { type PointerEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { areaShapeOf, nearestTo, type Tick, type ValueAt } from "./areaShape.ts";
import { ChartTable } from "./ChartTable.tsx";

/** More values than these would be a row of dots. */
const mostDots = 40;

/**
 * A value over time, and a table of it that opens on demand. Arrow keys, or the pointer, go from value to value; a text
 * below says which one.
 * @param props.points the oldest first
 * @param props.label what the value is
 * @param props.format how a value is written
 */
export function AreaChart(props: {
  points: readonly ValueAt[];
  label: string;
  format: (value: number) => string;
}) {
  const { points, label, format } = props;
  const { t, i18n } = useTranslation("players");
  const [chosen, setChosen] = useState<number>();
  if (points.length === 0) return null;
  const last = points.length - 1;
  const current = Math.min(chosen ?? last, last);
  const shape = areaShapeOf(points);
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  const textOf = ({ at, value }: ValueAt) => `${date.format(at)}: ${format(value)}`;
  const choose = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearestTo((100 * (clientX - left)) / width, shape.places));
  };
  return (
    <>
      <Frame>
        <Plot>
          <Drawing shape={shape} current={current} />
          <Slider
            type="range"
            min={0}
            max={last}
            value={current}
            aria-label={label}
            aria-valuetext={textOf(points[current])}
            onChange={({ target }) => setChosen(Number(target.value))}
            onPointerDown={choose}
            onPointerMove={choose}
          />
        </Plot>
        <ValueAxis aria-hidden="true">
          {shape.valueTicks.map(({ value, place }) => (
            <span key={value} style={{ top: `${place}%` }}>
              {format(value)}
            </span>
          ))}
        </ValueAxis>
        <TimeAxis aria-hidden="true">
          <TimeNames ticks={shape.timeTicks} />
        </TimeAxis>
      </Frame>
      <chakra.p mt="2" fontSize="sm" fontWeight="medium" fontVariantNumeric="tabular-nums" aria-hidden="true">
        {textOf(points[current])}
      </chakra.p>
      <ChartTable
        label={label}
        head={
          <>
            <th scope="col">{t("chart.date")}</th>
            <th scope="col">{label}</th>
          </>
        }
      >
        {points.toReversed().map((point, back) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two values may be of the same moment
          <tr key={back}>
            <th scope="row">{date.format(point.at)}</th>
            <td>{format(point.value)}</td>
          </tr>
        ))}
      </ChartTable>
    </>
  );
}

function Drawing({ shape, current }: { shape: ReturnType<typeof areaShapeOf>; current: number }) {
  const { places, line, area, valueTicks, timeTicks } = shape;
  const [x, y] = places[current];
  return (
    <Picture aria-hidden="true">
      <g stroke="var(--tac-line-control)" strokeWidth="0.5">
        {valueTicks.map(({ value, place }, at) => (
          <line
            key={value}
            x2="100%"
            y1={`${place}%`}
            y2={`${place}%`}
            strokeDasharray={at === 0 ? undefined : "1 3"}
          />
        ))}
        {timeTicks.map(({ value, place }) => (
          <line key={value} x1={`${place}%`} x2={`${place}%`} y1="97%" y2="100%" strokeWidth="1" />
        ))}
        <line x1={`${x}%`} x2={`${x}%`} y2="100%" strokeWidth="1" />
      </g>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <path d={area} fill="var(--tac-accent)" fillOpacity="0.16" />
        <path
          d={line}
          fill="none"
          stroke="var(--tac-accent)"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <g fill="var(--tac-accent)">
        {places.length <= mostDots &&
          places.map(([dotX, dotY], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values may be of the same moment
            <circle key={at} cx={`${dotX}%`} cy={`${dotY}%`} r="2.5" />
          ))}
        <circle cx={`${x}%`} cy={`${y}%`} r="5" stroke="var(--tac-bg-raised)" strokeWidth="2" />
      </g>
    </Picture>
  );
}

/** The days or months below the chart, a January by its year; the outermost stay within its width. */
function TimeNames({ ticks }: { ticks: readonly Tick[] }) {
  const { i18n } = useTranslation("players");
  const dates = ticks.map(({ value }) => new Date(value));
  const areMonths = dates.every((date) => date.getUTCDate() === 1);
  const nameOf = (date: Date): string => {
    const isYear = areMonths && date.getUTCMonth() === 0;
    return date.toLocaleDateString(dateLocale(i18n.language), {
      timeZone: "UTC",
      ...(isYear ? { year: "numeric" } : { month: "short", day: areMonths ? undefined : "numeric" }),
    });
  };
  return ticks.map(({ value, place }, at) => (
    <span key={value} style={{ left: `${place}%`, translate: `-${place}%` }}>
      {nameOf(dates[at])}
    </span>
  ));
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

const Plot = chakra("div", { base: { position: "relative", height: "40" } });

const Picture = chakra("svg", {
  base: { position: "absolute", inset: "0", width: "100%", height: "100%", overflow: "visible" },
});

/** Lies over the drawing: only its focus is seen. */
const Slider = chakra("input", {
  base: {
    position: "absolute",
    inset: "0",
    width: "100%",
    height: "100%",
    m: "0",
    appearance: "none",
    bg: "transparent",
    cursor: "crosshair",
    touchAction: "pan-y",
    "&::-webkit-slider-thumb": { appearance: "none", width: "1px", height: "1px" },
    "&::-moz-range-thumb": { width: "1px", height: "1px", border: "0", bg: "transparent" },
  },
});

const ValueAxis = chakra("div", {
  base: {
    position: "relative",
    minWidth: "9",
    "& span": { position: "absolute", translate: "0 -50%", lineHeight: "1" },
  },
});

const TimeAxis = chakra("div", {
  base: {
    position: "relative",
    height: "4",
    "& span": { position: "absolute", whiteSpace: "nowrap", lineHeight: "1.2" },
  },
});
