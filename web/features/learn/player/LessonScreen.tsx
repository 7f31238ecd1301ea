import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Card, parseCard } from "#rules/card.ts";
import { PointedPlaces } from "#web/game/PointedPlaces.tsx";
import { PlayTable } from "#web/game/play/PlayTable.tsx";
import { type Play, usePlay } from "#web/game/play/usePlay.ts";
import { pointAt, pointAtNothing } from "#web/game/pointing.ts";
import { bottomSeat } from "#web/game/positions.ts";
import { placesIn, plainText } from "#web/game/words/pointedText.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { takeFocus } from "#web/ui/takeFocus.ts";
import { type Lesson, learner, type Step } from "../lesson.ts";
import { isExercise } from "../lessonProgress.ts";
import { answerWords, lessonWords, stepWords } from "../lessonTexts.ts";
import { LessonBar } from "./LessonBar.tsx";
import { LessonPanel } from "./LessonPanel.tsx";
import { Quiz } from "./Quiz.tsx";
import { useLessonTable } from "./useLessonTable.ts";
import { type StepRun, useStepRun } from "./useStepRun.ts";
import { useVerdict } from "./useVerdict.ts";
import { WhatHappened } from "./WhatHappened.tsx";
import "./lesson.css";

interface LessonScreenProps {
  lesson: Lesson;
  /** Counted from 0. */
  at: number;
  /** Whether each step has been done. */
  done: readonly boolean[];
  onDone: (at: number) => void;
  onGo: (at: number) => void;
  /** What follows the last step. */
  onEnd: () => void;
  endLabel: string;
}

/** A lesson at the table: its steps one after another, with what they say in a panel of their own. */
export function LessonScreen({ lesson, at, done, onDone, onGo, onEnd, endLabel }: LessonScreenProps) {
  const { t } = useTranslation("learnPages");
  const { t: tLearn } = useTranslation("learn");
  const step = lesson.steps[at];
  const { goal } = step;
  const run = useStepRun(
    step,
    useCallback(() => onDone(at), [onDone, at]),
  );
  const { seats, speakers } = useLessonTable();
  const [positions] = usePreference("seatPositions");
  const isPlayed = goal.kind === "card" || (goal.kind === "move" && !run.isDone);
  const play = usePlay({
    positions: run.positions,
    bottom: bottomSeat(speakers.variant.seats, learner, positions),
    onMove: run.onMove,
    isHalted: !isPlayed,
    opening: { round: run.round, card: firstCardOf(step) },
  });
  const { parts } = play.ownMoves;
  const { canStillBeMet } = run;
  const isLost = parts.length > 0 && !canStillBeMet(parts);
  const verdict = useVerdict(step, { ...run, isLost }, lesson.steps[at + 1]);
  const [foldedAt, foldAt] = useState<number>();
  const wordsOfStep = stepWords(tLearn, step);
  usePointingOut(wordsOfStep, run.round);
  const words = useRef<HTMLDivElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  useFocusOfLesson({ at, isDone: run.isDone, words, forward });

  const { title } = lessonWords(tLearn, lesson);
  const { text, task } = wordsOfStep;
  // Who begins to play has read the text and wants to see the board.
  const onPointerDown = ({ target }: PointerEvent): void => {
    if (!(target as Element).closest(".game-board, .game-hand")) return;
    foldAt(at);
    pointAtNothing();
  };
  const isLast = at === lesson.steps.length - 1;
  const isOpen = goal.kind === "read" || run.isDone || done[at];
  return (
    <div className={classOf(step, isPlayed)} onPointerDown={onPointerDown}>
      <title>{t("pageTitle", { lesson: title })}</title>
      <PlayTable
        key={lesson.id}
        play={goal.kind === "card" ? watched(play, goal.card, run) : play}
        seats={seats}
        speakers={speakers}
        title={t("player.title", { lesson: title, step: at + 1, steps: lesson.steps.length })}
        bar={
          <>
            <LessonBar
              title={title}
              step={at}
              done={done}
              onSeen={(parts) => goal.kind === "window" && parts.has(goal.window) && run.finish()}
              onLogo={() => goal.kind === "logo" && run.finish()}
            />
            <LessonPanel
              text={text}
              task={task}
              speakers={speakers}
              verdict={verdict}
              isFolded={foldedAt === at}
              onFold={(isFolded) => foldAt(isFolded ? at : undefined)}
              onReset={isPlayed || (goal.kind === "move" && run.isDone) ? run.reset : undefined}
              onBack={at > 0 ? () => onGo(at - 1) : undefined}
              onForward={isLast ? onEnd : () => onGo(at + 1)}
              forward={isLast ? endLabel : t("player.forward")}
              isOpen={isOpen}
              wordsRef={words}
              forwardRef={forward}
            />
            {goal.kind === "quiz" && isExercise(step) && (
              <Quiz
                key={step.id}
                question={plainText(task ?? "")}
                answers={Array.from({ length: goal.answers }, (_, i) => answerWords(tLearn, step, i))}
                isDone={run.isDone}
                onAnswer={(answer) => (answer === 0 ? run.finish() : run.fail("answer"))}
              />
            )}
          </>
        }
        overBoard={<PointedPlaces layout={play.layout} />}
        last={<WhatHappened positions={run.positions} speakers={speakers} />}
      />
    </div>
  );
}

/** The card that is chosen when the step begins. Where one is to be chosen, the table does not do it. */
function firstCardOf({ chosen, goal }: Step): Card | null | undefined {
  if (chosen !== undefined) return parseCard(chosen);
  return goal.kind === "card" ? null : undefined;
}

/** The table of a step that asks to choose a card: choosing it reaches the goal. */
function watched(play: Play, wanted: string, { isDone, finish }: StepRun): Play {
  const { choosing } = play;
  const card = parseCard(wanted);
  return {
    ...play,
    choosing: {
      ...choosing,
      pressCard(index) {
        choosing.pressCard(index);
        const isChosen = choosing.cards[index] === card && choosing.choice.card !== card;
        if (isChosen && !isDone && choosing.playable.has(card)) finish();
      },
    },
  };
}

function classOf({ goal }: Step, isPlayed: boolean): string {
  return ["lesson", goal.kind === "quiz" && "is-quiz", !isPlayed && "is-still"].filter(Boolean).join(" ");
}

/** Points at what the words of a step name, until somebody plays. */
function usePointingOut({ text, task }: ReturnType<typeof stepWords>, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that begins anew points again
  useEffect(() => pointAt({ places: placesIn(`${text} ${task ?? ""}`) }), [text, task, round]);
}

/** Leads the focus to the words of another step, and to the way on when a step was done by keyboard. */
function useFocusOfLesson(props: {
  at: number;
  isDone: boolean;
  words: React.RefObject<HTMLElement | null>;
  forward: React.RefObject<HTMLElement | null>;
}): void {
  const { at, isDone, words, forward } = props;
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    words.current?.scrollTo(0, 0);
    takeFocus(words.current);
  }, [at, words]);
  useEffect(() => {
    if (isDone && document.activeElement?.matches(":focus-visible")) forward.current?.focus();
  }, [isDone, forward]);
}
