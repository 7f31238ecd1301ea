import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { isTurnBased } from "#schema/pace.ts";
import type { Tellers } from "#web/game/moves/MoveList.tsx";
import type { MoveHistory } from "#web/game/moves/useMoves.ts";
import { SinceOwnMoveOutlet } from "#web/game/sinceOwnMove/SinceOwnMoveOutlet.tsx";
import { speakersAt } from "#web/game/words/seatNamesAt.ts";
import { wordsOf } from "#web/game/words/wordsOf.ts";
import type { RecentMove } from "#web/net/game/gameRoom.ts";
import { clockTime } from "#web/ui/clockTime.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useNow } from "#web/ui/useNow.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { formerSeatOf } from "./formerSeatOf.ts";
import type { TablePartProps } from "./table/tablePart.ts";

const SubstitutionNote = lazyPart(
  () => import("./SubstitutionNote.tsx"),
  ({ SubstitutionNote }) => SubstitutionNote,
);

const EndingNote = lazyPart(
  () => import("./EndingNote.tsx"),
  ({ EndingNote }) => EndingNote,
);

const VacationNotes = lazyPart(
  () => import("./turnBased/VacationNotes.tsx"),
  ({ VacationNotes }) => VacationNotes,
);

interface TableNotesProps extends TablePartProps, Tellers {
  history: MoveHistory;
  /** Whether the table shows the position on which the viewer is to move. */
  isDue: boolean;
}

/**
 * What players should know besides the game: what was done to their marbles since their last move, who is absent, what a
 * bot has played for them, who was or may be substituted, and who would like to end the game early.
 */
export function TableNotes(props: TableNotesProps) {
  const { game, speakers, ask } = props;
  const isOverDays = isTurnBased(game);
  return (
    <div className="game-notes">
      <ReplacedNote {...props} />
      <PlayedForYou {...props} />
      {game.view.seat !== null && (
        <SinceOwnMoveOutlet {...props} view={game.view} moves={props.history.moves} />
      )}
      {/* In a turn-based game nobody has to be there. */}
      {isOverDays ? (
        <Suspense>
          <VacationNotes game={game} speakers={speakers} />
        </Suspense>
      ) : (
        <AwayNotes {...props} />
      )}
      {game.seats.some(({ kind }, seat) => kind !== "bot" && seat !== game.view.seat) && (
        <Suspense>
          <SubstitutionNote game={game} speakers={speakers} ask={ask} />
        </Suspense>
      )}
      {game.view.seat !== null && (
        <div className="game-ending" role="status">
          {(game.endings.length > 0 || game.endingNews !== null) && (
            <Suspense>
              <EndingNote game={game} speakers={speakers} ask={ask} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Who has left the table, and that autopilot plays, or will play when the table has waited long enough: in one note, so that
 * the board stays in place.
 */
function AwayNotes({ game, speakers }: TableNotesProps) {
  const { t, i18n } = useTranslation("table");
  const { status, awaySince, isPresenceKnown, due, online, seats, view } = game;
  const away = seats.flatMap(({ kind, isAutopilot }, seat) => {
    const since = awaySince[seat];
    const isShown = status === "running" && isPresenceKnown && kind !== "bot" && seat !== view.seat;
    return isShown && since !== null ? { seat, since, isAutopilot } : [];
  });
  const [played, gone] = [true, false].map((does) => away.filter(({ isAutopilot }) => isAutopilot === does));
  // Autopilot only plays while somebody else is present.
  const awaited = gone.flatMap(({ seat, since }) =>
    due[seat] === null || online.length === 0 ? [] : Math.max(since, due[seat]) + limits.autopilotAfterMs,
  );
  const isAwaited = awaited.length > 0;
  const now = useNow(isAwaited);
  const list = new Intl.ListFormat(i18n.language);
  const those = (who: typeof away) => ({
    names: list.format(who.map(({ seat }) => speakers.names[seat])),
    count: who.length,
  });
  return (
    <p className="game-note" role="status" data-note="away">
      {gone.length > 0 && t("away.gone", those(gone))}
      {isAwaited && (
        <span aria-hidden="true">
          {" "}
          {t("away.autopilotIn", { time: clockTime(Math.min(...awaited) - now + 999) })}
        </span>
      )}
      {gone.length > 0 && played.length > 0 && " "}
      {played.length > 0 && t("away.autopilot", those(played))}
    </p>
  );
}

/** A bot has made the viewer's last move, because the viewer was absent or out of time. */
function PlayedForYou({ game, speakers, formerSpeakers, history }: TableNotesProps) {
  const { view, status } = game;
  const { t } = useTranslation("table");
  const { t: tTurns } = useTranslation("turnBased");
  const { t: tMoves } = useTranslation("moves");
  const own = view.seat;
  const last = history.moves.findLast(
    (recentMoves) =>
      speakersAt(speakers, formerSpeakers, recentMoves.version).own === own && isMoveOf(recentMoves, own),
  );
  const isShown = own !== null && status === "running" && last?.isAutopilot === true;
  const happened = isShown ? last.happened.filter(({ type }) => type !== "turn") : [];
  return (
    <p className="game-note" role="status" data-note="playedForYou">
      {isShown && inWords(wordsOf(tMoves, speakers, happened)[0] ?? "")}
    </p>
  );

  function inWords(move: string): string {
    if (!isTurnBased(game)) return t("playedForYou", { move });
    const missed = own === null ? 0 : (game.turns?.missed[own] ?? 0);
    if (missed === 0) return tTurns("played", { move });
    return tTurns("playedOf", { missed, of: limits.missedDeadlines, move });
  }
}

function isMoveOf({ happened }: RecentMove, seat: number | null): boolean {
  return happened.some((event) => (event.type === "laid" || event.type === "given") && event.seat === seat);
}

/** Tells the viewer that they were substituted, and by whom. */
function ReplacedNote({ game }: TableNotesProps) {
  const { t } = useTranslation("table");
  const playerName = usePlayerName();
  const seat = formerSeatOf(game);
  if (seat === undefined || game.status !== "running") return null;
  return (
    <p className="game-note" role="status" data-note="replaced">
      {t("replacedNote", { name: playerName(game.seats[seat].name) })}
    </p>
  );
}
