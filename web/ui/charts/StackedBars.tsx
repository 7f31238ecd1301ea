import { ticksBetween } from "./geometry.ts";

/** A column: its name, how many there are, and how many more are expected. */
export interface Column {
  name: string;
  count: number;
  expected?: number;
}

const size = { width: 640, height: 160 };
const plot = { left: 40, top: 8, bottom: 8 };

/**
 * Columns side by side; what is expected stands as an outline upon what is there. A table beside it says the same, so it
 * is a picture only.
 */
export function StackedBars({ columns, label }: { columns: readonly Column[]; label: string }) {
  const highest = Math.max(1, ...columns.map(({ count, expected = 0 }) => count + expected));
  const ticks = ticksBetween(0, highest, 3);
  const most = ticks[ticks.length - 1];
  const base = size.height - plot.bottom;
  const yOf = (count: number) => base - ((base - plot.top) * count) / most;
  const step = (size.width - plot.left) / columns.length;
  const gap = Math.min(4, step / 5);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${yOf(tick)}H${size.width}`} stroke="var(--tac-line)" />
          <text
            x={plot.left - 8}
            y={yOf(tick)}
            dy="0.35em"
            textAnchor="end"
            fontSize="13"
            fill="var(--tac-fg-muted)"
          >
            {tick}
          </text>
        </g>
      ))}
      {columns.map(({ name, count, expected = 0 }, at) => {
        const x = plot.left + at * step + gap / 2;
        return (
          <g key={name}>
            <title>{`${name}: ${count}`}</title>
            <rect
              x={x}
              y={yOf(count)}
              width={step - gap}
              height={base - yOf(count)}
              fill="var(--tac-accent)"
            />
            {expected > 0 && (
              <rect
                x={x + 0.5}
                y={yOf(count + expected)}
                width={step - gap - 1}
                height={yOf(count) - yOf(count + expected)}
                fill="none"
                stroke="var(--tac-accent)"
                strokeDasharray="3 2"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
