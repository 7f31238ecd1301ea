import { Suspense } from "react";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import type { SinceOwnMoveProps } from "./SinceOwnMove.tsx";

const SinceOwnMove = lazyPart(
  () => import("./SinceOwnMove.tsx"),
  ({ SinceOwnMove }) => SinceOwnMove,
);

/**
 * Where a player is told what others have done to the player's marbles meanwhile.
 * @param props.isDue whether the table shows the position on which the player is to move
 */
export function SinceOwnMoveOutlet({ isDue, ...props }: SinceOwnMoveProps & { isDue: boolean }) {
  return (
    <div className="game-since" role="status">
      {isDue && (
        <Suspense>
          <SinceOwnMove {...props} />
        </Suspense>
      )}
    </div>
  );
}
