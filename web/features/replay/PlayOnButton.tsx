import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Seat } from "#rules/variant.ts";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import { Button } from "#web/ui/Button.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const PlayOnChooser = lazyPart(
  () => import("./PlayOnChooser.tsx"),
  ({ PlayOnChooser }) => PlayOnChooser,
);

/**
 * Offers to play on from the current position.
 * @param props.seat the seat that is offered first
 */
export function PlayOnButton(props: {
  answer: GameRecordAnswer;
  names: readonly string[];
  at: number;
  seat: Seat;
  isOver: boolean;
}) {
  const { answer, names, at, seat, isOver } = props;
  const { t } = useTranslation("table");
  const [isOpen, setOpen] = useState(false);
  // Once opened it stays mounted, so that it can close properly and return the focus.
  const [isWanted, setWanted] = useState(false);
  const open = (): void => {
    setWanted(true);
    setOpen(true);
  };
  const level = answer.seats.find(({ kind }) => kind === "bot")?.level ?? "strong";
  return (
    <>
      {/* Disabled it stays in place, so that it keeps the focus. */}
      <Button
        variant="outline"
        aria-disabled={isOver || undefined}
        opacity={isOver ? "0.4" : undefined}
        onClick={() => !isOver && open()}
      >
        {t("replay.playOn")}
      </Button>
      {isWanted && (
        <Suspense>
          <PlayOnChooser
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            at={at}
            names={names}
            usual={{ seat, level }}
          />
        </Suspense>
      )}
    </>
  );
}
