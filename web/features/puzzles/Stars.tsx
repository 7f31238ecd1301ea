import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { Difficulty } from "#rules/puzzles/puzzle.ts";
import { starsOf } from "./shareText.ts";

/** A difficulty as marks; screen readers get its name. */
export function Stars({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useTranslation("puzzles");
  return (
    <chakra.span whiteSpace="nowrap" title={t(`difficulty.${difficulty}`)}>
      <chakra.span aria-hidden="true" color="warning" letterSpacing="0.05em">
        {starsOf(difficulty)}
      </chakra.span>
      <chakra.span srOnly>{t(`difficulty.${difficulty}`)}</chakra.span>
    </chakra.span>
  );
}
