import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { botLevels } from "#rules/bots/levels.ts";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { HistoryIcon } from "#web/game/bar/icons.tsx";
import { seatsBesides } from "#web/game/seatsBesides.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import { useAccount } from "#web/net/account.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { rememberWin } from "#web/net/newcomer.ts";
import { useTeamRecord } from "#web/net/teamRecord.ts";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { useBeginGame } from "#web/tables/useBeginGame.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { takeFocus } from "#web/ui/takeFocus.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Celebration } from "./Celebration.tsx";
import { Rematch } from "./Rematch.tsx";
import { SeriesEnd } from "./series/SeriesEnd.tsx";
import { othersAfter } from "./useRematch.ts";

const EndDetails = lazyPart(
  () => import("./table/EndDetails.tsx"),
  ({ EndDetails }) => EndDetails,
);

interface EndOverlayProps {
  game: GameState;
  speakers: SeatNames;
  ask: AskGame;
  /** Called when the player wants to see the board. */
  onClose: () => void;
}

/**
 * The end of the game: who has won and why, in Team-Tac with how many cards, everybody's statistics, and how to go on.
 */
export function EndOverlay({ game, speakers, ask, onClose }: EndOverlayProps) {
  const { t } = useTranslation("game");
  const { t: tTable } = useTranslation("table");
  const { pathTo } = usePaths();
  const title = useRef<HTMLHeadingElement>(null);
  const { view, status, gameID, match } = game;
  const { variant } = view.table;
  const winner = game.decision?.side ?? view.table.winner;
  const team = variant.isTeamTac ? variant.teams.flat().sort() : (variant.teams[winner] ?? []);
  const hasWon = status === "over" && view.seat !== null && team.includes(view.seat);

  // No sound for a player who arrives after the end.
  const [isFresh] = useState(() => game.recentMoves.length > 0);

  useEffect(() => {
    takeFocus(title.current);
    if (isFresh && status === "over" && view.seat !== null) playSound(hasWon ? "won" : "lost");
  }, [isFresh, hasWon, status, view.seat]);

  useEffect(() => {
    if (hasWon) rememberWin(gameID);
  }, [hasWon, gameID]);

  // A player who leaves must not keep the others waiting for an answer.
  const decline = (): void => {
    if (view.seat !== null && game.rematch?.waitingID) void ask("waiting:declineRematch", {});
  };

  const outcome = outcomeKey();
  return (
    <section className="game-end" aria-label={t("end.title")} data-end={hasWon ? "won" : "other"}>
      {hasWon && isFresh && <Celebration colors={team.map((seat) => game.seats[seat].color)} />}
      <h2 ref={title} tabIndex={-1}>
        {outcome === "aborted" || outcome === "agreed" ? tTable(`end.${outcome}`) : t(`end.${outcome}`)}
      </h2>
      <p>
        {status === "aborted" ? whyAborted() : <HowItEnded game={game} speakers={speakers} team={team} />}
      </p>
      <SeriesEnd game={game} speakers={speakers} />
      {match ? (
        <div className="game-rematch">
          <ButtonLink size="lg" to={pathTo(pathOfTournament({ type: match.kind, id: match.tournamentID }))}>
            {t("match.toTournament")}
          </ButtonLink>
        </div>
      ) : (
        view.seat !== null && <Again game={game} speakers={speakers} ask={ask} />
      )}
      <div className="game-end-buttons">
        <Button variant="outline" onClick={onClose}>
          {t("end.seeBoard")}
        </Button>
        <ButtonLink variant="outline" to={pathTo(`/game?gameID=${gameID}&move=0`)}>
          <HistoryIcon />
          {tTable("end.watchAgain")}
        </ButtonLink>
        <ButtonLink variant="ghost" to={pathTo("/")} onClick={decline}>
          {t("end.leave")}
        </ButtonLink>
      </div>
      {view.seat !== null && <OfferAccount />}
      <Suspense fallback={<Waiting />}>
        <EndDetails game={game} ask={ask} />
      </Suspense>
    </section>
  );

  function whyAborted(): string {
    if (outcome === "agreed") return tTable("end.agreedText");
    return match ? t("match.closed") : tTable("end.abortedText");
  }

  function outcomeKey(): "aborted" | "agreed" | "won" | "lost" | "over" {
    if (status === "aborted") return game.decision?.reason === "agreed" ? "agreed" : "aborted";
    if (view.seat === null) return "over";
    return hasWon ? "won" : "lost";
  }
}

/** What a guest, whose games nobody remembers, is told at the end of one. */
function OfferAccount() {
  const { t } = useTranslation("game");
  const { t: tCommon } = useTranslation();
  const hasAccount = useAccount() !== undefined;
  if (hasAccount) return null;
  return (
    <div className="game-end-account">
      <span>{t("end.account")}</span>
      <Button variant="outline" onClick={() => openAccountDialog("signUp")}>
        {tCommon("account.signUp")}
      </Button>
    </div>
  );
}

function HowItEnded({
  game,
  speakers,
  team,
}: {
  game: GameState;
  speakers: SeatNames;
  team: readonly number[];
}) {
  const { t, i18n } = useTranslation("game");
  const { t: tTable } = useTranslation("table");
  const { variant, cardsLaid } = game.view.table;
  const record = useTeamRecord(variant.isTeamTac ? variant.seats : undefined);
  if (variant.isTeamTac) {
    const sentence = t("end.allHome", { count: cardsLaid });
    if (record === undefined) return sentence;
    return `${sentence} ${cardsLaid <= record ? t("end.isRecord") : t("end.record", { cards: record })}`;
  }
  const namesOf = (seats: readonly number[]): string =>
    new Intl.ListFormat(i18n.language).format(seats.map((seat) => speakers.names[seat]));
  const names = namesOf(team);
  const reason = game.decision?.reason;
  if (reason === "resigned") return tTable("end.resigned", { names: namesOf(seatsBesides(variant, team)) });
  return reason === undefined || reason === "agreed"
    ? t("end.teamHome", { names })
    : t(`match.decidedBy.${reason}`, { names });
}

/**
 * People can meet in a waiting room again. A player alone with bots, or whose fellow players have left, starts a new
 * game at once.
 */
function Again({ game, speakers, ask }: Pick<EndOverlayProps, "game" | "speakers" | "ask">) {
  const { t } = useTranslation("game");
  const { t: tTable } = useTranslation("table");
  const { begin, isBeginning } = useBeginGame();
  const { view, seats } = game;
  const hadPeople = seats.filter(({ kind }) => kind !== "bot").length > 1;
  const level = seats.find(({ kind }) => kind === "bot")?.level ?? botLevels[0];
  return (
    <>
      {hadPeople && <Rematch game={game} speakers={speakers} ask={ask} />}
      {!othersAfter(game).isAnybodyThere && (
        <div className="game-rematch">
          <Button
            size="lg"
            disabled={isBeginning}
            onClick={() => begin({ variant: view.table.variant.name, level })}
          >
            {hadPeople ? tTable("rematch.withBots") : t("end.again")}
          </Button>
        </div>
      )}
    </>
  );
}
