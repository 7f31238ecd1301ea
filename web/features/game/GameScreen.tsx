import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isTurnBased } from "#schema/pace.ts";
import { hintedGame } from "#web/game/hint/hintedGame.ts";
import { isAgainstBots } from "#web/game/hint/isAgainstBots.ts";
import { useHint } from "#web/game/hint/useHint.ts";
import { LastMove, MoveList } from "#web/game/moves/MoveList.tsx";
import { useMoves } from "#web/game/moves/useMoves.ts";
import { PointedPlaces } from "#web/game/PointedPlaces.tsx";
import { PlayTable } from "#web/game/play/PlayTable.tsx";
import { usePlay } from "#web/game/play/usePlay.ts";
import { bottomSeat } from "#web/game/positions.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { forgetGame } from "#web/net/ongoingGame.ts";
import type { RatingsByName } from "#web/net/ratings.ts";
import type { Connection } from "#web/net/room/connection.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { DeferUntilInteractive } from "#web/ui/loading/deferUntilInteractive.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { useWitness } from "./deal/useWitness.ts";
import { GameBar } from "./GameBar.tsx";
import { MoveClock } from "./MoveClock.tsx";
import { ReactionsAnnouncer } from "./ReactionsAnnouncer.tsx";
import { TableNotes } from "./TableNotes.tsx";
import { useAbsence } from "./useAbsence.ts";
import { useRematchCall } from "./useRematch.ts";
import { useFormerSeatNames, useSeatNames } from "./useSeatNames.ts";
import { useSendMoves } from "./useSendMoves.ts";
import { useTableSeats } from "./useTableSeats.ts";
import "#web/game/game.css";
import { useStore } from "#web/ui/useStore.ts";

const TableRatings = lazyPart(
  () => import("./TableRatings.tsx"),
  ({ TableRatings }) => TableRatings,
);

const EndOverlay = lazyPart(
  () => import("./EndOverlay.tsx"),
  ({ EndOverlay }) => EndOverlay,
);
const NextGame = lazyPart(
  () => import("./turnBased/NextGame.tsx"),
  ({ NextGame }) => NextGame,
);
const HintLine = lazyPart(
  () => import("#web/game/hint/HintLine.tsx"),
  ({ HintLine }) => HintLine,
);

/** The table with everything that its room adds: bar, clock, hint, notes, moves in words, and the end. */
export function GameScreen(props: { game: GameState; ask: AskGame; connection: Connection }) {
  const { game, ask, connection } = props;
  const { t } = useTranslation("game");
  const { view } = game;
  const { t: tTurns } = useTranslation("turnBased");
  const byBot = isTurnBased(game) ? tTurns("byBot") : undefined;
  const [positions] = usePreference("seatPositions");
  const hasEnded = game.status !== "running";
  const play = usePlay({
    positions: game.positions,
    bottom: view.seat === null ? 0 : bottomSeat(view.table.variant.seats, view.seat, positions),
    onMove: useSendMoves(game.version, ask),
    isHalted: hasEnded,
  });
  const [ratings, noteRatings] = useState<RatingsByName>(() => new Map());
  const seats = useTableSeats(game, ratings);
  const speakers = useSeatNames(game);
  const formerSpeakers = useFormerSeatNames(game, speakers);
  const hinted = useStore(hintedGame);
  const hint = useHint(
    { isAllowed: isAgainstBots(game), version: game.version, isAutomatic: hinted === game.gameID },
    play.choosing,
  );
  const history = useMoves(game, ask);
  useWitness(game, history);
  const leftAt = useAbsence(game.version);
  const [isEndSeen, setEndSeen] = useState(false);
  useRematchCall({ game, speakers, ask }, !isEndSeen);

  useEffect(() => {
    if (hasEnded) forgetGame(game.gameID);
  }, [hasEnded, game.gameID]);

  return (
    <PlayTable
      play={play}
      seats={seats}
      speakers={speakers}
      title={t("title")}
      isHalted={hasEnded}
      bar={
        <GameBar
          game={game}
          speakers={speakers}
          formerSpeakers={formerSpeakers}
          history={history}
          leftAt={leftAt}
          byBot={byBot}
          ask={ask}
          hint={hint}
          onResult={hasEnded && isEndSeen ? () => setEndSeen(false) : undefined}
        />
      }
      clock={<MoveClock game={game} />}
      hint={hintLine()}
      next={nextGame()}
      advised={hint.target}
      advisedMove={hint.move}
      overBoard={<PointedPlaces layout={play.layout} />}
      notice={<ConnectionNotice connection={connection} isSending={play.ownMoves.isSending} />}
      last={
        <>
          <LastMove game={game} speakers={speakers} formerSpeakers={formerSpeakers} />
          <ReactionsAnnouncer game={game} speakers={speakers} />
        </>
      }
    >
      <DeferUntilInteractive>
        <Suspense>
          <TableRatings game={game} onKnown={noteRatings} />
        </Suspense>
      </DeferUntilInteractive>
      <TableNotes
        game={game}
        speakers={speakers}
        formerSpeakers={formerSpeakers}
        history={history}
        isDue={play.isCaughtUp && play.choosing.options.moves.length > 0}
        ask={ask}
      />
      {hasEnded && play.isCaughtUp && !isEndSeen && (
        <Suspense>
          <EndOverlay game={game} speakers={speakers} ask={ask} onClose={() => setEndSeen(true)} />
        </Suspense>
      )}
      <MoveList
        history={history}
        speakers={speakers}
        formerSpeakers={formerSpeakers}
        leftAt={leftAt}
        byBot={byBot}
      />
    </PlayTable>
  );

  /** Only where the table waits for others. */
  function nextGame() {
    if (!isTurnBased(game) || view.seat === null || game.due[view.seat] !== null) return undefined;
    return (
      <Suspense>
        <NextGame gameID={game.gameID} />
      </Suspense>
    );
  }

  function hintLine() {
    if (!hint.isOffered) return undefined;
    if (hint.move === undefined) return null;
    return <HintLine hint={hint} view={play.choosing.options.view} speakers={speakers} />;
  }
}
