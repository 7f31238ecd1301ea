import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ShellMenu } from "#web/app/shell/ShellMenu.tsx";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import type { GameState } from "./gameRoom.ts";
import { HistoryIcon, SettingsIcon } from "./icons.tsx";
import { MoveList } from "./MoveList.tsx";
import { Score } from "./Score.tsx";
import { TableSettings } from "./TableSettings.tsx";

type Window = "moves" | "settings";

/** The slim bar: the way out, how it stands, the moves where there is no room for them, and the settings. */
export function GameBar({ game, speakers }: { game: GameState; speakers: Speakers }) {
  const { t } = useTranslation("game");
  const [open, setOpen] = useState<Window | null>(null);
  const close = (): void => setOpen(null);
  return (
    <header className="game-bar">
      <ShellMenu />
      <Score game={game} speakers={speakers} />
      <span className="game-bar-moves">
        <Button variant="ghost" size="icon" aria-label={t("moves")} onClick={() => setOpen("moves")}>
          <HistoryIcon />
        </Button>
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("settings.title")}
        onClick={() => setOpen("settings")}
      >
        <SettingsIcon />
      </Button>
      <Dialog title={t("moves")} isOpen={open === "moves"} onClose={close}>
        <MoveList game={game} speakers={speakers} />
      </Dialog>
      <Dialog title={t("settings.title")} isOpen={open === "settings"} onClose={close}>
        <TableSettings />
      </Dialog>
    </header>
  );
}
