import { type ReactNode, useSyncExternalStore } from "react";
import { homePlace, homeSize } from "#rules/place.ts";
import { fieldNumbers } from "./fieldNumbers.ts";
import { type Layout, pointOf } from "./geometry/layout.ts";
import "./fieldNumbers.css";

/** The numbers of the fields, as words name them: steps past the start before it, and places in a home. */
export function FieldNumbers({ layout }: { layout: Layout }): ReactNode {
  const areShown = useSyncExternalStore(fieldNumbers.subscribe, fieldNumbers.read, () => false);
  if (!areShown) return null;
  const { seats, ring, viewBox } = layout.shape;
  const perSeat = ring.length / seats;
  const homes = Array.from({ length: seats * homeSize }, (_, i) =>
    homePlace(Math.floor(i / homeSize), i % homeSize),
  );
  const numbers = [
    ...ring.map((_, field) => ({ place: field, number: field % perSeat })),
    ...homes.map((place, i) => ({ place, number: (i % homeSize) + 1 })),
  ];
  return (
    <svg
      className="tac-numbers"
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      aria-hidden="true"
    >
      {numbers.map(({ place, number }) => {
        const { x, y } = pointOf(layout, place);
        return number === 0 ? null : (
          <text key={place} x={x} y={y}>
            {number}
          </text>
        );
      })}
    </svg>
  );
}
