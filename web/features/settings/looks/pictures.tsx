import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, Suspense } from "react";
import type { CardBack as BackName, BoardWood } from "#schema/looks.ts";
import { grain as plainGrain } from "#web/game/board/grain.ts";
import { CardBack } from "#web/game/cards/CardBack.tsx";
import { cardHeight, cardWidth } from "#web/game/cards/size.ts";
import { backs, woods } from "#web/game/looks/drawnLook.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import "#web/game/theme.css";
import "#web/game/balls.css";
import "#web/game/board/board.css";

/** A piece of a board: its wood with a start and some of the ring. */
export function WoodPicture({ wood }: { wood: BoardWood }) {
  const Drawn = drawnWoods[wood];
  return (
    <Picture data-wood={wood}>
      <Drawn />
    </Picture>
  );
}

/** The back of a card. */
export function BackPicture({ back }: { back: BackName }) {
  const Drawn = drawnBacks[back];
  return (
    <Picture data-back={back}>
      <Drawn />
    </Picture>
  );
}

const drawnWoods = Object.fromEntries([
  ["classic", () => <Wood name="classic" grain={<path className="tac-grain" d={plainGrain} />} />],
  ...Object.entries(woods).map(([name, load]) => [
    name,
    lazyPart(load, ({ grain }) => () => <Wood name={name} grain={grain} />),
  ]),
]) as Record<BoardWood, () => ReactNode>;

const drawnBacks = Object.fromEntries([
  ["classic", () => <Back drawing={<CardBack />} />],
  ...Object.entries(backs).map(([name, load]) => [
    name,
    lazyPart(load, ({ back }) => () => <Back drawing={back} />),
  ]),
]) as Record<BackName, () => ReactNode>;

function Picture({ children, ...look }: { children: ReactNode; "data-wood"?: string; "data-back"?: string }) {
  return (
    <chakra.span display="block" width="100%" height="5.5rem" mb="1" aria-hidden="true" {...look}>
      <Suspense>{children}</Suspense>
    </chakra.span>
  );
}

const fields = [
  { x: 30, y: 158 },
  { x: 84, y: 120 },
  { x: 150, y: 100 },
  { x: 216, y: 120 },
  { x: 270, y: 158 },
];

/** @param props.name of the wood, which tells the gradients of a page apart */
function Wood({ name, grain }: { name: string; grain: ReactNode }) {
  return (
    <chakra.svg
      viewBox="0 0 300 200"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      borderRadius="sm"
    >
      <linearGradient id={`wood-of-${name}`} x2="1" y2="1">
        <stop offset="0" className="tac-stop-wood-light" />
        <stop offset="0.6" className="tac-stop-wood" />
        <stop offset="1" className="tac-stop-wood-dark" />
      </linearGradient>
      <linearGradient id={`hollow-of-${name}`} x1="0.25" x2="0.75" y2="1">
        <stop offset="0" className="tac-stop-hollow-top" />
        <stop offset="1" className="tac-stop-hollow-bottom" />
      </linearGradient>
      <rect width="300" height="200" fill={`url(#wood-of-${name})`} />
      <g transform="translate(280 60)">{grain}</g>
      <path className="tac-inlay" d="M30 158Q84 100 150 100T270 158" />
      {fields.map(({ x, y }, i) => (
        <g key={x} transform={`translate(${x} ${y})`} data-color="red">
          {i === 2 && <circle className="tac-outline" r="27" />}
          {i === 2 && <circle className="tac-start" r="27" />}
          <circle className="tac-hollow-shine" r="21.5" cx="0.8" cy="1.4" />
          <circle r="20" fill={`url(#hollow-of-${name})`} />
        </g>
      ))}
    </chakra.svg>
  );
}

function Back({ drawing }: { drawing: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${cardWidth} ${cardHeight}`} width="100%" height="100%" role="presentation">
      {drawing}
    </svg>
  );
}
