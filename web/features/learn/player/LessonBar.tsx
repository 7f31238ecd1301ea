import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { TableIcon } from "#web/game/bar/icons.tsx";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { named } from "#web/ui/tooltip/named.ts";
import type { TablePart } from "./LessonTableDialog.tsx";

const fetchDialog = () => import("./LessonTableDialog.tsx");
const LessonTableDialog = lazyPart(fetchDialog, ({ LessonTableDialog }) => LessonTableDialog);

interface LessonBarProps {
  /** The name of the lesson. */
  title: string;
  /** Counted from 0. */
  step: number;
  /** Whether each step has been done. */
  done: readonly boolean[];
  /** Called when a part of the table's window was looked at and the window is closed again. */
  onSeen: (parts: ReadonlySet<TablePart>) => void;
  /** Called before the logo leads to the front page. */
  onLogo: () => void;
}

/** The slim bar of a lesson: the logo, how far one is, the window of the table, and the way out. */
export function LessonBar({ title, step, done, onSeen, onLogo }: LessonBarProps) {
  const { t } = useTranslation("learnPages");
  const { t: tTable } = useTranslation("table");
  const { pathTo } = usePaths();
  const [dialog, setDialog] = useState<"unused" | "open" | "closed">("unused");
  return (
    <header className="game-bar lesson-bar">
      <Home to={pathTo("/")} {...named(t("player.logo"))} onClick={onLogo}>
        <Logo />
      </Home>
      <Progress title={title} step={step} done={done} />
      <Button
        variant="ghost"
        size="icon"
        {...named(tTable("open"))}
        aria-haspopup="dialog"
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onClick={() => setDialog("open")}
      >
        <TableIcon />
      </Button>
      <ButtonLink
        className="lesson-stop"
        variant="ghost"
        px="3"
        {...named(t("player.stop"))}
        to={pathTo("/tutorialoverview")}
      >
        <CloseIcon />
        <span>{t("player.stop")}</span>
      </ButtonLink>
      {dialog !== "unused" && (
        <Suspense>
          <LessonTableDialog
            isOpen={dialog === "open"}
            onClose={(seen) => {
              setDialog("closed");
              onSeen(seen);
            }}
          />
        </Suspense>
      )}
    </header>
  );
}

/** The lesson's name above a row of its steps; for screen readers, which step this is. */
function Progress({ title, step, done }: Omit<LessonBarProps, "onSeen" | "onLogo">) {
  const { t } = useTranslation("learnPages");
  const steps = done.length;
  return (
    <div
      className="lesson-progress"
      role="progressbar"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step + 1}
      aria-valuetext={t("player.stepOf", { step: step + 1, steps })}
    >
      <span>
        <b>{title}</b> <small>{`${step + 1} / ${steps}`}</small>
      </span>
      <span className="lesson-steps">
        {done.map((isDone, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson stay the same
          <i key={i} data-done={isDone || undefined} data-here={i === step || undefined} />
        ))}
      </span>
    </div>
  );
}

function prepareDialog(): void {
  // Opening it hits the same failure and reports it.
  fetchDialog().catch(() => {});
}

const Home = chakra(Link, {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: "0",
    width: "11",
    height: "11",
    borderRadius: "md",
    _hover: { bg: "bg.sunken" },
  },
});
