import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Move, moveFrom, moveTo } from "#rules/move.ts";
import type { Place } from "#rules/place.ts";
import { Board } from "../Board.tsx";
import type { TableSeat } from "../board/seatLook.ts";
import { ChoiceLayer, type SpotKind } from "../choice/ChoiceLayer.tsx";
import { choosePlace } from "../choice/choice.ts";
import { marbleAt } from "../choice/usePressOnBoard.ts";
import { FieldNumbersOutlet } from "../FieldNumbersOutlet.tsx";
import { useOwnLook } from "../looks/useOwnLook.ts";
import { placedLike } from "../motion/balls.ts";
import { pointed } from "../pointing.ts";
import { BallsInWords } from "../words/BallsInWords.tsx";
import { ballWords, effectWords, targetWords } from "../words/ballWords.ts";
import type { SeatNames } from "../words/wordsOf.ts";
import { ActionButtons } from "./ActionButtons.tsx";
import { InstructionLine } from "./InstructionLine.tsx";
import { PlayerHand } from "./PlayerHand.tsx";
import { SeatsInWords } from "./SeatsInWords.tsx";
import { hintOf } from "./useChoosing.ts";
import { useFocusOfChoice } from "./useFocusOfChoice.ts";
import type { Play } from "./usePlay.ts";
import { useSeatLooks } from "./useSeatLooks.ts";
import { useTableSounds } from "./useTableSounds.ts";
import "./playTable.css";
import { useStore } from "#web/ui/useStore.ts";

interface PlayTableProps {
  play: Play;
  /** The players around the table. Keeps its identity while they stay the same. */
  seats: readonly TableSeat[];
  speakers: SeatNames;
  /** What is played here, as the heading of the page that only screen readers get. */
  title: string;
  /** Nobody is to move any more. */
  isHalted?: boolean;
  /** The slim bar above everything. */
  bar: ReactNode;
  /** The time left for the move. */
  clock?: ReactNode;
  /** A hint in words; `null` while there is none, and absent where hints are not allowed. */
  hint?: ReactNode;
  /** The target that the hint advises. */
  advised?: Place | null;
  /** The move that the hint advises. */
  advisedMove?: Move | null;
  /** The way to what waits for the viewer elsewhere, in the place of the help below the instruction. */
  next?: ReactNode;
  /** Said instead of the instruction, where the page knows better what is the matter. */
  instead?: string;
  /** What may lie over the instruction. */
  notice?: ReactNode;
  /** What has happened last, in words. */
  last?: ReactNode;
  /** What lies over the board, below what can be chosen. */
  overBoard?: ReactNode;
  /** What follows the board: notes, moves, the end. Each child chooses its grid area in `playTable.css`. */
  children?: ReactNode;
}

/**
 * The table to play at: instruction, hand, buttons and board, by pointer and by keyboard. It is told only what can be
 * seen and says what was chosen; who plays, and over what line, is its page's business. It fills its parent, and its
 * texts are `game` and `moves`.
 */
export function PlayTable(props: PlayTableProps) {
  const { play, seats, speakers, isHalted = false } = props;
  const { layout, stage, shown, stageRef, ownMoves, choosing, isCaughtUp } = play;
  const { choice, offer, options, proposed } = choosing;
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const colors = useMemo(() => seats.map(({ color }) => color), [seats]);
  const looks = useSeatLooks(seats, speakers.names, shown, isHalted);
  const look = useOwnLook();
  const screen = useRef<HTMLDivElement>(null);
  const byKeyRef = useFocusOfChoice(screen, choice, proposed !== null, choosing.goneOn);
  const pictureID = useId();
  const { ways } = useStore(pointed);
  useTableSounds(stage, options.view.seat);

  const { table } = options.view;
  const showsBefore = isCaughtUp && offer.showsBefore;
  const shownNow = showsBefore ? { ...shown, balls: placedLike(shown.balls, table.before), ways: [] } : shown;
  const boardToChooseOn = showsBefore ? table.before : table.board;
  const nameOf = (place: Place, kind: SpotKind): string => {
    const { move } = choosePlace(options, choice, place);
    if (kind === "source" || move === undefined) return ballWords(tMoves, speakers, boardToChooseOn, place);
    return targetWords(tMoves, speakers, table, move, choice.from ?? undefined);
  };
  const shortNameOf = (place: Place): string | undefined => {
    const { move } = choosePlace(options, choice, place);
    return move && effectWords(tMoves, speakers, table, move);
  };

  /** As long as nothing can be chosen on the board, its layer for that hears no presses. */
  const onPressBesides = (event: PointerEvent): void => {
    const layer = event.currentTarget.querySelector(".tac-choice:not(.is-choosing)");
    if (!isCaughtUp || layer === null || (event.target as Element).closest("button, a") !== null) return;
    const place = marbleAt(layer, event, { layout, balls: shownNow.balls });
    if (place !== null) choosing.pressNothing(place);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || choice.card === null) return;
    event.preventDefault();
    byKeyRef.current = true;
    if (choice.from === null && proposed === null && ownMoves.parts.length > 0) ownMoves.takePartBack();
    else choosing.back();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is
    <div className="game" translate="no" ref={screen} onKeyDown={onKeyDown}>
      <h1 className="game-unseen" tabIndex={-1}>
        {props.title}
      </h1>
      {props.bar}
      <InstructionLine
        choosing={choosing}
        speakers={speakers}
        isSending={ownMoves.isSending}
        instead={props.instead}
        clock={props.clock}
        hint={props.hint}
        next={props.next}
      />
      {props.notice}
      <PlayerHand
        choosing={choosing}
        names={speakers.names}
        colors={colors}
        byKeyRef={byKeyRef}
        stage={stage}
      />
      <ActionButtons
        choosing={choosing}
        speakers={speakers}
        byKeyRef={byKeyRef}
        advised={isCaughtUp && props.advised != null ? (props.advisedMove ?? null) : null}
        onTakeBack={ownMoves.parts.length > 0 ? ownMoves.takePartBack : undefined}
      />
      <SeatsInWords view={shown.view} looks={looks} />
      {props.last}
      <div className="game-board" onPointerDown={onPressBesides}>
        <Board
          layout={layout}
          shown={shownNow}
          colors={colors}
          seats={looks}
          label={t("board")}
          beforeBadge={showsBefore ? t("positionBefore") : undefined}
          look={look}
          better={ways}
          stageRef={stageRef}
          pictureID={pictureID}
        >
          <BallsInWords
            board={boardToChooseOn}
            speakers={speakers}
            label={showsBefore ? t("standsBefore") : t("stands")}
          />
          <FieldNumbersOutlet layout={layout} />
          {props.overBoard}
          <ChoiceLayer
            layout={layout}
            balls={shownNow.balls}
            sources={isCaughtUp ? offer.sources : []}
            targets={isCaughtUp ? offer.targets.filter((place) => !offer.reselected.includes(place)) : []}
            ownHits={isCaughtUp ? offer.ownHits : []}
            dropsOnly={isCaughtUp ? offer.reselected : []}
            chosen={choice.from}
            proposed={
              proposed === null
                ? null
                : choice.from === moveTo(proposed)
                  ? moveFrom(proposed)
                  : moveTo(proposed)
            }
            hint={hintOf(choosing)}
            advised={isCaughtUp ? (props.advised ?? null) : null}
            nameOf={nameOf}
            groupNames={{ source: t("sources"), target: t("targets") }}
            shortNameOf={shortNameOf}
            pictureID={pictureID}
            stageRef={stageRef}
            onPress={(press) => {
              byKeyRef.current = press.by === "key";
              choosing.pressPlace(press);
            }}
            onMiss={choosing.pressNothing}
          />
        </Board>
      </div>
      {props.children}
    </div>
  );
}
