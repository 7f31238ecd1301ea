import type { TFunction } from "i18next";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { View } from "#rules/view.ts";
import type { RecentMove } from "#web/net/game/gameRoom.ts";
import type { Tellers } from "../moves/MoveList.tsx";
import { pointAt, usePointing } from "../pointing.ts";
import { speakersAt } from "../words/seatNamesAt.ts";
import { placeWords } from "../words/wordsOf.ts";
import { type Hurt, hurtsSince } from "./hurts.ts";

/** How long the board points at what the words name before anybody points at them, in ms. */
const pointingMs = 6_000;

export interface SinceOwnMoveProps extends Tellers {
  view: View;
  /** The newest moves without a gap, oldest first. */
  moves: readonly RecentMove[];
}

/** What others have done to the viewer's marbles since the viewer's last card. The board points at it for a moment. */
export function SinceOwnMove({ view, moves, speakers, formerSpeakers }: SinceOwnMoveProps) {
  const { t } = useTranslation("table");
  const { t: tMoves } = useTranslation("moves");
  const hurts = useMemo(() => {
    const { seat } = view;
    return (seat === null ? [] : hurtsSince(moves, seat)).flatMap((hurt) => {
      const { own, names } = speakersAt(speakers, formerSpeakers, hurt.version);
      return own === seat ? { ...hurt, name: names[hurt.by] } : [];
    });
  }, [view, moves, speakers, formerSpeakers]);
  const places = useMemo(() => [...new Set(hurts.flatMap((each) => each.places))], [hurts]);
  useEffect(() => {
    const end = pointAt({ places });
    const ending = setTimeout(end, pointingMs);
    return () => {
      clearTimeout(ending);
      end();
    };
  }, [places]);
  const pointing = usePointing({ places });
  if (hurts.length === 0) return null;
  const where = places.map((place) => placeWords(tMoves, speakers, place));
  return (
    <p className="game-note" data-note="since" {...pointing}>
      <span>
        {t("sinceYourMove.all", { what: whatWords(t, tMoves("language"), hurts).join("; ") })}
        {where.length > 0 && <span className="tac-unseen">{` (${where.join("; ")})`}</span>}
      </span>
    </p>
  );
}

interface NamedHurt extends Hurt {
  readonly name: string;
}

/** So many can be named one by one in the rows that a phone has for them. */
const namedMost = 3;

/** What was done, each kind once: by whom, or if that were too much to read, only how often. */
function whatWords(t: TFunction<"table">, language: string, hurts: readonly NamedHurt[]): string[] {
  const kinds = [...Map.groupBy(hurts, ({ what }) => what)].map(([what, same]) => {
    const byName = [...Map.groupBy(same, ({ name }) => name)];
    const names = byName.map(([name, { length }]) => (length > 1 ? `${name} (${length}×)` : name));
    return { what, names, count: same.length };
  });
  const isShort = kinds.reduce((sum, { names }) => sum + names.length, 0) <= namedMost;
  const list = new Intl.ListFormat(language);
  return kinds.map(({ what, names, count }) =>
    isShort
      ? t(`sinceYourMove.by.${what}`, { names: list.format(names) })
      : t(`sinceYourMove.often.${what}`, { times: count }),
  );
}
