import { type ReactNode, type RefObject, Suspense, useEffect } from "react";
import { isBase, type Place } from "#rules/place.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import type { Layout } from "../geometry/layout.ts";
import type { ShownBall } from "../motion/balls.ts";
import { spotStyle } from "../spotStyle.ts";
import { type Aim, type PlacePress, usePressOnBoard } from "./usePressOnBoard.ts";
import { useRoving } from "./useRoving.ts";
import "./choice.css";

// Fetched for the first finger.
const fetchLoupe = () => import("./Loupe.tsx");
const Loupe = lazyPart(fetchLoupe, ({ Loupe }) => Loupe);

/** A ball that can be chosen, or a target of the chosen one. */
export type SpotKind = "source" | "target";

interface ChoiceLayerProps {
  layout: Layout;
  balls: readonly ShownBall[];
  /** Places of balls that can be chosen. */
  sources: readonly Place[];
  /** The targets of the chosen ball. */
  targets: readonly Place[];
  /** Those of the targets where a ball of the player's own team would be knocked out. */
  ownHits: readonly Place[];
  /** Sources that are targets only of a ball that is dropped on them. */
  dropsOnly: readonly Place[];
  chosen: Place | null;
  /** The target of the move that waits for its confirmation. */
  proposed: Place | null;
  /** A blocked field to point out. */
  hint: Place | null;
  /** The best target for a ball, to point out. */
  advised: Place | null;
  /** Labels for balls and targets, and for their groups. */
  nameOf: (place: Place, kind: SpotKind) => string;
  groupNames: Readonly<Record<SpotKind, string>>;
  /** What choosing a place means, in a few words, for what is shown beside a finger. */
  shortNameOf: (place: Place) => string | undefined;
  /** The id of the board's picture (`Board`). */
  pictureID: string;
  /** The elements of the dragged balls. */
  stageRef: RefObject<SVGSVGElement | null>;
  onPress: (press: PlacePress) => void;
  /** Called when a press means nothing that can be chosen, with the place of the ball that it meant, if any. */
  onMiss: (place: Place | null) => void;
}

/** The layer over the board for choosing balls and targets by press, drag or keyboard. */
export function ChoiceLayer(props: ChoiceLayerProps): ReactNode {
  const { layout, sources, targets, hint, advised } = props;
  const { aim, handlers } = usePressOnBoard(props);
  const aimed = aim?.place ?? null;
  const isMade = ({ place, isDrag }: Aim) => isDrag || !props.dropsOnly.includes(place ?? -1);
  const balls = sources.filter((place) => !targets.includes(place));
  useEffect(() => {
    // A press hits the same failure, and does without.
    if (navigator.maxTouchPoints > 0) fetchLoupe().catch(() => {});
  }, []);
  const isChoosing = sources.length > 0 || targets.length > 0;
  return (
    <div className={isChoosing ? "tac-choice is-choosing" : "tac-choice"} {...handlers}>
      {hint !== null && <span className="tac-hint" style={spotStyle(layout, hint, 0)} />}
      {advised !== null && <span className="tac-advised" style={spotStyle(layout, advised, 0)} />}
      {baseMates(props).map((ball) => (
        <span key={ball.id} className="tac-spot is-mate" style={spotStyle(layout, ball.place, ball.slot)} />
      ))}
      <Spots {...props} places={balls} kind="source" aimed={aimed} />
      <Spots {...props} places={targets} kind="target" aimed={aimed} />
      {aim?.isFinger && (
        <Suspense>
          <Loupe
            layout={layout}
            aim={aim}
            targets={targets}
            pictureID={props.pictureID}
            words={aim.place === null || !isMade(aim) ? undefined : props.shortNameOf(aim.place)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The other balls in a base whose first ball can be chosen: each is as good. */
function baseMates({ balls, sources, chosen }: ChoiceLayerProps): ShownBall[] {
  if (chosen !== null) return [];
  const bases = sources.filter(isBase);
  return bases.flatMap((base) => balls.filter(({ place }) => place === base).slice(1));
}

interface SpotsProps
  extends Pick<
    ChoiceLayerProps,
    "layout" | "balls" | "ownHits" | "chosen" | "proposed" | "nameOf" | "groupNames" | "onPress"
  > {
  places: readonly Place[];
  kind: SpotKind;
  /** What the press in progress means. */
  aimed: Place | null;
}

function Spots(props: SpotsProps): ReactNode {
  const { layout, balls, places, kind, ownHits, chosen, proposed, aimed, nameOf, groupNames, onPress } =
    props;
  const roving = useRoving(places.length);
  const isTaken = (place: Place): boolean => !isBase(place) && balls.some((ball) => ball.place === place);
  if (places.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="tac-spots" role="group" aria-label={groupNames[kind]} data-roving>
      {places.map((place, index) => (
        <button
          key={place}
          type="button"
          className={[
            `tac-spot is-${kind}`,
            isTaken(place) && "is-taken",
            kind === "target" && ownHits.includes(place) && "is-own-hit",
            place === aimed && "is-aimed",
          ]
            .filter(Boolean)
            .join(" ")}
          data-stop
          data-place={place}
          data-kind={kind}
          aria-label={nameOf(place, kind)}
          aria-pressed={
            kind === "source" ? place === chosen : proposed === null ? undefined : place === proposed
          }
          tabIndex={roving.tabIndexOf(index)}
          style={spotStyle(layout, place, balls.find((ball) => ball.place === place)?.slot ?? 0)}
          onFocus={() => roving.onFocus(index)}
          onKeyDown={roving.onKeyDown}
          onClick={(event) => {
            // The layer has already handled a pointer.
            if (event.detail === 0) onPress({ place, by: "key" });
          }}
        />
      ))}
    </div>
  );
}
