import { chakra } from "@chakra-ui/react/styled-system";
import { ringPath } from "./geometry.ts";

/** A piece of the whole: its name, how many there are, and how it looks. */
export interface Piece {
  name: string;
  count: number;
  color: string;
  /** Drawn with gaps, to tell it from another one of the same color. */
  isHatched?: boolean;
}

/** A ring whose pieces are as long as their shares, the sum in its middle, and a list that says the same. */
export function Doughnut({ pieces, label }: { pieces: readonly Piece[]; label: string }) {
  const shown = pieces.filter(({ count }) => count > 0);
  const all = shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="5">
      <svg viewBox="-52 -52 104 104" width="152" height="152" aria-hidden="true">
        <circle r="41" fill="none" stroke="var(--tac-bg-sunken)" strokeWidth="18" />
        {shown.map((piece, at) => {
          const from = shown.slice(0, at).reduce((sum, { count }) => sum + count, 0) / all;
          return <PieceOfRing key={piece.name} piece={piece} from={from} to={from + piece.count / all} />;
        })}
        <text textAnchor="middle" dy="0.35em" fontSize="22" fontWeight="bold" fill="var(--tac-fg)">
          {all}
        </text>
      </svg>
      <chakra.ul
        aria-label={label}
        flex="1 1 10rem"
        display="grid"
        gap="1"
        m="0"
        p="0"
        listStyleType="none"
        fontSize="sm"
      >
        {shown.map((piece) => (
          <chakra.li
            key={piece.name}
            display="grid"
            gridTemplateColumns="auto 1fr auto"
            alignItems="center"
            gap="2"
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <rect width="14" height="14" rx="3" fill={piece.color} />
              {piece.isHatched && <Hatching height={14} />}
            </svg>
            {piece.name}
            <chakra.b fontVariantNumeric="tabular-nums">{piece.count}</chakra.b>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function PieceOfRing({ piece, from, to }: { piece: Piece; from: number; to: number }) {
  const { name, count, color, isHatched } = piece;
  return (
    <g>
      <title>{`${name}: ${count}`}</title>
      <path d={ringPath(from, to, 32, 50)} fill={color} stroke="var(--tac-bg-raised)" strokeWidth="1.5" />
      {isHatched && <path d={ringPath(from, to, 39.5, 42.5)} fill="var(--tac-bg-raised)" />}
    </g>
  );
}

function Hatching({ height }: { height: number }) {
  return <path d={`M0 ${height / 2}H14`} stroke="var(--tac-bg-raised)" strokeWidth="2.5" />;
}
