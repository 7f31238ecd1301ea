import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import type { Lesson } from "../lesson.ts";
import { addressOf } from "../lessonAddress.ts";
import { progressIn } from "../lessonProgress.ts";
import { fromNothing } from "../lessons/lessons.ts";
import { useLessonProgress } from "../useLessonProgress.ts";
import { Chapter } from "./Chapter.tsx";
import { FirstGame } from "./FirstGame.tsx";
import { Aside, Part, Ways } from "./Part.tsx";
import { ResetButton } from "./ResetButton.tsx";

const sections = ["basic", "master"] as const;
const sectionOf = ({ id }: Lesson): (typeof sections)[number] => (id === "masters" ? "master" : "basic");

/** Tac from nothing: its chapters, and how far one is. Once all are done, it leads to a first game. */
export function Course() {
  const { t } = useTranslation("learnPages");
  const { pathTo } = usePaths();
  const known = useLessonProgress();
  const chapters = fromNothing.map((chapter) => ({
    chapter,
    progress: progressIn(chapter, known[chapter.id]),
  }));
  const done = sum(chapters.map(({ progress }) => progress.done));
  const of = sum(chapters.map(({ progress }) => progress.of));
  const open = chapters.filter(({ progress }) => progress.state !== "repeat");
  const isBegun = done > 0 && open.length > 0;
  const minutes = sum((isBegun ? open : chapters).map(({ chapter }) => chapter.minutes));
  const [next] = open;
  const { chapter: first } = next ?? chapters[0];
  return (
    <Part title={t("course.heading")} text={t("course.text")} cards={["13", "7", "X"]}>
      <Ways>
        {next === undefined && <FirstGame isMain />}
        <ButtonLink
          size={next && "lg"}
          minWidth="11rem"
          variant={next ? "solid" : "outline"}
          to={pathTo(addressOf(first, next?.progress.next))}
        >
          {t(`course.${next === undefined ? "repeat" : done === 0 ? "start" : "resume"}`)}
        </ButtonLink>
        <Aside>
          {[
            t(isBegun ? "course.minutesLeft" : "course.minutes", { count: minutes }),
            t("stepsDone", { done, steps: of }),
          ].join(" · ")}
        </Aside>
      </Ways>
      {sections.map((section) => (
        <div key={section}>
          <chakra.h3 mb="1" fontSize="sm" color="fg.muted" fontWeight="medium">
            {t(`course.section.${section}`)}
          </chakra.h3>
          <chakra.ol m="0" mx="-3" p="0" listStyleType="none" aria-label={t(`course.section.${section}`)}>
            {chapters
              .filter(({ chapter }) => sectionOf(chapter) === section)
              .map(({ chapter, progress }) => (
                <Chapter
                  key={chapter.id}
                  chapter={chapter}
                  progress={progress}
                  isNext={chapter === next?.chapter}
                />
              ))}
          </chakra.ol>
        </div>
      ))}
      {done > 0 && <ResetButton of="course" lessons={fromNothing.map(({ id }) => id)} />}
    </Part>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
