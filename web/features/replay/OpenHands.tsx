import type { Card } from "#rules/card.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { BallMark } from "#web/game/BallMark.tsx";
import { OpenHand } from "#web/game/OpenHand.tsx";

/** The visible hands, large enough to read where the board is small, and in words. */
export function OpenHands(props: {
  hands: readonly (readonly Card[] | null)[];
  names: readonly string[];
  colors: readonly BallColor[];
}) {
  const { hands, names, colors } = props;
  return (
    <ul className="replay-hands">
      {hands.map((hand, seat) =>
        hand === null ? null : (
          <li key={colors[seat]}>
            <span className="replay-hand-name">
              <BallMark color={colors[seat]} /> {names[seat]}
            </span>
            <OpenHand cards={hand} owner={names[seat]} className="replay-hand" />
          </li>
        ),
      )}
    </ul>
  );
}
