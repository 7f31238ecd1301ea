import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { CheckIcon, CloseIcon } from "#web/ui/icons.tsx";
import { shuffledOrder } from "./shuffledOrder.ts";

interface QuizProps {
  /** The question, as the name of the group. */
  question: string;
  /** The answers; the first one is right. */
  answers: readonly string[];
  isDone: boolean;
  /** Called with the index of the chosen answer. */
  onAnswer: (answer: number) => void;
}

/** A question with answers in random order. Wrong answers stay in place, marked and without effect. */
export function Quiz({ question, answers, isDone, onAnswer }: QuizProps) {
  const [order] = useState(() => shuffledOrder(answers.length, Math.random));
  const [tried, setTried] = useState<readonly number[]>([]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="lesson-quiz" role="group" aria-label={question}>
      {order.map((answer) => {
        const isRight = isDone && answer === 0;
        const isWrong = tried.includes(answer);
        return (
          <Answer
            key={answer}
            variant="outline"
            data-answer={isRight ? "right" : isWrong ? "wrong" : undefined}
            aria-disabled={isDone || isWrong || undefined}
            onClick={() => {
              if (isDone || isWrong) return;
              if (answer !== 0) setTried([...tried, answer]);
              onAnswer(answer);
            }}
          >
            {answers[answer]}
            {isRight && <CheckIcon />}
            {isWrong && <CloseIcon />}
          </Answer>
        );
      })}
    </div>
  );
}

const Answer = chakra(Button, {
  base: {
    flexShrink: "1",
    justifyContent: "space-between",
    minHeight: "11",
    py: "1.5",
    textAlign: "start",
    "&[data-answer=right]": { borderColor: "success", color: "success", fontWeight: "bold" },
    "&[data-answer=wrong]": { borderColor: "line", color: "fg.muted", textDecoration: "line-through" },
    "&[aria-disabled]": { cursor: "default" },
  },
});
