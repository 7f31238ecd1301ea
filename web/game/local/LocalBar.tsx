import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { TableChatButton } from "#web/chat/TableChatButton.tsx";
import { ShellMenu } from "#web/menu/ShellMenu.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { BarButton } from "../bar/BarButton.tsx";
import { HintIcon, HistoryIcon } from "../bar/icons.tsx";
import { Score } from "../bar/Score.tsx";
import type { Hint } from "../hint/useHint.ts";
import { MoveList } from "../moves/MoveList.tsx";
import type { MoveHistory } from "../moves/useMoves.ts";
import type { SeatNames } from "../words/wordsOf.ts";

/** The slim bar of a table in this browser: the score, a hint, the moves, and the ways on. */
export function LocalBar(props: {
  scored: ComponentProps<typeof Score>["game"];
  speakers: SeatNames;
  history: MoveHistory;
  hint: Hint;
  /** Where one gets from here. */
  ways: ReactNode;
}) {
  const { scored, speakers, history, hint, ways } = props;
  const { t: ofGame } = useTranslation("game");
  const [areMovesOpen, setMovesOpen] = useState(false);
  return (
    <header className="game-bar">
      <ShellMenu />
      <Score game={scored} speakers={speakers} />
      {hint.isOffered && (
        <BarButton label={ofGame("hint.ask")} icon={<HintIcon />} isOff={!hint.isReady} onPress={hint.ask} />
      )}
      {ways}
      <span className="game-bar-moves">
        <BarButton label={ofGame("moves")} icon={<HistoryIcon />} onPress={() => setMovesOpen(true)} />
      </span>
      <TableChatButton />
      <Dialog title={ofGame("moves")} isOpen={areMovesOpen} onClose={() => setMovesOpen(false)}>
        <MoveList history={history} speakers={speakers} formerSpeakers={[]} />
      </Dialog>
    </header>
  );
}
