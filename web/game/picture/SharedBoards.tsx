import { createContext, type ReactNode, use } from "react";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { BoardDefs } from "../board/BoardDefs.tsx";
import { BoardSurface } from "../board/BoardSurface.tsx";
import { layoutOf } from "../geometry/layoutOf.ts";

const Shared = createContext(false);

interface SharedBoardsProps {
  /** The marbles' color of each seat, in all pictures. */
  colors: readonly BallColor[];
  children: ReactNode;
}

/** Draws the empty boards once for all pictures below it: a page with many of them would be ten times as large otherwise. */
export function SharedBoards({ colors, children }: SharedBoardsProps): ReactNode {
  return (
    <Shared value={true}>
      <svg className="tac-shared-boards" width="0" height="0" aria-hidden="true">
        <BoardDefs />
        <defs>
          {([4, 6] as const).map((seats) => (
            <g key={seats} id={surfaceID(seats)}>
              <BoardSurface layout={layoutOf(seats, 0)} colors={colors.slice(0, seats)} />
            </g>
          ))}
        </defs>
      </svg>
      {children}
    </Shared>
  );
}

/** The shared board for so many seats, or undefined where there is none. */
export function useSharedSurface(seats: 4 | 6): ReactNode {
  return use(Shared) ? <use href={`#${surfaceID(seats)}`} /> : undefined;
}

function surfaceID(seats: 4 | 6): string {
  return `tac-surface-${seats}`;
}
