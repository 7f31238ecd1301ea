import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GameEvent } from "#rules/event.ts";
import { type Seat, variantOf } from "#rules/variant.ts";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { dateLocale } from "#schema/dateLocale.ts";
import { TableChatButton } from "#web/chat/TableChatButton.tsx";
import { Board } from "#web/game/Board.tsx";
import type { SeatLook } from "#web/game/board/Corners.tsx";
import { seatLook } from "#web/game/board/seatLook.ts";
import { waysOf } from "#web/game/board/waysOf.ts";
import { FieldNumbersOutlet } from "#web/game/FieldNumbersOutlet.tsx";
import { layoutOf } from "#web/game/geometry/layoutOf.ts";
import { useOwnLook } from "#web/game/looks/useOwnLook.ts";
import type { Shown } from "#web/game/motion/shown.ts";
import { pointed, usePointing } from "#web/game/pointing.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { seatsBesides } from "#web/game/seatsBesides.ts";
import { useStage } from "#web/game/useStage.ts";
import { BallsInWords } from "#web/game/words/BallsInWords.tsx";
import { InWords } from "#web/game/words/InWords.tsx";
import { type SeatNames, wordsOf } from "#web/game/words/wordsOf.ts";
import { ShellMenu } from "#web/menu/ShellMenu.tsx";
import { session } from "#web/net/session.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { useRecordedLevels, useRecordedSeatNames } from "#web/records/recordedPlayers.ts";
import { eventsOf, type Recorded } from "#web/records/replayGame.ts";
import { lossesOf } from "#web/records/reviewGame.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { useStore } from "#web/ui/useStore.ts";
import { OpenHands } from "./OpenHands.tsx";
import { PerspectiveChoice } from "./PerspectiveChoice.tsx";
import { PlayOnButton } from "./PlayOnButton.tsx";
import { ReplayControls } from "./ReplayControls.tsx";
import { betterWays } from "./review/betterWays.ts";
import { type Review, useReview } from "./review/useReview.ts";
import { useReplay } from "./useReplay.ts";
import "./replay.css";

const ReviewVerdict = lazyPart(
  () => import("./review/ReviewVerdict.tsx"),
  ({ ReviewVerdict }) => ReviewVerdict,
);
const ReviewOverview = lazyPart(
  () => import("./review/ReviewOverview.tsx"),
  ({ ReviewOverview }) => ReviewOverview,
);

const RecordDealCheck = lazyPart(
  () => import("./RecordDealCheck.tsx"),
  ({ RecordDealCheck }) => RecordDealCheck,
);

// Its texts are those of the players' pages.
const RatingsThen = lazyPart(
  () => import("./RatingsThen.tsx"),
  ({ RatingsThen }) => RatingsThen,
);

/** The table as it was, the choice of view, each move in words, and the navigation. */
export function ReplayScreen({ answer, game }: { answer: GameRecordAnswer; game: Recorded }) {
  const { t } = useTranslation("table");
  const { t: ofGame } = useTranslation("game");
  const { pathTo } = usePaths();
  const speakers = useRecordedSeatNames(answer, null);
  const own = ownSeat(answer);
  const replay = useReplay(game, own);
  const { at, goTo, moment, positions, eyes } = replay;
  const review = useReview(game, eyes, own, at);
  const better = useMemo(() => betterWays(game, review, at), [game, review, at]);
  const { ways } = useStore(pointed);
  const variant = variantOf(game.variant);
  const [seatPositions] = usePreference("seatPositions");
  const viewer = eyes === "open" ? own : eyes;
  // Whoever looks at no seat's hand sees the board as spectators of a game do.
  const bottom = viewer === undefined ? 0 : bottomSeat(variant.seats, viewer, seatPositions);
  const layout = useMemo(() => layoutOf(variant.seats, bottom), [variant, bottom]);
  const { shown, stageRef } = useStage(positions, layout);
  const colors = useMemo(() => answer.seats.map(({ color }) => color), [answer]);
  const look = useOwnLook();
  const levels = useRecordedLevels(answer);
  const looks = looksOf(answer, speakers, levels, shown, moment.hands);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // A slider or a list handles the arrow keys itself.
    if (step === undefined || (event.target as HTMLElement).closest("input, select, ol")) return;
    event.preventDefault();
    goTo(at + step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work wherever the focus is
    <div className="replay" onKeyDown={onKeyDown}>
      <header className="replay-bar">
        <ShellMenu />
        <h1 tabIndex={-1}>{t("replay.title", { gameID: answer.gameID })}</h1>
        <ButtonLink variant="ghost" to={pathTo(`/game?gameID=${answer.gameID}`)}>
          {t("replay.leave")}
        </ButtonLink>
        <TableChatButton />
      </header>
      <div className="replay-board">
        <Board
          layout={layout}
          shown={shown}
          colors={colors}
          seats={looks}
          label={ofGame("board")}
          look={look}
          better={ways.length > 0 ? ways : better}
          stageRef={stageRef}
        >
          <FieldNumbersOutlet layout={layout} />
          <BallsInWords board={moment.view.table.board} speakers={speakers} label={ofGame("stands")} />
        </Board>
      </div>
      <div className="replay-side">
        <Result answer={answer} speakers={speakers} />
        <PerspectiveChoice names={speakers.names} eyes={eyes} seat={viewer ?? 0} onLook={replay.look} />
        <OpenHands hands={moment.hands} names={speakers.names} colors={colors} />
        <LastWords game={game} at={at} speakers={speakers} />
        {review.isOpen && (
          <div className="review-verdict">
            <Suspense>
              <ReviewVerdict game={game} review={review} speakers={speakers} at={at} />
            </Suspense>
          </div>
        )}
        <ReplayControls replay={replay} answer={answer}>
          <Button
            variant="outline"
            aria-expanded={review.isOpen}
            onClick={() => review.setOpen(!review.isOpen)}
          >
            {t("replay.review")}
          </Button>
          <PlayOnButton
            answer={answer}
            names={speakers.names}
            at={at}
            seat={eyes === "open" ? (own ?? moment.view.table.turn) : eyes}
            isOver={moment.view.table.phase === "over"}
          />
        </ReplayControls>
        {review.isOpen && (
          <div className="review-overview">
            <Suspense>
              <ReviewOverview game={game} review={review} at={at} onGo={goTo} />
            </Suspense>
          </div>
        )}
        <Moves game={game} at={at} speakers={speakers} review={review} onGo={goTo} />
        <Suspense>
          <RatingsThen answer={answer} />
        </Suspense>
        <Suspense>
          <RecordDealCheck answer={answer} />
        </Suspense>
      </div>
    </div>
  );
}

/** When the game ended, who won, and what ended it if not a move. */
function Result({ answer, speakers }: { answer: GameRecordAnswer; speakers: SeatNames }) {
  const { t, i18n } = useTranslation("table");
  const { t: tMoves } = useTranslation("moves");
  const { t: ofGame } = useTranslation("game");
  const { winner, decidedBy, variant, endedAt } = answer;
  const date = new Date(endedAt).toLocaleString(dateLocale(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const team = typeof winner === "number" ? variantOf(variant).teams[winner] : [];
  const namesOf = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(i18n.language).format(seats.map((seat) => speakers.names[seat]));
  return (
    <p className="replay-result">
      {whoWon()} {why()} <time dateTime={new Date(endedAt).toISOString()}>{date}</time>
    </p>
  );

  function whoWon(): string | string[] {
    if (winner !== null) return wordsOf(tMoves, speakers, [{ type: "won", team: winner }]);
    return decidedBy === "agreed" ? t("end.agreed") : t("end.aborted");
  }

  function why(): string | null {
    if (decidedBy === null || decidedBy === "agreed") return null;
    if (decidedBy !== "resigned") return ofGame(`match.decidedBy.${decidedBy}`, { names: namesOf(team) });
    return t("end.resigned", { names: namesOf(seatsBesides(variantOf(variant), team)) });
  }
}

/** The viewer's own seat, identified by the name of the signed-in user. */
function ownSeat({ seats }: GameRecordAnswer): Seat | undefined {
  const name = session.read()?.username;
  const seat = seats.findIndex(({ kind, name: other }) => kind !== "bot" && other === name);
  return seat < 0 ? undefined : seat;
}

const nothingHappened: readonly GameEvent[] = [];

function LastWords({ game, at, speakers }: { game: Recorded; at: number; speakers: SeatNames }) {
  const { t } = useTranslation("table");
  const events = useMemo(() => eventsOf(game), [game]);
  const happened = at === 0 ? nothingHappened : events[at - 1];
  const pointing = usePointing({ ways: waysOf(happened) });
  return (
    <p className="replay-words" role="status" {...pointing}>
      <span>{at === 0 ? t("replay.begin") : <InWords speakers={speakers} happened={happened} />}</span>
    </p>
  );
}

/** Every move in words. Pressing one goes there. If the list itself scrolls, it follows the moves. */
function Moves(props: {
  game: Recorded;
  at: number;
  speakers: SeatNames;
  review: Review;
  onGo: (move: number) => void;
}) {
  const { game, at, speakers, review, onGo } = props;
  const { t } = useTranslation("game");
  const moves = useMemo(() => eventsOf(game), [game]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.children[Math.max(at - 1, 0)] as HTMLElement | undefined;
    if (list.current && current)
      list.current.scrollTop = current.offsetTop + (current.offsetHeight - list.current.clientHeight) / 2;
  }, [at]);
  return (
    <ol ref={list} className="replay-moves" aria-label={t("moves")}>
      {moves.map((happened, i) => (
        <Move
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a move is its identity
          key={i}
          happened={happened}
          speakers={speakers}
          isShown={at === i + 1}
          onPress={() => onGo(i + 1)}
        >
          <LossMark game={game} review={review} n={i} />
        </Move>
      ))}
    </ol>
  );
}

/** A move in words, which the board points out while somebody reads them. */
function Move(props: {
  happened: readonly GameEvent[];
  speakers: SeatNames;
  isShown: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  const { happened, speakers, isShown, onPress, children } = props;
  const pointing = usePointing({ ways: waysOf(happened) });
  return (
    <li>
      <button type="button" aria-current={isShown ? "step" : undefined} onClick={onPress} {...pointing}>
        <InWords speakers={speakers} happened={happened} />
        {children}
      </button>
    </li>
  );
}

/** What a move lost, if that is worth mentioning. */
function LossMark({ game, review, n }: { game: Recorded; review: Review; n: number }) {
  const [loss] = review.isOpen && review.indices.includes(n) ? lossesOf(game, review.reviews, [n]) : [];
  return loss && <b data-verdict={loss.verdict}> −{Math.round(loss.lost)}</b>;
}

function looksOf(
  { seats }: GameRecordAnswer,
  { names }: SeatNames,
  levels: readonly SeatLook["level"][],
  shown: Shown,
  hands: readonly SeatLook["openHand"][],
): SeatLook[] {
  return seats.map(({ name: username, kind, color }, seat) =>
    seatLook(
      seat,
      { username, color, isBot: kind === "bot", level: levels[seat], openHand: hands[seat] },
      shown,
      names[seat],
    ),
  );
}
