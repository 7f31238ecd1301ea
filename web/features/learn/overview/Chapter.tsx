import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type Card, parseCard } from "#rules/card.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";
import type { Lesson, LessonID } from "../lesson.ts";
import { addressOf } from "../lessonAddress.ts";
import type { LessonProgress } from "../lessonProgress.ts";
import { isExercise } from "../lessonProgress.ts";
import { lessonWords } from "../lessonTexts.ts";
import { CardFan } from "./CardFan.tsx";
import { StepMark } from "./StepMark.tsx";

/** The cards that a chapter is about, by their names. */
const cardsOf: Record<Exclude<LessonID, "tutorial">, readonly string[]> = {
  aim: ["12"],
  comingOut: ["1", "13"],
  moving: ["5"],
  home: ["3"],
  partner: ["10"],
  fourAndEight: ["4", "8"],
  seven: ["7"],
  tricksterAndTac: ["T", "X"],
  masters: ["N", "D"],
};

interface ChapterProps {
  chapter: Lesson;
  progress: LessonProgress;
  /** Whether it is the one to go on with. */
  isNext: boolean;
}

/** A chapter of Tac from nothing: a link to its first open step, with a marble for each exercise done. */
export function Chapter({ chapter, progress, isNext }: ChapterProps) {
  const { t } = useTranslation("learnPages");
  const { t: tLearn } = useTranslation("learn");
  const { pathTo } = usePaths();
  const { title, about } = lessonWords(tLearn, chapter);
  const { done, of, steps, next } = progress;
  return (
    <li>
      <Row to={pathTo(addressOf(chapter, next))} data-next={isNext || undefined}>
        <chakra.span display="grid" placeItems="center" width="16">
          <CardFan cards={cardsNamed(chapter)} width={30} />
        </chakra.span>
        <span>
          <chakra.span display="block" fontWeight="bold">
            {title}
          </chakra.span>
          <chakra.span display="block" fontSize="sm" color="fg.muted" textWrap="pretty">
            {about}
          </chakra.span>
        </span>
        <Marks>
          <chakra.span fontSize="sm" color="fg.muted" whiteSpace="nowrap">
            {t("course.minutes", { count: chapter.minutes })}
          </chakra.span>
          <chakra.span display="flex" gap="1">
            {chapter.steps.map(
              (step, at) => isExercise(step) && <StepMark key={step.id} isDone={steps[at]} />,
            )}
          </chakra.span>
          <chakra.span srOnly>{t("stepsDone", { done, steps: of })}</chakra.span>
        </Marks>
      </Row>
    </li>
  );
}

function cardsNamed({ id }: Lesson): Card[] {
  return id === "tutorial" ? [] : cardsOf[id].flatMap((name) => parseCard(name) ?? []);
}

const Row = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) auto" },
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    minHeight: "14",
    px: "3",
    py: "3",
    borderRadius: "md",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
    "&[data-next]": { bg: "accent.subtle" },
  },
});

const Marks = chakra("span", {
  base: {
    gridColumn: { base: "2", sm: "auto" },
    display: "flex",
    flexDirection: { base: "row-reverse", sm: "column" },
    justifyContent: "flex-end",
    alignItems: { base: "center", sm: "flex-end" },
    gap: { base: "3", sm: "1" },
  },
});
