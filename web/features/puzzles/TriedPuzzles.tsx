import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Heading } from "#rules/puzzles/book.ts";
import type { PuzzleHistory } from "#rules/puzzles/progress.ts";
import { dateLocale } from "#schema/dateLocale.ts";
import { limits } from "#schema/limits.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { CheckIcon, CloseIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { pathOfPuzzle } from "./puzzleQuery.ts";
import { Stars } from "./Stars.tsx";
import type { OwnPuzzles } from "./useOwnPuzzles.ts";
import { usePuzzleBook } from "./usePuzzleBook.ts";

/** The puzzles that one has tried, the last one first; a press leads to each again. */
export function TriedPuzzles({ own: { progress } }: { own: OwnPuzzles }) {
  const { t } = useTranslation("puzzles");
  const [shown, setShown] = useState(limits.puzzlesListed);
  const { headings } = usePuzzleBook();
  const entries = headings
    .flatMap((heading) => {
      const history = progress.puzzles.get(heading.id);
      return history === undefined ? [] : [{ heading, history }];
    })
    .sort((one, other) => other.history.lastAt - one.history.lastAt);
  return (
    <Panel title={t("history.title")}>
      {entries.length === 0 && (
        <Empty title={t("history.none")}>
          <p>{t("history.noneHint")}</p>
        </Empty>
      )}
      <chakra.ol m="0" p="0" listStyleType="none">
        {entries.slice(0, shown).map(({ heading, history }) => (
          <Entry key={heading.id} heading={heading} history={history} />
        ))}
      </chakra.ol>
      {entries.length > shown && (
        <Button variant="outline" mt="3" onClick={() => setShown(shown + limits.puzzlesListed)}>
          {t("history.more")}
        </Button>
      )}
    </Panel>
  );
}

function Entry({ heading, history }: { heading: Heading; history: PuzzleHistory }) {
  const { t, i18n } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  const { isSolved, isSolvedAtOnce, lastAt } = history;
  const result = isSolvedAtOnce ? "solvedAtOnce" : isSolved ? "solved" : "failed";
  return (
    <chakra.li borderTop="1px solid" borderColor="line" _first={{ borderTop: "0" }}>
      <Line to={pathTo(pathOfPuzzle(heading.id))}>
        <chakra.span color={isSolved ? "success" : "fg.muted"} title={t(`history.${result}`)}>
          {isSolved ? <CheckIcon /> : <CloseIcon />}
        </chakra.span>
        <span>
          {t(`kind.${heading.kind}`)} <Stars difficulty={heading.difficulty} />
          <chakra.span srOnly>{t(`history.${result}`)}</chakra.span>
        </span>
        <chakra.time
          dateTime={new Date(lastAt).toISOString()}
          fontSize="sm"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          {new Date(lastAt).toLocaleDateString(dateLocale(i18n.language), { dateStyle: "medium" })}
        </chakra.time>
      </Line>
    </chakra.li>
  );
}

const Line = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "3",
    minHeight: "11",
    py: "1",
    textDecoration: "none",
    _hover: { bg: "bg.sunken" },
  },
});
