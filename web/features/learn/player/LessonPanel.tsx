import { type ReactNode, type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import { Button } from "#web/ui/Button.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { BackIcon, ResetIcon } from "./icons.tsx";
import { PointedText } from "./PointedText.tsx";

/** The answer to what the learner has just done. */
export interface Verdict {
  readonly kind: "right" | "wrong";
  readonly text: string;
}

interface LessonPanelProps {
  /** It may point at the board, and so may the task and the verdict (pointedText.ts). */
  text: string;
  /** What is to do; `null` where there is only something to read. */
  task: string | null;
  speakers: SeatNames;
  verdict: Verdict | null;
  /** On a low screen the text lies over the board; it is folded to see the board. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  /** Begins the step anew; absent where nothing can be changed. */
  onReset?: () => void;
  /** Absent at the first step. */
  onBack?: () => void;
  onForward: () => void;
  /** The name of the way forward. */
  forward: string;
  /** Whether the way forward is open. */
  isOpen: boolean;
  wordsRef: RefObject<HTMLDivElement | null>;
  forwardRef: RefObject<HTMLButtonElement | null>;
}

/** What a lesson says: the text, the task, the verdict, and the way through the steps. Its size is always the same. */
export function LessonPanel({
  text,
  task,
  speakers,
  verdict,
  isFolded,
  onFold,
  onReset,
  onBack,
  onForward,
  forward,
  isOpen,
  wordsRef,
  forwardRef,
}: LessonPanelProps) {
  const { t } = useTranslation("learnPages");
  const [textID, taskID] = [useId(), useId()];
  return (
    <section className="lesson-panel" aria-label={t("player.lesson")} data-folded={isFolded || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        className="lesson-words"
        ref={wordsRef}
        role="group"
        aria-labelledby={`${textID} ${taskID}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        <p id={textID} className="lesson-text">
          <PointedText text={text} speakers={speakers} />
        </p>
        <p id={taskID} className="lesson-task">
          {task && <PointedText text={task} speakers={speakers} />}
        </p>
      </div>
      <p className="lesson-verdict" role="status" data-verdict={verdict?.kind}>
        {verdict && <PointedText text={verdict.text} speakers={speakers} />}
      </p>
      <div className="lesson-ways">
        <Way name={t("player.back")} icon={<BackIcon />} onPress={onBack} />
        {onReset && <Way name={t("player.reset")} icon={<ResetIcon />} onPress={onReset} />}
        <Button
          className="lesson-fold"
          variant="ghost"
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? t("player.toText") : t("player.toBoard")}
        </Button>
        <Button className="lesson-to-table" variant="outline" onClick={focusTable}>
          {t("player.toBoard")}
        </Button>
        <Button
          ref={forwardRef}
          className="lesson-forward"
          variant={isOpen ? "solid" : "outline"}
          aria-disabled={!isOpen || undefined}
          onClick={() => isOpen && onForward()}
        >
          {forward}
        </Button>
      </div>
    </section>
  );
}

/** A button with a drawing; its name stands beside it where there is room. Without effect it stays in place. */
function Way({ name, icon, onPress }: { name: string; icon: ReactNode; onPress: (() => void) | undefined }) {
  return (
    <Button
      className="lesson-way"
      variant="ghost"
      {...named(name)}
      aria-disabled={!onPress || undefined}
      onClick={onPress}
    >
      {icon}
      <span>{name}</span>
    </Button>
  );
}

/** Leads the focus to what can be chosen: the hand, or the answers to a question. */
function focusTable(): void {
  document.querySelector<HTMLElement>('.lesson-quiz button, [data-hand-card][tabindex="0"]')?.focus();
}
