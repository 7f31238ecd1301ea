import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { doughnutSectors } from "./doughnutSectors.ts";
import { type Fill, paintOf, Textures } from "./fills.tsx";
import { onCircle, sectorPath } from "./polar.ts";

/** A group of a doughnut's parts. */
export interface DoughnutGroup {
  name: string;
  /** One or two characters, which stand inside the ring. */
  mark: string;
  parts: readonly { name: string; size: number; fill: Fill }[];
}

const [inner, outer] = [68, 98];
const bracket = 62;
/** The mark of a group needs some space. */
const leastWithMark = 0.05;

/**
 * A ring of parts by group, with what they all come to in the middle. Beside it must stand a list with the same
 * numbers: this is hidden from screen readers.
 */
export function Doughnut(props: { groups: readonly DoughnutGroup[]; total: string; totalName: string }) {
  const { groups, total, totalName } = props;
  const id = useId();
  const sectors = doughnutSectors(groups.map(({ parts }) => parts.map(({ size }) => size)));
  const fills = sectors.map(({ group, part }) => groups[group].parts[part].fill);
  return (
    <Ring viewBox="-100 -100 200 200" aria-hidden="true">
      <Textures id={id} fills={fills} />
      {sectors.map((sector, at) => {
        const { name, parts } = groups[sector.group];
        const { name: partName, size } = parts[sector.part];
        return (
          <path key={sector.from} d={sectorPath(sector, inner, outer)} {...paintOf(id, fills, at)}>
            <title>{`${name} · ${partName}: ${size}`}</title>
          </path>
        );
      })}
      {groups.map(({ name, mark }, group) => {
        const own = sectors.filter((sector) => sector.group === group);
        if (own.length === 0) return null;
        const [from, to] = [own[0].from, own[own.length - 1].to];
        const [x, y] = onCircle(bracket - 17, (from + to) / 2);
        return (
          <g key={name}>
            <path d={sectorPath({ from, to }, bracket, bracket + 2)} fill="var(--tac-fg-muted)" />
            {to - from >= leastWithMark && (
              <text x={x} y={y} dominantBaseline="central">
                {mark}
              </text>
            )}
          </g>
        );
      })}
      <Total y="4">{total}</Total>
      <text y="19">{totalName}</text>
    </Ring>
  );
}

const Ring = chakra("svg", {
  base: {
    display: "block",
    width: "100%",
    aspectRatio: "1",
    "& text": { fontSize: "12px", fill: "fg.muted", textAnchor: "middle" },
  },
});

const Total = chakra("text", { base: { "&&": { fontSize: "22px", fontWeight: "bold", fill: "fg" } } });
