import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Place } from "#rules/place.ts";
import type { View } from "#rules/view.ts";
import { useSeatPositions } from "#web/app/account/useSeatPositions.ts";
import { Board } from "#web/game/Board.tsx";
import { BallsInWords } from "#web/game/board/BallsInWords.tsx";
import { ChoiceLayer, type SpotKind } from "#web/game/board/ChoiceLayer.tsx";
import { choosePlace } from "#web/game/choice/choice.ts";
import { layoutOf } from "#web/game/geometry/layout.ts";
import { placedLike } from "#web/game/motion/balls.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { useStage } from "#web/game/useStage.ts";
import { ballWords, targetWords } from "#web/game/words/ballWords.ts";
import { forgetGame } from "#web/net/ongoingGame.ts";
import type { Connection } from "#web/net/room/connection.ts";
import { ActionButtons } from "./ActionButtons.tsx";
import type { AskGame } from "./askGame.ts";
import { EndOverlay } from "./EndOverlay.tsx";
import { GameBar } from "./GameBar.tsx";
import type { GameState } from "./gameRoom.ts";
import { useHint } from "./hint/useHint.ts";
import { InstructionLine } from "./InstructionLine.tsx";
import { LineNotice } from "./LineNotice.tsx";
import { LastMove, MoveList } from "./MoveList.tsx";
import { PlayerHand } from "./PlayerHand.tsx";
import { ReactionsAloud } from "./ReactionsAloud.tsx";
import { useRematchCall } from "./Rematch.tsx";
import { SeatsInWords } from "./SeatsInWords.tsx";
import { TableNotes } from "./TableNotes.tsx";
import { useAbsence } from "./useAbsence.ts";
import { hintOf, useChoosing } from "./useChoosing.ts";
import { useFocusOfChoice } from "./useFocusOfChoice.ts";
import { useGameSounds } from "./useGameSounds.ts";
import { useMoves } from "./useMoves.ts";
import { useOwnMoves } from "./useOwnMoves.ts";
import { useSeatLooks } from "./useSeatLooks.ts";
import { useFormerSpeakers, useSpeakers } from "./useSpeakers.ts";
import "./game.css";

/** The table with everything around it: bar, board, instruction, hand, moves in words, and the end. */
export function GameScreen(props: { game: GameState; ask: AskGame; connection: Connection }) {
  const { game, ask, connection } = props;
  const { t } = useTranslation("game");
  const { t: tMoves } = useTranslation("moves");
  const { view, seats } = game;
  const { variant } = view.table;
  const [positions] = useSeatPositions();
  const bottom = view.seat === null ? 0 : bottomSeat(variant.seats, view.seat, positions);
  const layout = useMemo(() => layoutOf(variant.seats, bottom), [variant, bottom]);
  const colors = useMemo(() => seats.map(({ color }) => color), [seats]);
  const speakers = useSpeakers(game);
  const formerSpeakers = useFormerSpeakers(game, speakers);
  const { stage, shown, stageRef } = useStage(game.positions, layout);
  const ownMoves = useOwnMoves(game, stage, ask);
  const { isSending, makeMove, takePartBack } = ownMoves;
  const hasEnded = game.status !== "running";
  const playable = useMemo(
    () => (hasEnded ? halted(ownMoves.view) : ownMoves.view),
    [hasEnded, ownMoves.view],
  );
  const choosing = useChoosing(playable, isSending, makeMove);
  const { choice, offer } = choosing;
  const hint = useHint(game, choosing);
  const looks = useSeatLooks(game, shown, speakers.names);
  const screen = useRef<HTMLDivElement>(null);
  const byKeyRef = useFocusOfChoice(screen, choice);
  useGameSounds(stage, view.seat);
  const history = useMoves(game, ask);
  const leftAt = useAbsence(game.version);
  const [isEndSeen, setEndSeen] = useState(false);
  useRematchCall({ game, speakers, ask }, !isEndSeen);

  useEffect(() => {
    if (hasEnded) forgetGame(game.gameID);
  }, [hasEnded, game.gameID]);

  // Options show once the table shows the position that they belong to. Choosing does not have to wait for that.
  const isCaughtUp = shown.view === view;
  const showsBefore = isCaughtUp && offer.showsBefore;
  const table = showsBefore
    ? { ...shown, balls: placedLike(shown.balls, view.table.before), ways: [] }
    : shown;

  const boardToChooseOn = showsBefore ? view.table.before : playable.table.board;
  const nameOf = (place: Place, kind: SpotKind): string => {
    const { move } = choosePlace(choosing.options, choice, place);
    if (kind === "source" || move === undefined) return ballWords(tMoves, speakers, boardToChooseOn, place);
    return targetWords(tMoves, speakers, playable.table, move, choice.from ?? undefined);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || choice.card === null) return;
    event.preventDefault();
    byKeyRef.current = true;
    if (choice.from === null && ownMoves.partsChosen > 0) takePartBack();
    else choosing.back();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works wherever the focus is
    <div className="game" ref={screen} onKeyDown={onKeyDown}>
      <h1 className="game-unseen" tabIndex={-1}>
        {t("title")}
      </h1>
      <GameBar
        game={game}
        speakers={speakers}
        formerSpeakers={formerSpeakers}
        history={history}
        leftAt={leftAt}
        ask={ask}
        onHint={hint.isOffered ? hint.ask : undefined}
        isHintReady={hint.isReady}
        onResult={hasEnded && isEndSeen ? () => setEndSeen(false) : undefined}
      />
      <InstructionLine
        game={game}
        choosing={choosing}
        hint={hint}
        speakers={speakers}
        isSending={isSending}
      />
      <LineNotice connection={connection} isSending={isSending} />
      <PlayerHand game={game} choosing={choosing} names={speakers.names} byKeyRef={byKeyRef} stage={stage} />
      <ActionButtons
        choosing={choosing}
        speakers={speakers}
        byKeyRef={byKeyRef}
        onMove={makeMove}
        onTakeBack={ownMoves.partsChosen > 0 ? takePartBack : undefined}
      />
      <SeatsInWords view={shown.view} looks={looks} />
      <LastMove game={game} speakers={speakers} formerSpeakers={formerSpeakers} />
      <ReactionsAloud game={game} speakers={speakers} />
      <div className="game-board">
        <Board
          layout={layout}
          shown={table}
          colors={colors}
          seats={looks}
          label={t("board")}
          beforeBadge={showsBefore ? t("positionBefore") : undefined}
          stageRef={stageRef}
        >
          <BallsInWords
            board={boardToChooseOn}
            speakers={speakers}
            label={showsBefore ? t("standsBefore") : t("stands")}
          />
          <ChoiceLayer
            layout={layout}
            balls={table.balls}
            sources={isCaughtUp ? offer.sources : []}
            targets={isCaughtUp ? offer.targets : []}
            chosen={choice.from}
            hint={hintOf(choosing)}
            advised={isCaughtUp ? hint.target : null}
            nameOf={nameOf}
            groupNames={{ source: t("sources"), target: t("targets") }}
            stageRef={stageRef}
            onPress={(press) => {
              byKeyRef.current = press.by === "key";
              choosing.pressPlace(press);
            }}
          />
        </Board>
      </div>
      <TableNotes
        game={game}
        speakers={speakers}
        formerSpeakers={formerSpeakers}
        history={history}
        ask={ask}
      />
      {hasEnded && isCaughtUp && !isEndSeen && (
        <EndOverlay game={game} speakers={speakers} ask={ask} onClose={() => setEndSeen(true)} />
      )}
      <MoveList history={history} speakers={speakers} formerSpeakers={formerSpeakers} leftAt={leftAt} />
    </div>
  );
}

/** A position without further moves, like the last one of an aborted game. */
function halted(view: View): View {
  const { phase } = view.table;
  return phase === "over" ? view : { ...view, table: { ...view.table, phase: "halted" } };
}
