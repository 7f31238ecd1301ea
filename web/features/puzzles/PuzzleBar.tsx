import { useTranslation } from "react-i18next";
import type { Heading } from "#rules/puzzles/book.ts";
import { TableChatButton } from "#web/chat/TableChatButton.tsx";
import { ShellMenu } from "#web/menu/ShellMenu.tsx";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { BackIcon } from "./icons.tsx";
import { pathOfPuzzles, type Training } from "./puzzleQuery.ts";
import { Stars } from "./Stars.tsx";

/** The slim bar above a puzzle: the menu, the way back to all puzzles, and which puzzle it is. */
export function PuzzleBar({ heading, training }: { heading: Heading; training: Training }) {
  const { t } = useTranslation("puzzles");
  const { pathTo } = usePaths();
  return (
    <header className="game-bar puzzle-bar">
      <ShellMenu />
      <ButtonLink variant="ghost" size="icon" to={pathTo(pathOfPuzzles(training))} {...named(t("toAll"))}>
        <BackIcon />
      </ButtonLink>
      <p className="puzzle-name">
        {t(`kind.${heading.kind}`)} <Stars difficulty={heading.difficulty} />
      </p>
      <TableChatButton />
    </header>
  );
}
