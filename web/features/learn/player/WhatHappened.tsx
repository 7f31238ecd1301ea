import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Position } from "#web/game/useStage.ts";
import { type SeatNames, wordsOf } from "#web/game/words/wordsOf.ts";

/** The moves since the step began, in words: announced to screen readers, which do not see them. */
export function WhatHappened({
  positions,
  speakers,
}: {
  positions: readonly Position[];
  speakers: SeatNames;
}) {
  const { t } = useTranslation("moves");
  const sentences = useMemo(
    () =>
      positions.flatMap(({ version, happened }) =>
        wordsOf(t, speakers, happened ?? []).map((words, i) => ({ key: `${version} ${i}`, words })),
      ),
    [positions, speakers, t],
  );
  return (
    <p className="game-last" aria-live="polite" data-version={positions[positions.length - 1].version}>
      {sentences.map(({ key, words }) => (
        <span key={key}>{words} </span>
      ))}
    </p>
  );
}
