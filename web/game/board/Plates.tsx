import { memo, type ReactNode } from "react";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { BallMark } from "../BallMark.tsx";
import { cornerOf, type Layout } from "../geometry/layout.ts";
import type { SeatLook } from "./Corners.tsx";
import { reactionPictures } from "./reactionPictures.ts";

interface PlatesProps {
  layout: Layout;
  seats: readonly SeatLook[];
}

/** The names over the corners of the board. The screen says the same in words elsewhere. */
export const Plates = memo(function Plates({ layout, seats }: PlatesProps): ReactNode {
  return (
    <div className="tac-plates" aria-hidden="true">
      {seats.map((look) => (
        <Plate key={look.seat} layout={layout} look={look} />
      ))}
    </div>
  );
});

/** The name beside its marble. Level and rating have their own line, because beside a long name they would be cut off. */
function NameAndLevel({ look }: { look: SeatLook }): ReactNode {
  const level = look.level ?? look.rating;
  return (
    <>
      <span className="tac-plate-name">
        <BallMark color={look.color} /> {look.name}
      </span>
      {level !== undefined && <span className="tac-plate-level">{level}</span>}
    </>
  );
}

function Plate({ layout, look }: { layout: Layout; look: SeatLook }): ReactNode {
  const { viewBox } = layout.shape;
  const { name, nameAnchor } = cornerOf(layout, look.seat);
  const place = {
    left: `${((name.x - viewBox.x) / viewBox.width) * 100}%`,
    top: `${((name.y - viewBox.y) / viewBox.height) * 100}%`,
  };
  const classes = [
    "tac-plate",
    `is-${nameAnchor}`,
    look.isActive ? "is-active" : "",
    look.isMate ? "is-mate" : "",
    look.isOnline === false ? "is-away" : "",
  ];
  return (
    <div className={classes.filter(Boolean).join(" ")} style={place} data-plate={look.seat}>
      <PlayerName
        username={look.username}
        text={<NameAndLevel look={look} />}
        isBot={look.isBot || look.isAutopilot}
        isPictureVisible={!look.isNobody}
        isOnline={look.isBot ? undefined : look.isOnline}
        isNameFirst={nameAnchor === "end"}
        isClickable={false}
      />
      {look.reaction !== null && (
        <span key={look.reaction.number} className="tac-bubble">
          {reactionPictures[look.reaction.emoji]}
        </span>
      )}
    </div>
  );
}
