import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { parseCard } from "#rules/card.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { takeFocus } from "#web/ui/takeFocus.ts";
import type { Lesson } from "../lesson.ts";
import { addressOf } from "../lessonAddress.ts";
import { progressIn } from "../lessonProgress.ts";
import { fromNothing } from "../lessons/lessons.ts";
import { lessonWords } from "../lessonTexts.ts";
import { CardFan } from "../overview/CardFan.tsx";
import { FirstGame } from "../overview/FirstGame.tsx";
import { useLessonProgress } from "../useLessonProgress.ts";

const cards = ["N", "E", "K", "D"].flatMap((name) => parseCard(name) ?? []);

/** What follows the last chapter: praise, and where to go now; first to a chapter that is still open, if there is one. */
export function CourseEnd() {
  const { t } = useTranslation("learnPages");
  const { pathTo } = usePaths();
  const known = useLessonProgress();
  const open = fromNothing.find((chapter) => progressIn(chapter, known[chapter.id]).state !== "repeat");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <Frame>
      <title>{t("end.pageTitle")}</title>
      <CardFan cards={cards} width={72} />
      <chakra.h1 ref={heading} tabIndex={-1} fontSize="3xl" outline="none">
        {open ? t("end.lastChapter") : t("end.allDone")}
      </chakra.h1>
      {open ? <OpenChapter chapter={open} known={known[open.id]} /> : <AllDone />}
      <ButtonLink variant="ghost" to={pathTo("/tutorialoverview")}>
        {t("player.finish")}
      </ButtonLink>
    </Frame>
  );
}

function AllDone() {
  const { t } = useTranslation("learnPages");
  const { pathTo } = usePaths();
  return (
    <>
      <chakra.p textWrap="balance">{t("end.nextGame")}</chakra.p>
      <FirstGame isMain />
      <ButtonLink variant="outline" to={pathTo("/puzzles")}>
        {t("on.puzzles.go")}
      </ButtonLink>
    </>
  );
}

function OpenChapter({ chapter, known }: { chapter: Lesson; known: Parameters<typeof progressIn>[1] }) {
  const { t } = useTranslation("learnPages");
  const { t: tLearn } = useTranslation("learn");
  const { pathTo } = usePaths();
  const { next } = progressIn(chapter, known);
  return (
    <>
      <chakra.p textWrap="balance">
        {t("end.stillOpen", { chapter: lessonWords(tLearn, chapter).title })}
      </chakra.p>
      <ButtonLink to={pathTo(addressOf(chapter, next))}>{t("course.resume")}</ButtonLink>
    </>
  );
}

const Frame = chakra("div", {
  base: {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: "4",
    minHeight: "100dvh",
    p: "6",
    textAlign: "center",
  },
});
