import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { Button } from "#web/ui/Button.tsx";
import { saveFile } from "#web/ui/saveFile.ts";
import { showToast } from "#web/ui/toasts.ts";
import { named } from "#web/ui/tooltip/named.ts";
import type { useReplay } from "./useReplay.ts";

const drawings = {
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M15 4 7 12l8 8 1.5-1.5L10 12l6.5-6.5z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  forth: "M9 4l8 8-8 8-1.5-1.5L14 12 7.5 5.5z",
  last: "M18 5v14M5 5l10 7-10 7z",
} as const;

/**
 * The navigation through the moves, and what can be taken along: a link to the current move, and the game as a file.
 * Further buttons can be passed in.
 */
export function ReplayControls({
  replay,
  answer,
  children,
}: {
  replay: ReturnType<typeof useReplay>;
  answer: GameRecordAnswer;
  children: ReactNode;
}) {
  const { t } = useTranslation("table");
  const { at, last, isPlaying, setPlaying, goTo } = replay;
  const copyLink = async (): Promise<void> => {
    const link = new URL(location.href);
    link.searchParams.set("move", String(at));
    try {
      await navigator.clipboard.writeText(link.href);
      showToast({ kind: "success", title: t("replay.copied") });
    } catch {
      // Not every browser lets a page copy. Then the link is shown for copying by hand.
      showToast({ kind: "info", title: t("replay.link"), text: link.href });
    }
  };
  return (
    <div className="replay-controls">
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={t("replay.move")}
        aria-valuetext={t("replay.moveOf", { move: at, moves: last })}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <div className="replay-buttons">
        <Step name="first" isOff={at === 0} onPress={() => goTo(0)} />
        <Step name="back" isOff={at === 0} onPress={() => goTo(at - 1)} />
        <Step
          name={isPlaying ? "pause" : "play"}
          isOff={at === last}
          onPress={() => setPlaying(!isPlaying)}
        />
        <Step name="forth" isOff={at === last} onPress={() => goTo(at + 1)} />
        <Step name="last" isOff={at === last} onPress={() => goTo(last)} />
        <span className="replay-count" aria-hidden="true">
          {at} / {last}
        </span>
      </div>
      <div className="replay-take">
        <Button variant="outline" onClick={copyLink}>
          {t("replay.link")}
        </Button>
        <Button
          variant="outline"
          onClick={() => saveFile(`tac-${answer.gameID}.tac`, "text/plain", answer.record)}
        >
          {t("replay.download")}
        </Button>
        {children}
      </div>
    </div>
  );
}

/** A step that leads nowhere stays in place, so that it keeps the focus. */
function Step({
  name,
  isOff,
  onPress,
}: {
  name: keyof typeof drawings;
  isOff: boolean;
  onPress: () => void;
}): ReactNode {
  const { t } = useTranslation("table");
  return (
    <Button
      variant="ghost"
      size="icon"
      {...named(t(`replay.${name}`))}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <svg
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
        opacity={isOff ? 0.4 : 1}
      >
        <path d={drawings[name]} />
      </svg>
    </Button>
  );
}
