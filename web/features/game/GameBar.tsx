import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { TableChatButton } from "#web/chat/TableChatButton.tsx";
import { BarButton } from "#web/game/bar/BarButton.tsx";
import { HintIcon, HistoryIcon, ResultIcon, SmileIcon, TableIcon } from "#web/game/bar/icons.tsx";
import { Score } from "#web/game/bar/Score.tsx";
import { showHintsIn } from "#web/game/hint/hintedGame.ts";
import type { Hint } from "#web/game/hint/useHint.ts";
import { MoveList } from "#web/game/moves/MoveList.tsx";
import type { MoveHistory } from "#web/game/moves/useMoves.ts";
import type { FormerSeatNames } from "#web/game/words/seatNamesAt.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import { ShellMenu } from "#web/menu/ShellMenu.tsx";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { ReactionPicker } from "./ReactionPicker.tsx";

const TableDialog = lazyPart(
  () => import("./table/TableDialog.tsx"),
  ({ TableDialog }) => TableDialog,
);

const MatchStrip = lazyPart(
  () => import("./match/MatchStrip.tsx"),
  ({ MatchStrip }) => MatchStrip,
);

const SeriesStrip = lazyPart(
  () => import("./series/SeriesStrip.tsx"),
  ({ SeriesStrip }) => SeriesStrip,
);

type Window = "moves" | "table" | "reactions";

/**
 * The slim bar: the way out, the score, the moves where the page has no room for them, everything else about the table,
 * and below the match of a tournament or the series that the game belongs to.
 */
export function GameBar(props: {
  game: GameState;
  speakers: SeatNames;
  formerSpeakers: readonly FormerSeatNames[];
  history: MoveHistory;
  leftAt: number | undefined;
  byBot: string | undefined;
  ask: AskGame;
  hint: Hint;
  /** Shows the result again; present once there is one. */
  onResult?: () => void;
}) {
  const { game, speakers, formerSpeakers, history, leftAt, byBot, ask, hint, onResult } = props;
  const { t } = useTranslation("game");
  const { t: tTable } = useTranslation("table");
  const [open, setOpen] = useState<Window | null>(null);
  // Once opened it stays mounted, so that it can close properly and return the focus.
  const [isTableWanted, setTableWanted] = useState(false);
  const close = (): void => setOpen(null);
  const openTable = (): void => {
    setTableWanted(true);
    setOpen("table");
  };
  return (
    <header className="game-bar">
      <ShellMenu />
      <Score game={game} speakers={speakers} />
      {onResult && <BarButton label={tTable("end.open")} icon={<ResultIcon />} onPress={onResult} />}
      {hint.isOffered && <HintButton hint={hint} />}
      {game.view.seat !== null && game.status === "running" && (
        <BarButton
          label={tTable("reactions.title")}
          icon={<SmileIcon />}
          onPress={() => setOpen("reactions")}
        />
      )}
      <span className="game-bar-moves">
        <BarButton label={t("moves")} icon={<HistoryIcon />} onPress={() => setOpen("moves")} />
      </span>
      <BarButton label={tTable("open")} icon={<TableIcon />} onPress={openTable} />
      <TableChatButton />
      {game.match && (
        <div className="game-match">
          <Suspense>
            <MatchStrip match={game.match} isRunning={game.status === "running"} />
          </Suspense>
        </div>
      )}
      {game.series && (
        <div className="game-match">
          <Suspense>
            <SeriesStrip game={game} speakers={speakers} />
          </Suspense>
        </div>
      )}
      <Dialog title={t("moves")} isOpen={open === "moves"} onClose={close}>
        <MoveList
          history={history}
          speakers={speakers}
          formerSpeakers={formerSpeakers}
          leftAt={leftAt}
          byBot={byBot}
        />
      </Dialog>
      <ReactionPicker
        isOpen={open === "reactions"}
        onClose={close}
        onPick={(emoji) => void ask("game:react", { emoji })}
      />
      {isTableWanted && (
        <Suspense>
          <TableDialog game={game} speakers={speakers} ask={ask} isOpen={open === "table"} onClose={close} />
        </Suspense>
      )}
    </header>
  );
}

/** Asks for a hint. Where hints come by themselves, it ends that. */
function HintButton({ hint }: { hint: Hint }) {
  const { t } = useTranslation("game");
  return hint.isAutomatic ? (
    <BarButton
      label={t("hint.end")}
      icon={<HintIcon />}
      color="accent.text"
      onPress={() => showHintsIn(undefined)}
    />
  ) : (
    <BarButton label={t("hint.ask")} icon={<HintIcon />} isOff={!hint.isReady} onPress={hint.ask} />
  );
}
