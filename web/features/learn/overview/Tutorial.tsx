import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Link } from "#web/ui/Link.tsx";
import type learnPages from "../../../locales/de/learnPages.json";
import { addressOf } from "../lessonAddress.ts";
import { isExercise, progressIn } from "../lessonProgress.ts";
import { tutorial } from "../lessons/lessons.ts";
import { lessonWords } from "../lessonTexts.ts";
import { useLessonProgress } from "../useLessonProgress.ts";
import { Aside, Part, Ways } from "./Part.tsx";
import { ResetButton } from "./ResetButton.tsx";
import { StepMark } from "./StepMark.tsx";

/** A test sees that each of the tutorial's steps has a name. */
type NamedStep = keyof typeof learnPages.tutorial.step;

/** The tutorial for those who know Tac, with its steps. */
export function Tutorial() {
  const { t } = useTranslation("learnPages");
  const { t: tLearn } = useTranslation("learn");
  const { pathTo } = usePaths();
  const { steps, done, of, state, next } = progressIn(tutorial, useLessonProgress().tutorial);
  return (
    <Part title={t("tutorial.heading")} text={lessonWords(tLearn, tutorial).about} cards={["8", "1"]}>
      <Ways>
        <ButtonLink minWidth="11rem" to={pathTo(addressOf(tutorial, next))}>
          {t(`tutorial.${state}`)}
        </ButtonLink>
        <Aside>
          {[t("tutorial.minutes", { count: tutorial.minutes }), t("stepsDone", { done, steps: of })].join(
            " · ",
          )}
        </Aside>
      </Ways>
      <chakra.ol m="0" mx="-3" p="0" listStyleType="none" aria-label={t("tutorial.steps")}>
        {tutorial.steps.map((step, at) => {
          if (!isExercise(step)) return null;
          return (
            <li key={step.id}>
              <StepLink to={pathTo(addressOf(tutorial, at))}>
                <StepMark isDone={steps[at]} />
                <span>{t(`tutorial.step.${step.id as NamedStep}`)}</span>
                <chakra.span srOnly>{steps[at] ? t("done") : t("open")}</chakra.span>
              </StepLink>
            </li>
          );
        })}
      </chakra.ol>
      {done > 0 && <ResetButton of="tutorial" lessons={[tutorial.id]} />}
    </Part>
  );
}

const StepLink = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minHeight: "11",
    px: "3",
    borderRadius: "md",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
  },
});
