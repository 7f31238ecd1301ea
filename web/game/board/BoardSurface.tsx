import { memo, type ReactNode } from "react";
import { basePlace, homePlace } from "#rules/place.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { baseOf, type Layout, pointOf } from "../geometry/layout.ts";
import type { Point } from "../geometry/point.ts";
import { routeLine } from "../geometry/route.ts";
import { grain } from "./grain.ts";

interface BoardSurfaceProps {
  layout: Layout;
  /** The marbles' color of each seat. */
  colors: readonly BallColor[];
  /** The grain of another wood than everybody's. */
  grain?: ReactNode;
}

/** The wood with its ring, starts, homes and bases: everything static. */
export const BoardSurface = memo(function BoardSurface(props: BoardSurfaceProps): ReactNode {
  const { layout, colors } = props;
  const { shape } = layout;
  const radius = hollowRadius(layout);
  const perSeat = shape.ring.length / shape.seats;
  // A page of pictures has boards of both shapes.
  const clip = `tac-wood-clip-${shape.seats}`;
  return (
    <g>
      <clipPath id={clip}>
        <path d={shape.outline} />
      </clipPath>
      <path className="tac-wood-shadow" d={shape.outline} transform="translate(0 5)" />
      <path className="tac-wood" d={shape.outline} fill="url(#tac-wood)" />
      <g clipPath={`url(#${clip})`}>
        {props.grain ?? <path className="tac-grain" d={grain} />}
        <path className="tac-bevel" d={shape.outline} />
      </g>
      <path className="tac-rim" d={shape.outline} />
      <path className="tac-inlay" d={`${routeLine(shape.ring)} Z`} />
      {colors.map((color, seat) => (
        <SeatFields key={basePlace(seat)} layout={layout} seat={seat} color={color} radius={radius} />
      ))}
      {shape.ring.map((_, field) =>
        field % perSeat === 0 ? null : (
          <Hollow
            key={`ring ${pointKey(pointOf(layout, field))}`}
            at={pointOf(layout, field)}
            radius={radius}
          />
        ),
      )}
    </g>
  );
});

interface SeatFieldsProps {
  layout: Layout;
  seat: number;
  color: BallColor;
  radius: number;
}

/** Start, home and base of a seat, tinted in its color. */
function SeatFields({ layout, seat, color, radius }: SeatFieldsProps): ReactNode {
  const base = baseOf(layout, seat);
  const start = pointOf(layout, (seat * layout.shape.ring.length) / layout.shape.seats);
  const homes = [0, 1, 2, 3].map((index) => pointOf(layout, homePlace(seat, index)));
  return (
    <g data-color={color}>
      <path className="tac-home-lane" d={routeLine([start, ...homes])} strokeWidth={radius * 2 + 12} />
      <circle className="tac-outline" cx={base.middle.x} cy={base.middle.y} r={base.radius} />
      <circle className="tac-base" cx={base.middle.x} cy={base.middle.y} r={base.radius} />
      {base.slots.map((slot) => (
        <Hollow key={pointKey(slot)} at={slot} radius={radius} />
      ))}
      <circle className="tac-outline" cx={start.x} cy={start.y} r={radius + 5} />
      <circle className="tac-start" cx={start.x} cy={start.y} r={radius + 5} />
      <Hollow at={start} radius={radius} isTinted />
      {homes.map((home) => (
        <Hollow key={pointKey(home)} at={home} radius={radius} isTinted />
      ))}
    </g>
  );
}

interface HollowProps {
  at: Point;
  radius: number;
  isTinted?: boolean;
}

/** A carved hollow: dark at the top, in the shade, with a bright edge at the bottom. */
function Hollow({ at, radius, isTinted = false }: HollowProps): ReactNode {
  return (
    <g transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`}>
      <circle className="tac-hollow-shine" r={radius + 1.2} cx="0.8" cy="1.4" />
      <circle r={radius} fill="url(#tac-hollow)" />
      {isTinted && <circle className="tac-hollow-tint" r={radius} />}
      <path
        className="tac-hollow-edge"
        d={`M${-radius + 0.8} 0A${radius - 0.8} ${radius - 0.8} 0 0 1 ${radius - 0.8} 0`}
        transform="rotate(-25)"
      />
    </g>
  );
}

/** The radius of a hollow, in units. */
function hollowRadius(layout: Layout): number {
  return layout.shape.spacing * 0.375;
}

function pointKey({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
