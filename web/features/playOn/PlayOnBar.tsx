import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { TableChatButton } from "#web/app/chat/TableChatButton.tsx";
import { ShellMenu } from "#web/app/shell/ShellMenu.tsx";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { BarButton } from "../game/BarButton.tsx";
import type { Hint } from "../game/hint/useHint.ts";
import { HintIcon, HistoryIcon } from "../game/icons.tsx";
import { MoveList } from "../game/MoveList.tsx";
import { Score } from "../game/Score.tsx";
import type { MoveHistory } from "../game/useMoves.ts";
import { BackLink } from "./BackLink.tsx";
import { RestartIcon } from "./icons.tsx";

/** The slim bar: the score, a hint, the same position again, and the way back to the replay. */
export function PlayOnBar(props: {
  scored: ComponentProps<typeof Score>["game"];
  speakers: Speakers;
  history: MoveHistory;
  back: string;
  hint: Hint;
  onRestart: () => void;
}) {
  const { scored, speakers, history, back, hint, onRestart } = props;
  const { t } = useTranslation("playOn");
  const { t: ofGame } = useTranslation("game");
  const [areMovesOpen, setMovesOpen] = useState(false);
  return (
    <header className="game-bar">
      <ShellMenu />
      <Score game={scored} speakers={speakers} />
      {hint.isOffered && (
        <BarButton label={ofGame("hint.ask")} icon={<HintIcon />} isOff={!hint.isReady} onPress={hint.ask} />
      )}
      <BarButton label={t("restart")} icon={<RestartIcon />} onPress={onRestart} />
      <BackLink to={back} />
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
